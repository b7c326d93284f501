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
    @Nullable PieceType promotion) {

  /** A move without promotion. */
  public Move(BoardCoord from, Square fromSquare, BoardCoord to, Square toSquare) {
    this(from, fromSquare, to, toSquare, null);
  }

  /**
   * A pass on a board, which the rules don't know but studies use: a move from a square to itself.
   */
  public static Move pass(BoardCoord board) {
    return new Move(board, Square.of(0, 0), board, Square.of(0, 0));
  }

  /** Whether this is no move at all, see {@link #pass}. */
  public boolean isPass() {
    return isPhysical() && fromSquare.equals(toSquare);
  }

  /** Whether the piece stays on its board. */
  public boolean isPhysical() {
    return from.timeline() == to.timeline() && from.halfTurn() == to.halfTurn();
  }

  /** The move with both boards and squares in full, {@code (0T1)e2(0T1)e4}, for messages. */
  public String describe(Parity parity) {
    return from.label(parity)
        + fromSquare
        + to.label(parity)
        + toSquare
        + (promotion == null ? "" : "=" + promotion.letter());
  }
}
