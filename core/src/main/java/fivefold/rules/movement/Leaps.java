package fivefold.rules.movement;

import fivefold.model.Bits;

/** Where leapers reach on a board so many timelines and turns away, for whole sets of squares. */
final class Leaps {
  private Leaps() {}

  /**
   * The squares that knights, kings, pawns and brawns of a board attack on the board at an offset
   * other than (0, 0).
   */
  static long targets(Bits from, int dl, int dt, int forward) {
    long hit = knights(from.knights, dl, dt);
    if (dl >= -1 && dl <= 1 && dt >= -1 && dt <= 1) {
      hit |= box(from.steppers) | pawns(from.pawns, dl, dt, forward);
      if (from.brawns != 0) {
        hit |= brawns(from.brawns, dl, dt, forward, forward);
      }
    }
    return hit;
  }

  /**
   * Knights go two steps on one axis and one on another; what the offset does not use up is left
   * for files and ranks.
   */
  static long knights(long set, int dl, int dt) {
    int far = Math.max(Math.abs(dl), Math.abs(dt));
    int near = Math.min(Math.abs(dl), Math.abs(dt));
    if (far == 2) {
      return near == 1 ? set : near == 0 ? ring1(set) : 0;
    }
    return near == 0 ? ring2(set) : 0;
  }

  /** Pawns capture one timeline forward and one turn sideways. */
  static long pawns(long set, int dl, int dt, int forward) {
    return dl == -forward && dt != 0 ? set : 0;
  }

  /**
   * The captures that only brawns have across boards.
   *
   * @param ranks the direction in which ranks are gone: forward from the brawn, backward to find it
   */
  static long brawns(long set, int dl, int dt, int forward, int ranks) {
    if (dl == -forward && dt == 0) {
      return Shift.by(set, 1, 0) | Shift.by(set, -1, 0) | Shift.by(set, 0, ranks);
    }
    return dl == 0 && dt == -1 ? Shift.by(set, 0, ranks) : 0;
  }

  /** The squares a king reaches on another board: its own and those around it. */
  static long box(long set) {
    long row = set | Shift.by(set, 1, 0) | Shift.by(set, -1, 0);
    return row | Shift.by(row, 0, 1) | Shift.by(row, 0, -1);
  }

  /** One step along files or ranks. */
  private static long ring1(long set) {
    return Shift.by(set, 1, 0) | Shift.by(set, -1, 0) | Shift.by(set, 0, 1) | Shift.by(set, 0, -1);
  }

  /** Two steps along files or ranks. */
  private static long ring2(long set) {
    return Shift.by(set, 2, 0) | Shift.by(set, -2, 0) | Shift.by(set, 0, 2) | Shift.by(set, 0, -2);
  }
}
