package fivefold.rules;

import fivefold.model.Bits;

/**
 * Whether the boards of a layer, as they are, let the attacker take a royal: every attack of every
 * last board, set by set.
 */
final class LayerAttacks {
  private LayerAttacks() {}

  static boolean any(Layer layer) {
    for (int line = layer.firstLine(); line <= layer.lastLine(); line++) {
      if (layer.hasAttackers(line) && from(layer, line, layer.attackAt(line))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a piece on one board can take a royal anywhere. */
  private static boolean from(Layer layer, int line, int at) {
    Bits board = layer.at(line, at);
    if (board == null) {
      return false;
    }
    if (BoardAttacks.hit(board, layer.attacker, 0, 0, 0)) {
      return true;
    }
    for (int dl = -1; dl <= 1; dl++) {
      for (int dt = -1; dt <= 1; dt++) {
        if ((dl != 0 || dt != 0)
            && layer.at(line + dl, at + 2 * dt) != null
            && rides(layer, board, line, at, dl, dt)) {
          return true;
        }
      }
    }
    return leaps(layer, board, line, at);
  }

  /**
   * The nine rides that differ only in files and ranks visit the same boards, so they go together.
   */
  private static boolean rides(Layer layer, Bits from, int line, int at, int dl, int dt) {
    int depth = Math.abs(dl) + Math.abs(dt);
    long straight = from.riders(depth);
    long aslant = from.riders(depth + 1);
    long corner = from.riders(depth + 2);
    if ((straight | aslant | corner) == 0) {
      return false;
    }
    long w = aslant;
    long e = aslant;
    long s = aslant;
    long n = aslant;
    long sw = corner;
    long se = corner;
    long nw = corner;
    long ne = corner;
    int toLine = line + dl;
    int to = at + 2 * dt;
    Bits board = layer.at(toLine, to);
    while (board != null) {
      w = Shift.by(w, -1, 0);
      e = Shift.by(e, 1, 0);
      s = Shift.by(s, 0, -1);
      n = Shift.by(n, 0, 1);
      sw = Shift.by(sw, -1, -1);
      se = Shift.by(se, 1, -1);
      nw = Shift.by(nw, -1, 1);
      ne = Shift.by(ne, 1, 1);
      if (((straight | w | e | s | n | sw | se | nw | ne) & board.royals) != 0) {
        return true;
      }
      long open = ~board.occupied & layer.frame;
      straight &= open;
      w &= open;
      e &= open;
      s &= open;
      n &= open;
      sw &= open;
      se &= open;
      nw &= open;
      ne &= open;
      if ((straight | w | e | s | n | sw | se | nw | ne) == 0) {
        return false;
      }
      toLine += dl;
      to += 2 * dt;
      board = layer.at(toLine, to);
    }
    return false;
  }

  /** Knights, kings and pawns, board by board: each reaches a fixed pattern of squares on it. */
  private static boolean leaps(Layer layer, Bits from, int line, int at) {
    int f = layer.attacker.forward();
    for (int dl = -2; dl <= 2; dl++) {
      for (int dt = -2; dt <= 2; dt++) {
        if ((dl == 0 && dt == 0) || Math.abs(dl) + Math.abs(dt) == 4) {
          continue;
        }
        Bits board = layer.at(line + dl, at + 2 * dt);
        if (board != null
            && board.royals != 0
            && (Leaps.targets(from, dl, dt, f) & board.royals) != 0) {
          return true;
        }
      }
    }
    return false;
  }
}
