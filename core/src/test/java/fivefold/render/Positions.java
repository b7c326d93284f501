package fivefold.render;

import fivefold.game.Game;
import fivefold.game.Node;
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
import fivefold.rules.Action;
import fivefold.rules.Attempt;
import fivefold.rules.State;
import fivefold.rules.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Positions to draw, made without any notation. */
final class Positions {
  static final String STANDARD = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

  private static final Pattern MOVE =
      Pattern.compile("\\((-?\\d+)T(\\d+)\\)([a-p]\\d+)\\((-?\\d+)T(\\d+)\\)([a-p]\\d+)");

  private Positions() {}

  /** A line of play: every state with the action that led to it. */
  record Line(State start, List<State> states, List<Action> actions) {
    private Node node() {
      Node node = Game.of(start).root();
      for (Action action : actions) {
        node = node.play(action).orThrow();
      }
      return node;
    }

    State end() {
      return states.isEmpty() ? start : states.get(states.size() - 1);
    }

    List<Step> lastAction() {
      return node().steps();
    }

    Lineage lineage() {
      return Lineage.of(node());
    }
  }

  static Board board(Size size, String rows) {
    Board.Builder board = Board.builder(size);
    int rank = size.height() - 1;
    for (String row : rows.split("/")) {
      int file = 0;
      for (char c : row.toCharArray()) {
        if (Character.isDigit(c)) {
          file += c - '0';
        } else {
          Color color = Character.isUpperCase(c) ? Color.WHITE : Color.BLACK;
          PieceType type = PieceType.ofLetter(Character.toUpperCase(c)).orElseThrow();
          board.put(Square.of(file++, rank), Piece.of(color, type, true));
        }
      }
      rank--;
    }
    return board.build();
  }

  /** A start at turn 1, White to move, with one timeline for each board from this index up. */
  static State start(Size size, Parity parity, int firstIndex, String... boards) {
    List<Timeline> timelines = new ArrayList<>();
    for (String rows : boards) {
      int index = firstIndex + timelines.size();
      timelines.add(Timeline.of(index, 2, board(size, rows)));
    }
    return State.of(Multiverse.of(size, parity, timelines), Rules.STANDARD);
  }

  static State standard() {
    return start(Size.STANDARD, Parity.ODD, 0, STANDARD);
  }

  /** Plays one action for each text, its moves written in full as in {@link Move#describe}. */
  static Line play(State start, String... actions) {
    List<State> states = new ArrayList<>();
    List<Action> played = new ArrayList<>();
    State state = start;
    for (String text : actions) {
      List<Move> moves = new ArrayList<>();
      Matcher matcher = MOVE.matcher(text);
      while (matcher.find()) {
        moves.add(
            new Move(
                coord(matcher.group(1), matcher.group(2), state.mover()),
                Square.parse(matcher.group(3)).orElseThrow(),
                coord(matcher.group(4), matcher.group(5), state.mover()),
                Square.parse(matcher.group(6)).orElseThrow()));
      }
      Action action = state.standardOrder(moves);
      state = state.play(action).orThrow();
      played.add(action);
      states.add(state);
    }
    return new Line(start, states, played);
  }

  private static BoardCoord coord(String timeline, String turn, Color color) {
    return BoardCoord.of(Integer.parseInt(timeline), Integer.parseInt(turn), color);
  }

  /**
   * The end of a short Standard game with branches by both sides: timelines -1 to +2 active, +3
   * inactive, the present at T5 White, a check across timelines from (+1T5)e3 to (-1T5)e1.
   */
  static Line branches() {
    return play(
        standard(),
        "(0T1)e2(0T1)e4",
        "(0T1)e7(0T1)e5",
        "(0T2)g1(0T2)f3",
        "(0T2)b8(0T2)c6",
        "(0T3)f3(0T2)h3",
        "(1T2)f8(1T2)c5",
        "(1T3)g1(0T3)g3",
        "(0T3)f8(0T3)a3 (1T3)b8(1T2)b6",
        "(-1T3)d1(1T3)f3",
        "(-1T3)f8(-1T3)b4 (2T3)f8(2T3)a3",
        "(0T4)f1(0T4)d3 (2T4)d2(2T4)d4 (1T4)f1(1T4)e2 (-1T4)a2(-1T4)a4",
        "(0T4)a3(0T4)b2 (2T4)d8(3T3)e7 (-1T4)b4(-1T4)c5 (1T4)c5(1T4)e3");
  }

  /** Random play from a start: at most this many actions, fewer when none is found. */
  static Line random(State start, long seed, int actions) {
    Random random = new Random(seed);
    List<State> states = new ArrayList<>();
    List<Action> played = new ArrayList<>();
    State state = start;
    for (int i = 0; i < actions; i++) {
      State turn = state;
      for (int tries = 0; tries < 40; tries++) {
        List<Move> moves = turn.moveCandidates();
        if (moves.isEmpty()) {
          break;
        }
        turn = turn.play(moves.get(random.nextInt(moves.size()))).orThrow();
        if (turn.multiverse().presentColor() != turn.mover()) {
          break;
        }
      }
      Attempt submitted = turn.submit();
      if (submitted instanceof Attempt.Ok ok) {
        played.add(turn.action());
        state = ok.state();
        states.add(state);
      }
    }
    return new Line(start, states, played);
  }
}
