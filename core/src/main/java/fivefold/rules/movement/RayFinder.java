package fivefold.rules.movement;

import fivefold.model.Bits;
import fivefold.model.PieceType;

/**
 * Finds one royal capture that starts on, ends on, or passes through the board at a place, after a
 * {@link DangerMap} has said that there is one. Of several it keeps the capture that touches the
 * fewest boards of the turn under construction, because the fewer boards a reason names, the more
 * it rules out.
 */
public final class RayFinder {
  /** The attacker's place and square. */
  public int line;

  public int halfTurn;
  public int square;

  /** The vector from the attacker towards the royal, and how often it is repeated. */
  public final int[] vector = new int[4];

  public int steps;

  private int fewest;
  private final Layer layer;

  public RayFinder(Layer layer) {
    this.layer = layer;
  }

  /** The set of pieces on a board that could make the capture found from the attacker's square. */
  public long attackers(Bits board) {
    return attackers(board, vector, steps);
  }

  private long attackers(Bits board, int[] v, int times) {
    int longest = 0;
    int axes = 0;
    for (int component : v) {
      longest = Math.max(longest, Math.abs(component));
      axes += Math.abs(component);
    }
    if (longest == 2) {
      return board.knights;
    }
    long set = board.riders(axes);
    if (times > 1) {
      return set;
    }
    if (matches(v, PieceType.PAWN)) {
      set |= board.pawns;
    } else if (matches(v, PieceType.BRAWN)) {
      set |= board.brawns;
    }
    return set | board.steppers;
  }

  private boolean matches(int[] vector, PieceType type) {
    int f = layer.attacker.forward();
    for (int[] v : Vectors.pawnCaptures(type)) {
      if (vector[Vectors.FILE] == v[Vectors.FILE]
          && vector[Vectors.RANK] == f * v[Vectors.RANK]
          && vector[Vectors.TURN] == v[Vectors.TURN]
          && vector[Vectors.LINE] == f * v[Vectors.LINE]) {
        return true;
      }
    }
    return false;
  }

  /** Looks for captures that involve the board at a place. */
  public boolean find(int atLine, int at) {
    fewest = Integer.MAX_VALUE;
    Bits board = layer.at(atLine, at);
    if (board == null) {
      return false;
    }
    boolean attacks = layer.attacksFrom(atLine, at);
    for (int[] v : Vectors.DIRECTIONS) {
      if (v[Vectors.TURN] == 0 && v[Vectors.LINE] == 0) {
        continue;
      }
      boolean ahead = layer.at(atLine + v[Vectors.LINE], at + 2 * v[Vectors.TURN]) != null;
      int axes = Math.abs(v[0]) + Math.abs(v[1]) + Math.abs(v[2]) + Math.abs(v[3]);
      if (attacks && ahead) {
        each(board.riders(axes), atLine, at, v, false);
        each(board.steppers | board.pawns, atLine, at, v, true);
      }
      // Rides that come from behind onto a royal here, or through an empty square.
      long through = ahead ? ~board.occupied & layer.frame : 0;
      eachBehind(board.royals | through, atLine, at, v, axes);
    }
    for (int[] v : Vectors.KNIGHT) {
      if (v[Vectors.TURN] == 0 && v[Vectors.LINE] == 0) {
        continue;
      }
      if (attacks) {
        each(board.knights, atLine, at, v, true);
      }
      leapsBehind(board.royals, atLine, at, v);
    }
    for (int[] v : Vectors.DIRECTIONS) {
      if (v[Vectors.TURN] != 0 || v[Vectors.LINE] != 0) {
        leapsBehind(board.royals, atLine, at, v);
      }
    }
    return fewest < Integer.MAX_VALUE;
  }

  /** Tries the vector from each square of a set. */
  private void each(long set, int atLine, int at, int[] v, boolean once) {
    for (long rest = set; rest != 0; rest &= rest - 1) {
      tryRay(Long.numberOfTrailingZeros(rest), atLine, at, v, once);
    }
  }

  /**
   * Finds riders behind the place that ride over these squares, and follows them from where they
   * stand.
   */
  private void eachBehind(long set, int atLine, int at, int[] v, int axes) {
    int dx = -v[Vectors.FILE];
    int dy = -v[Vectors.RANK];
    int backLine = atLine;
    int back = at;
    long open = set;
    while (true) {
      open = Shift.by(open, dx, dy) & layer.frame;
      backLine -= v[Vectors.LINE];
      back -= 2 * v[Vectors.TURN];
      if (open == 0) {
        return;
      }
      Bits board = layer.at(backLine, back);
      if (board == null) {
        return;
      }
      if (layer.attacksFrom(backLine, back)) {
        each(open & board.riders(axes), backLine, back, v, false);
      }
      open &= ~board.occupied;
    }
  }

  private void leapsBehind(long royals, int atLine, int at, int[] v) {
    int backLine = atLine - v[Vectors.LINE];
    int back = at - 2 * v[Vectors.TURN];
    Bits board = layer.at(backLine, back);
    if (board == null || !layer.attacksFrom(backLine, back)) {
      return;
    }
    long from = Shift.by(royals, -v[Vectors.FILE], -v[Vectors.RANK]) & layer.frame;
    each(from & (board.knights | board.steppers | board.pawns), backLine, back, v, true);
  }

  /**
   * Rides (or leaps once) from a square; keeps the capture if it takes a royal and touches fewer
   * new boards than the best.
   */
  private void tryRay(int from, int atLine, int at, int[] v, boolean once) {
    int file = from % 8;
    int rank = from / 8;
    int toLine = atLine;
    int to = at;
    int touched = layer.isPlaced(atLine) && layer.placedAt(atLine) == at ? 1 : 0;
    for (int step = 1; ; step++) {
      file += v[Vectors.FILE];
      rank += v[Vectors.RANK];
      toLine += v[Vectors.LINE];
      to += 2 * v[Vectors.TURN];
      if (file < 0 || rank < 0 || file > 7 || rank > 7) {
        return;
      }
      Bits board = layer.at(toLine, to);
      if (board == null) {
        return;
      }
      if (layer.isPlaced(toLine) && layer.placedAt(toLine) == to) {
        touched++;
      }
      long bit = 1L << (rank * 8 + file);
      if ((board.royals & bit) != 0) {
        keep(from, atLine, at, v, step, touched);
        return;
      }
      if (once || (board.occupied & bit) != 0 || (layer.frame & bit) == 0) {
        return;
      }
    }
  }

  private void keep(int from, int atLine, int at, int[] v, int step, int touched) {
    Bits board = layer.at(atLine, at);
    // A vector tried for all leapers at once need not fit the one that stands there.
    if (touched >= fewest || board == null || (attackers(board, v, step) >>> from & 1) == 0) {
      return;
    }
    fewest = touched;
    line = atLine;
    halfTurn = at;
    square = from;
    steps = step;
    System.arraycopy(v, 0, vector, 0, 4);
  }
}
