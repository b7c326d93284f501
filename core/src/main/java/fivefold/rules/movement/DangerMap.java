package fivefold.rules.movement;

import fivefold.model.Bits;

/**
 * What a board at one place may hold without letting the opponent take a royal piece, given all
 * other boards of the layer. Computed once per place with whole sets of squares; then testing a
 * board costs a handful of operations.
 *
 * <p>For every direction there are squares from which a royal elsewhere could be hit ({@code out})
 * and squares that an attacker elsewhere hits ({@code in}). A royal must not stand on an {@code in}
 * square, an attacker not on an {@code out} square, and a square that is both in one direction must
 * not be empty, for then the ray passes through.
 */
public final class DangerMap {
  /** Squares from which a rider along n axes would hit a royal on another board. */
  public final long[] riders = new long[5];

  public long knights;
  public long steppers;
  public long pawns;
  public long brawns;

  /** Squares on which a royal would be hit from another board. */
  public long royals;

  /** Squares that must not be empty. */
  public long block;

  private long[] out = new long[9];
  private long[] in = new long[9];
  private long[] outAhead = new long[9];
  private long[] inAhead = new long[9];
  private final long[] open = new long[9];

  /** Fills the map for a board at a place; a board already there is ignored. */
  public void compute(Layer layer, int line, int halfTurn) {
    riders[1] = 0;
    riders[2] = 0;
    riders[3] = 0;
    riders[4] = 0;
    knights = 0;
    steppers = 0;
    pawns = 0;
    brawns = 0;
    royals = 0;
    block = 0;
    // Each line through the place in the turn and timeline axes, walked both ways.
    walkBoth(layer, line, halfTurn, 1, 0);
    walkBoth(layer, line, halfTurn, 0, 1);
    walkBoth(layer, line, halfTurn, 1, 1);
    walkBoth(layer, line, halfTurn, 1, -1);
    leaps(layer, line, halfTurn);
  }

  private void walkBoth(Layer layer, int line, int halfTurn, int dt, int dl) {
    boolean ahead = layer.at(line + dl, halfTurn + 2 * dt) != null;
    boolean behind = layer.at(line - dl, halfTurn - 2 * dt) != null;
    if (!ahead && !behind) {
      return;
    }
    // out[k]: rides from here in direction k ahead; in[k]: rides in direction k arriving here from
    // behind.
    // The same with the opposite direction 8 - k walks the other way.
    int depth = Math.abs(dt) + Math.abs(dl);
    if (ahead) {
      walk(layer, line, halfTurn, dt, dl, depth);
      collect(depth);
    }
    if (!behind) {
      return;
    }
    if (!ahead) {
      walk(layer, line, halfTurn, -dt, -dl, depth);
      collect(depth);
      return;
    }
    swap();
    walk(layer, line, halfTurn, -dt, -dl, depth);
    collect(depth);
    for (int k = 0; k < 9; k++) {
      // Riding in direction k ahead: attackers come from behind, that is in[8 - k] of the walk
      // backwards.
      block |= outAhead[k] & in[8 - k];
      block |= out[k] & inAhead[8 - k];
    }
  }

  /** Keeps the result of the walk ahead while the walk behind is made. */
  private void swap() {
    long[] o = out;
    out = outAhead;
    outAhead = o;
    long[] i = in;
    in = inAhead;
    inAhead = i;
  }

  private void collect(int depth) {
    for (int k = 0; k < 9; k++) {
      int axes = depth + (k % 3 != 1 ? 1 : 0) + (k / 3 != 1 ? 1 : 0);
      riders[axes] |= out[k];
      royals |= in[k];
    }
  }

  /**
   * For each of the nine file and rank steps k, walks outward: {@code out[k]} are the squares here
   * from which a ride that way meets a royal first, {@code in[k]} those where the first piece met
   * that way is a rider that attacks back. The nine walks visit the same boards.
   */
  private void walk(Layer layer, int line, int halfTurn, int dt, int dl, int depth) {
    for (int k = 0; k < 9; k++) {
      out[k] = 0;
      in[k] = 0;
      open[k] = layer.frame;
    }
    int atLine = line + dl;
    int at = halfTurn + 2 * dt;
    Bits board = layer.at(atLine, at);
    for (int step = 1; board != null; step++) {
      boolean attacks = layer.attacksFrom(atLine, at);
      long left = 0;
      for (int k = 0; k < 9; k++) {
        if (open[k] == 0) {
          continue;
        }
        int dx = k % 3 - 1;
        int dy = k / 3 - 1;
        long reached = Shift.by(open[k], dx, dy) & layer.frame;
        long royal = reached & board.royals;
        if (royal != 0) {
          out[k] |= Shift.far(royal, -step * dx, -step * dy);
        }
        if (attacks) {
          long riding = reached & board.riders(depth + Math.abs(dx) + Math.abs(dy));
          if (riding != 0) {
            in[k] |= Shift.far(riding, -step * dx, -step * dy);
          }
        }
        open[k] = reached & ~board.occupied;
        left |= open[k];
      }
      if (left == 0) {
        return;
      }
      atLine += dl;
      at += 2 * dt;
      board = layer.at(atLine, at);
    }
  }

  /**
   * Leapers here that would hit a royal on a board around, and leapers around that hit squares
   * here.
   */
  private void leaps(Layer layer, int line, int halfTurn) {
    int f = layer.attacker.forward();
    for (int dl = -2; dl <= 2; dl++) {
      for (int dt = -2; dt <= 2; dt++) {
        if ((dl == 0 && dt == 0) || Math.abs(dl) + Math.abs(dt) == 4) {
          continue;
        }
        Bits board = layer.at(line + dl, halfTurn + 2 * dt);
        if (board == null) {
          continue;
        }
        if (board.royals != 0) {
          knights |= Leaps.knights(board.royals, dl, dt);
          if (dl >= -1 && dl <= 1 && dt >= -1 && dt <= 1) {
            steppers |= Leaps.box(board.royals);
            pawns |= Leaps.pawns(board.royals, dl, dt, f);
            brawns |= Leaps.brawns(board.royals, dl, dt, f, -f);
          }
        }
        if (layer.attacksFrom(line + dl, halfTurn + 2 * dt)) {
          royals |= Leaps.targets(board, -dl, -dt, f);
        }
      }
    }
    royals &= layer.frame;
  }

  /** Whether a board here would let a royal be taken over other boards. */
  public boolean hit(Bits board, long clear, long set, long royalSet) {
    long gone = ~(clear | set);
    return ((((board.riders1 & riders[1])
                    | (board.riders2 & riders[2])
                    | (board.riders3 & riders[3])
                    | (board.riders4 & riders[4])
                    | (board.knights & knights)
                    | (board.steppers & steppers)
                    | (board.pawns & pawns)
                    | (board.brawns & brawns))
                & gone)
            | (((board.royals & ~clear) | royalSet) & royals)
            | (block & ~((board.occupied & ~clear) | set)))
        != 0;
  }
}
