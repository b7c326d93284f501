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

  private static boolean rides(Layer layer, Bits from, int line, int at, int dl, int dt) {
    int depth = Math.abs(dl) + Math.abs(dt);
    for (int dy = -1; dy <= 1; dy++) {
      for (int dx = -1; dx <= 1; dx++) {
        long riding = from.riders(depth + Math.abs(dx) + Math.abs(dy));
        int toLine = line;
        int to = at;
        while (riding != 0) {
          riding = Shift.by(riding, dx, dy) & layer.frame;
          toLine += dl;
          to += 2 * dt;
          Bits board = riding == 0 ? null : layer.at(toLine, to);
          if (board == null) {
            break;
          }
          if ((riding & board.royals) != 0) {
            return true;
          }
          riding &= ~board.occupied;
        }
      }
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
