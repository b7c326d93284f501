package fivefold.game;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Square;
import fivefold.model.Timeline;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Reads lists of arrows and of marked squares: {@code R(0T3)g1(0T2)f3,G(0T3)e2e4} and {@code
 * G(0T3)e4}. A board without a colour letter is one of the player to move, a square without a board
 * lies on the last board of the only timeline; but the head of an arrow takes both from its tail.
 */
final class DrawingParser {
  /** Turns and timelines beyond this are a slip. */
  private static final int MAX_NUMBER = 99_999;

  private static final String BOARD = "a board is written like (0T3) or (0T3b)";

  private final String text;
  private final State state;
  private int at;

  /** What is wrong with the list; null as long as nothing is. */
  private @Nullable String problem;

  DrawingParser(String text, State state) {
    this.text = text;
    this.state = state;
  }

  @Nullable String problem() {
    return problem;
  }

  List<Drawing.Arrow> arrows() {
    List<Drawing.Arrow> arrows = new ArrayList<>();
    do {
      Brush brush = brush();
      BoardCoord from = board(null);
      Square fromSquare = square();
      BoardCoord to = board(from);
      Square toSquare = square();
      if (brush != null && from != null && fromSquare != null && to != null && toSquare != null) {
        arrows.add(new Drawing.Arrow(brush, from, fromSquare, to, toSquare));
      }
    } while (goesOn());
    return arrows;
  }

  List<Drawing.Spot> spots() {
    List<Drawing.Spot> spots = new ArrayList<>();
    do {
      Brush brush = brush();
      BoardCoord board = board(null);
      Square square = square();
      if (brush != null && board != null && square != null) {
        spots.add(new Drawing.Spot(brush, board, square));
      }
    } while (goesOn());
    return spots;
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private boolean accept(char wanted) {
    boolean there = at < text.length() && text.charAt(at) == wanted;
    at += there ? 1 : 0;
    return there;
  }

  private void skipBlanks() {
    while (peek() != 0 && Character.isWhitespace(peek())) {
      at++;
    }
  }

  private <T> @Nullable T fail(String what) {
    problem = problem == null ? what : problem;
    return null;
  }

  /** Whether another item follows, behind a comma or, as one program writes them, a blank. */
  private boolean goesOn() {
    int end = at;
    skipBlanks();
    if (problem != null || at >= text.length()) {
      return false;
    }
    if (!accept(',') && at == end) {
      fail("a comma must stand between two of them");
    }
    return problem == null;
  }

  private @Nullable Brush brush() {
    skipBlanks();
    Brush brush = Brush.ofLetter(peek());
    at++;
    return brush == null ? fail("the colour must be one of G, R, Y, B and O") : brush;
  }

  /**
   * @param usual the board when none is written; null for that of the only timeline
   */
  private @Nullable BoardCoord board(@Nullable BoardCoord usual) {
    if (problem != null) {
      return null;
    }
    if (accept('(')) {
      return written(usual == null ? state.mover() : usual.color());
    }
    if (usual != null) {
      return usual;
    }
    if (state.multiverse().timelineCount() > 1) {
      return fail("there are several timelines, so the square needs its board");
    }
    Timeline only = state.multiverse().timelines().get(0);
    return new BoardCoord(only.index(), only.end());
  }

  /** A board in parentheses; the colour may stand at the end or, with a dot, at the beginning. */
  private @Nullable BoardCoord written(Color usual) {
    skipBlanks();
    Color before = color();
    if (before != null && !accept('.')) {
      return fail(BOARD);
    }
    accept('L');
    char sign = sign();
    int distance = number();
    skipBlanks();
    boolean hasTurn = accept('T');
    boolean early = hasTurn && accept('-');
    int turn = hasTurn ? number() : -1;
    Color behind = color();
    Color color = before != null ? before : behind != null ? behind : usual;
    skipBlanks();
    if (distance < 0 || turn < 0 || !accept(')')) {
      return fail(BOARD);
    }
    OptionalInt line = state.parity().index(sign, distance);
    if (line.isEmpty()) {
      return fail("the timelines in the centre are " + centre() + " here");
    }
    return BoardCoord.of(line.getAsInt(), early ? -turn : turn, color);
  }

  private @Nullable Color color() {
    return accept('w') ? Color.WHITE : accept('b') ? Color.BLACK : null;
  }

  private String centre() {
    return state.parity().offset() == 0 ? "just 0" : "-0 and +0";
  }

  private char sign() {
    return accept('+') ? '+' : accept('-') ? '-' : 0;
  }

  /** A number, or -1 when there is none or it is out of range. */
  private int number() {
    int start = at;
    int value = 0;
    while (peek() >= '0' && peek() <= '9') {
      value = Math.min(value * 10 + peek() - '0', MAX_NUMBER + 1);
      at++;
    }
    return at == start || value > MAX_NUMBER ? -1 : value;
  }

  private @Nullable Square square() {
    if (problem != null) {
      return null;
    }
    int file = peek() - 'a';
    if (file < 0 || file > 25) {
      return fail("a square is missing");
    }
    at++;
    int rank = number() - 1;
    return state.multiverse().size().contains(file, rank)
        ? Square.of(file, rank)
        : fail("there is no such square on a board of " + state.multiverse().size());
  }
}
