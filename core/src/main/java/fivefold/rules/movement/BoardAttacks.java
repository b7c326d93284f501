package fivefold.rules.movement;

import fivefold.model.Bits;
import fivefold.model.Color;

/** Attacks on royals that do not leave their board, for whole sets of squares. */
public final class BoardAttacks {
  private BoardAttacks() {}

  /**
   * Whether the attacker of a board can take a royal standing on the same board, after squares were
   * cleared and set.
   */
  public static boolean hit(Bits board, Color attacker, long clear, long set, long royalSet) {
    long royals = (board.royals & ~clear) | royalSet;
    if (royals == 0) {
      return false;
    }
    long gone = ~(clear | set);
    long occupied = (board.occupied & ~clear) | set;
    int f = attacker.forward();
    long leapers =
        (knightRing(royals) & board.knights)
            | (kingRing(royals) & board.steppers)
            | ((Shift.by(royals, 1, -f) | Shift.by(royals, -1, -f)) & board.pawns);
    return (leapers & gone) != 0
        || rides(royals, occupied, board.riders1 & gone, 1, 0)
        || rides(royals, occupied, board.riders1 & gone, 0, 1)
        || rides(royals, occupied, board.riders2 & gone, 1, 1)
        || rides(royals, occupied, board.riders2 & gone, 1, -1);
  }

  private static boolean rides(long royals, long occupied, long riders, int dx, int dy) {
    return riders != 0
        && (ridesOneWay(royals, occupied, riders, dx, dy)
            || ridesOneWay(royals, occupied, riders, -dx, -dy));
  }

  private static boolean ridesOneWay(long royals, long occupied, long riders, int dx, int dy) {
    long open = Shift.by(royals, dx, dy);
    while (open != 0) {
      if ((open & riders) != 0) {
        return true;
      }
      open = Shift.by(open & ~occupied, dx, dy);
    }
    return false;
  }

  private static long kingRing(long set) {
    long row = set | Shift.by(set, 1, 0) | Shift.by(set, -1, 0);
    return row | Shift.by(row, 0, 1) | Shift.by(row, 0, -1);
  }

  private static long knightRing(long set) {
    return Shift.by(set, 1, 2)
        | Shift.by(set, 2, 1)
        | Shift.by(set, 2, -1)
        | Shift.by(set, 1, -2)
        | Shift.by(set, -1, -2)
        | Shift.by(set, -2, -1)
        | Shift.by(set, -2, 1)
        | Shift.by(set, -1, 2);
  }
}
