package fivefold.rules.movement;

import fivefold.model.Bits;
import fivefold.model.Multiverse;

/**
 * Whether the boards of a layer, as they are, let the attacker take a royal: every attack of every
 * last board, set by set.
 */
public final class LayerAttacks {
  private LayerAttacks() {}

  public static boolean any(Layer layer) {
    for (int line = layer.firstLine(); line <= layer.lastLine(); line++) {
      if (layer.hasAttackers(line) && from(layer, line, layer.attackAt(line))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether there is an attack after a turn, when there was none before it. Boards are only ever
   * added, so a new attack comes from a new board, or from an old one and ends on or passes through
   * a new one.
   */
  public static boolean anyNew(Layer layer, Multiverse before) {
    for (int line = layer.firstLine(); line <= layer.lastLine(); line++) {
      if (isNew(layer, line, before)) {
        if (from(layer, line, layer.attackAt(line))) {
          return true;
        }
        for (int other = layer.firstLine(); other <= layer.lastLine(); other++) {
          if (!isNew(layer, other, before) && reaches(layer, other, line)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether attackers stand on a board that a turn added. */
  private static boolean isNew(Layer layer, int line, Multiverse before) {
    return layer.hasAttackers(line)
        && !(before.hasTimeline(line) && before.timeline(line).end() == layer.attackAt(line));
  }

  /** Whether an attack comes from the last board of a timeline, ends there or passes through. */
  public static boolean involving(Layer layer, int line) {
    if (from(layer, line, layer.attackAt(line))) {
      return true;
    }
    for (int other = layer.firstLine(); other <= layer.lastLine(); other++) {
      if (other != line && reaches(layer, other, line)) {
        return true;
      }
    }
    return false;
  }

  /** Whether attackers of a timeline take a royal on the last board of another, or beyond it. */
  private static boolean reaches(Layer layer, int line, int toLine) {
    if (!layer.hasAttackers(line)) {
      return false;
    }
    int at = layer.attackAt(line);
    int to = layer.attackAt(toLine);
    int dl = toLine - line;
    int dt = (to - at) / 2;
    boolean inLine = dt == 0 || dt == dl || dt == -dl;
    boolean leap = isLeap(dl, dt);
    Bits from = inLine || leap ? layer.at(line, at) : null;
    if (from == null) {
      return false;
    }
    if (inLine && rides(layer, from, line, at, Integer.signum(dl), Integer.signum(dt))) {
      return true;
    }
    Bits board = leap ? layer.at(toLine, to) : null;
    return board != null
        && (Leaps.targets(from, dl, dt, layer.attacker.forward()) & board.royals) != 0;
  }

  private static boolean isLeap(int dl, int dt) {
    return dl >= -2 && dl <= 2 && dt >= -2 && dt <= 2 && Math.abs(dl) + Math.abs(dt) != 4;
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
      if (!layer.hasLine(line + dl)) {
        continue;
      }
      for (int dt = -1; dt <= 1; dt++) {
        if ((dl != 0 || dt != 0) && rides(layer, board, line, at, dl, dt)) {
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
    int toLine = line + dl;
    int to = at + 2 * dt;
    Bits board = layer.at(toLine, to);
    if (board == null) {
      return false;
    }
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
      if (!layer.hasLine(line + dl)) {
        continue;
      }
      int far = 2 - Math.abs(dl) / 2;
      // Its own timeline ends with the board itself.
      int last = dl == 0 ? -1 : far;
      for (int dt = -far; dt <= last; dt++) {
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
