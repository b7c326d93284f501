package fivefold.rules;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Rules;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.model.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Start positions for rule tests, read without help from the code under test's readers. */
final class Positions {
  private static final Pattern BLOCK =
      Pattern.compile("\\[([^:\\]]+):([+-]?\\d+):(\\d+):([wb])\\]");
  private static final Pattern MOVE =
      Pattern.compile(
          "\\(([+-]?\\d+)T(\\d+)\\)([a-h][1-8])\\(([+-]?\\d+)T(\\d+)\\)([a-h][1-8])(?:=([A-Z]))?");

  static final String STANDARD =
      "[r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*:0:1:w]";

  private Positions() {}

  static State state(String blocks) {
    return state(blocks, Rules.STANDARD);
  }

  static State state(String blocks, Rules rules) {
    Parity parity = blocks.contains(":+0:") || blocks.contains(":-0:") ? Parity.EVEN : Parity.ODD;
    TreeMap<Integer, TreeMap<Integer, Board>> boards = new TreeMap<>();
    Matcher m = BLOCK.matcher(blocks);
    Size size = Size.STANDARD;
    while (m.find()) {
      String[] rows = m.group(1).split("/");
      size = new Size(width(rows[0]), rows.length);
      Board.Builder board = Board.builder(size);
      for (int r = 0; r < rows.length; r++) {
        fill(board, rows[r], rows.length - 1 - r);
      }
      int line = line(parity, m.group(2));
      int halfTurn = 2 * Integer.parseInt(m.group(3)) + (m.group(4).equals("b") ? 1 : 0);
      boards.computeIfAbsent(line, k -> new TreeMap<>()).put(halfTurn, board.build());
    }
    List<Timeline> timelines = new ArrayList<>();
    boards.forEach(
        (line, run) -> {
          Timeline timeline = null;
          for (var e : run.entrySet()) {
            timeline =
                timeline == null
                    ? Timeline.of(line, e.getKey(), e.getValue())
                    : timeline.append(e.getValue());
          }
          timelines.add(timeline);
        });
    return State.of(Multiverse.of(size, parity, timelines), rules);
  }

  /** A move written in full, {@code (0T1)e2(0T1)e4}, by the player to move. */
  static Move move(State state, String text) {
    Matcher m = MOVE.matcher(text);
    if (!m.matches()) {
      throw new IllegalArgumentException(text);
    }
    Color mover = state.mover();
    return new Move(
        BoardCoord.of(line(state.parity(), m.group(1)), Integer.parseInt(m.group(2)), mover),
        Square.parse(m.group(3)).orElseThrow(),
        BoardCoord.of(line(state.parity(), m.group(4)), Integer.parseInt(m.group(5)), mover),
        Square.parse(m.group(6)).orElseThrow(),
        m.group(7) == null ? null : PieceType.ofLetter(m.group(7).charAt(0)).orElseThrow());
  }

  /** Plays moves of one turn, separated by blanks, without submitting. */
  static State play(State state, String moves) {
    for (String move : moves.split(" ")) {
      state = state.play(move(state, move)).orThrow();
    }
    return state;
  }

  /** Plays whole turns, separated by {@code " / "}. */
  static State playTurns(State state, String turns) {
    for (String turn : turns.split(" / ")) {
      state = play(state, turn).submit().orThrow();
    }
    return state;
  }

  private static int line(Parity parity, String label) {
    char sign = label.charAt(0);
    int distance = Integer.parseInt(label.replaceAll("[+-]", ""));
    boolean signed = sign == '+' || sign == '-';
    if (parity == Parity.ODD && distance == 0) {
      return 0;
    }
    return parity.index(signed ? sign : 0, distance).orElseThrow();
  }

  private static int width(String row) {
    int width = 0;
    for (char c : row.toCharArray()) {
      width += c == '*' ? 0 : Character.isDigit(c) ? c - '0' : 1;
    }
    return width;
  }

  private static void fill(Board.Builder board, String row, int rank) {
    int file = 0;
    for (int i = 0; i < row.length(); i++) {
      char c = row.charAt(i);
      if (c == '*') {
        continue;
      }
      if (Character.isDigit(c)) {
        file += c - '0';
        continue;
      }
      boolean unmoved = i + 1 < row.length() && row.charAt(i + 1) == '*';
      Color color = Character.isUpperCase(c) ? Color.WHITE : Color.BLACK;
      board.put(
          Square.of(file++, rank),
          Piece.of(color, PieceType.ofLetter(Character.toUpperCase(c)).orElseThrow(), unmoved));
    }
  }
}
