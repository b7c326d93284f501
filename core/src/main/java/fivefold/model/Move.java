package fivefold.model;

import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One piece's move: from a square of a board to a square of the same or another board. Castling is
 * the king's move; the target board of a branching jump is the old board it lands on, not the new
 * one it makes.
 *
 * @param promotion what a pawn or brawn becomes on the last rank, otherwise null
 */
public record Move(
    BoardCoord from,
    Square fromSquare,
    BoardCoord to,
    Square toSquare,
    @Nullable PieceType promotion)
    implements Ply {

  /** A move without promotion. */
  public Move(BoardCoord from, Square fromSquare, BoardCoord to, Square toSquare) {
    this(from, fromSquare, to, toSquare, null);
  }

  /** Whether the piece stays on its board. */
  public boolean isPhysical() {
    return from.timeline() == to.timeline() && from.halfTurn() == to.halfTurn();
  }

  /** The move with both boards and squares in full, {@code (0T1)e2(0T1)e4}, for messages. */
  @Override
  public String describe(Parity parity) {
    return text(parity, to.label(parity));
  }

  /** As in {@link #describe}, the second board only of a jump: {@code (0T1)e2e4}. */
  @Override
  public String squares(Parity parity) {
    return text(parity, isPhysical() ? "" : to.label(parity));
  }

  private String text(Parity parity, String second) {
    return from.label(parity)
        + fromSquare
        + second
        + toSquare
        + (promotion == null ? "" : "=" + promotion.letter());
  }

  /**
   * Reads what {@link #describe} and {@link #squares} write; empty when the text is something else.
   */
  public static Optional<Move> parse(String text, Parity parity, Color mover) {
    int[] at = {0};
    BoardCoord from = board(text, at, parity, mover);
    Square fromSquare = from == null ? null : square(text, at);
    boolean jump = at[0] < text.length() && text.charAt(at[0]) == '(';
    BoardCoord to = jump ? board(text, at, parity, mover) : from;
    Square toSquare = to == null ? null : square(text, at);
    if (from == null || fromSquare == null || to == null || toSquare == null) {
      return Optional.empty();
    }
    if (at[0] == text.length()) {
      return Optional.of(new Move(from, fromSquare, to, toSquare));
    }
    if (at[0] + 2 != text.length() || text.charAt(at[0]) != '=') {
      return Optional.empty();
    }
    return PieceType.ofLetter(text.charAt(at[0] + 1))
        .map(type -> new Move(from, fromSquare, to, toSquare, type));
  }

  private static @Nullable BoardCoord board(String text, int[] at, Parity parity, Color mover) {
    int close = text.indexOf(')', at[0]);
    int middle = text.indexOf('T', at[0]);
    if (text.length() <= at[0] || text.charAt(at[0]) != '(' || middle < 0 || close < middle) {
      return null;
    }
    String line = text.substring(at[0] + 1, middle);
    char sign = line.startsWith("+") || line.startsWith("-") ? line.charAt(0) : 0;
    int distance = number(sign == 0 ? line : line.substring(1));
    int turn = number(text.substring(middle + 1, close));
    OptionalInt timeline = distance < 0 ? OptionalInt.empty() : parity.index(sign, distance);
    at[0] = close + 1;
    return timeline.isEmpty() || turn < 0 ? null : BoardCoord.of(timeline.getAsInt(), turn, mover);
  }

  /** A number of at most six digits, or -1. */
  private static int number(String digits) {
    int number = 0;
    for (int i = 0; i < digits.length(); i++) {
      char c = digits.charAt(i);
      if (c < '0' || c > '9' || i == 6) {
        return -1;
      }
      number = number * 10 + (c - '0');
    }
    return digits.isEmpty() ? -1 : number;
  }

  private static @Nullable Square square(String text, int[] at) {
    int end = at[0] + 1;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    String name = end > text.length() ? "" : text.substring(at[0], end);
    at[0] = end;
    return Square.parse(name).orElse(null);
  }

  /**
   * As engines exchange moves in 5DUCI: {@code (0T1)e2e4}, {@code (0T6)e6(0T2)a6}. Timelines are
   * named by the number the game's memory has for them, where -0 is -1.
   */
  public String uci() {
    return uci(from)
        + fromSquare
        + (isPhysical() ? "" : uci(to))
        + toSquare
        + (promotion == null ? "" : promotion.letter());
  }

  private static String uci(BoardCoord board) {
    return "(" + board.timeline() + "T" + board.turn() + ")";
  }

  /**
   * As {@link #squares} writes it. The piece and, in games with two central timelines, the right
   * labels are known to a state.
   */
  @Override
  public String toString() {
    return squares(Parity.ODD);
  }
}
