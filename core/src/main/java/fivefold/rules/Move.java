package fivefold.rules;

import fivefold.model.BoardCoord;
import fivefold.model.Parity;
import fivefold.model.PieceType;
import fivefold.model.Square;
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

  /** Whether the piece stays on its board. */
  public boolean isPhysical() {
    return from.equals(to);
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
