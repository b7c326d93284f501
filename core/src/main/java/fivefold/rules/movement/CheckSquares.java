package fivefold.rules.movement;

import fivefold.model.Bits;
import fivefold.model.PieceType;

/**
 * The squares of a board at a place from which a piece that comes there attacks a royal, on the
 * same board or on another: one look at all moves to the board. What moving uncovers is left out.
 */
public final class CheckSquares {
  private final DangerMap danger = new DangerMap();
  private final long[] riders = new long[5];
  private long knights;
  private long steppers;
  private long pawns;
  private long brawns;

  /**
   * Looks from a place at the boards around it.
   *
   * @param layer the boards of the player who comes there
   */
  public void place(Layer layer, int line, int halfTurn) {
    danger.compute(layer, line, halfTurn);
  }

  /**
   * Puts down what stands there.
   *
   * @param board the board before he comes, as he sees it
   */
  public void board(Layer layer, Bits board) {
    System.arraycopy(danger.riders, 0, riders, 0, riders.length);
    knights = danger.knights;
    steppers = danger.steppers;
    pawns = danger.pawns;
    brawns = danger.brawns;
    long royals = board.royals;
    if (royals == 0) {
      return;
    }
    long open = ~board.occupied & layer.frame;
    for (int k = 0; k < 9; k++) {
      int dx = k % 3 - 1;
      int dy = k / 3 - 1;
      if (k != 4) {
        riders[dx != 0 && dy != 0 ? 2 : 1] |= ray(royals, open, dx, dy);
        steppers |= Shift.by(royals, dx, dy);
      }
    }
    int back = -layer.attacker.forward();
    pawns |= Shift.by(royals, 1, back) | Shift.by(royals, -1, back);
    for (int side = -1; side <= 1; side += 2) {
      knights |= Shift.by(royals, side, 2) | Shift.by(royals, side, -2);
      knights |= Shift.by(royals, 2, side) | Shift.by(royals, -2, side);
    }
  }

  /** The squares that a ride from the royals reaches, that of the first piece included. */
  private static long ray(long royals, long open, int dx, int dy) {
    long reached = 0;
    for (long at = Shift.by(royals, dx, dy); at != 0; at = Shift.by(at & open, dx, dy)) {
      reached |= at;
    }
    return reached;
  }

  /** Whether a piece of this type attacks a royal from a square. */
  public boolean contains(PieceType type, int square) {
    long set =
        switch (type) {
          case PAWN -> pawns;
          case BRAWN -> pawns | brawns;
          case KING, COMMON_KING -> steppers;
          case KNIGHT -> knights;
          default -> ridden(type.riderAxes());
        };
    return (set >>> square & 1) != 0;
  }

  private long ridden(int axes) {
    return (riders[1] & -(axes >> 1 & 1))
        | (riders[2] & -(axes >> 2 & 1))
        | (riders[3] & -(axes >> 3 & 1))
        | (riders[4] & -(axes >> 4 & 1));
  }
}
