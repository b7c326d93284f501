package fivefold.model;

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
    return from.label(parity)
        + fromSquare
        + to.label(parity)
        + toSquare
        + (promotion == null ? "" : "=" + promotion.letter());
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
   * As in {@link #describe}, the second board only of a jump. The piece and, in games with two
   * central timelines, the right labels are known to a state.
   */
  @Override
  public String toString() {
    String text = describe(Parity.ODD);
    return isPhysical() ? text.replace(fromSquare + to.label(Parity.ODD), "" + fromSquare) : text;
  }
}
