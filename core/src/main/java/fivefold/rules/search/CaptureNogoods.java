package fivefold.rules.search;

import fivefold.model.Bits;
import fivefold.rules.movement.Layer;
import fivefold.rules.movement.RayFinder;
import fivefold.rules.movement.Vectors;
import java.util.Arrays;

/**
 * Turns a royal capture over boards of the turn under construction into a nogood, widened to every
 * choice of boards that allows it: those that keep such an attacker on its square, those that keep
 * a royal on the square it hits, and those that leave the squares between open.
 */
final class CaptureNogoods {
  private static final int ATTACKER = 0;
  private static final int ROYAL = 1;
  private static final int OPEN = 2;

  private final TurnVars vars;
  private final Turn turn;
  private final Layer layer;
  private final RayFinder rays;

  CaptureNogoods(TurnVars vars) {
    this.vars = vars;
    this.turn = vars.turn;
    this.layer = turn.layer;
    this.rays = new RayFinder(layer);
  }

  /** The reason why the board placed on a timeline, together with others, loses a royal. */
  Nogood of(int placedLine) {
    if (!rays.find(placedLine, layer.placedAt(placedLine))) {
      throw new IllegalStateException("a capture was seen but not found");
    }
    return ofFound();
  }

  /** Whether the boards placed so far allow a capture. */
  boolean allows(Ray ray) {
    return ray.isOpen(layer, rays);
  }

  /** The same for a capture that is known. */
  Nogood of(Ray ray) {
    ray.copyTo(rays);
    return ofFound();
  }

  private Nogood ofFound() {
    int[] found = new int[rays.steps + 1];
    long[][] sets = new long[rays.steps + 1][];
    int count = 0;
    for (int step = 0; step <= rays.steps; step++) {
      int line = rays.line + step * rays.vector[Vectors.LINE];
      int halfTurn = rays.halfTurn + 2 * step * rays.vector[Vectors.TURN];
      // Boards that were there before add no condition, nor do those of later turns.
      if (layer.hasLine(line) && layer.isPlaced(line) && layer.placedAt(line) == halfTurn) {
        int square =
            rays.square + step * (rays.vector[Vectors.FILE] + 8 * rays.vector[Vectors.RANK]);
        int part = step == 0 ? ATTACKER : step == rays.steps ? ROYAL : OPEN;
        int var = vars.ofLine(line);
        long[] set = slab(var, halfTurn, square, part);
        if (count > 0 && found[count - 1] == var) {
          // A ray that stays on its board makes several conditions for it.
          for (int w = 0; w < set.length; w++) {
            sets[count - 1][w] &= set[w];
          }
        } else {
          found[count] = var;
          sets[count] = set;
          count++;
        }
      }
    }
    return new Nogood(Arrays.copyOf(found, count), Arrays.copyOf(sets, count));
  }

  /** The values of a variable whose board plays this part in the capture. */
  private long[] slab(int var, int halfTurn, int square, int part) {
    long[] set = new long[vars.words(var)];
    long bit = 1L << square;
    if (!vars.isBranch(var)) {
      Axis axis = turn.axes[var - 1];
      long attackers = rays.attackers(axis.base);
      for (int e = 1; e < axis.size; e++) {
        if (plays(axis.base, attackers, axis.clear[e], axis.set[e], axis.royalSet[e], bit, part)) {
          set[e >> 6] |= 1L << e;
        }
      }
      return set;
    }
    Jumps jumps = turn.jumps;
    for (int j = 0; j < jumps.size; j++) {
      if (jumps.toHalfTurn[j] + 1 != halfTurn) {
        continue;
      }
      long to = 1L << jumps.to[j];
      long attackers = part == ATTACKER ? rays.attackers(jumps.base[j]) : 0;
      if (plays(jumps.base[j], attackers, 0, to, jumps.royal[j] ? to : 0, bit, part)) {
        set[(j + 1) >> 6] |= 1L << (j + 1);
      }
    }
    return set;
  }

  private static boolean plays(
      Bits base, long attackers, long clear, long set, long royalSet, long bit, int part) {
    return switch (part) {
      case ATTACKER -> (attackers & ~(clear | set) & bit) != 0;
      case ROYAL -> (((base.royals & ~clear) | royalSet) & bit) != 0;
      default -> (((base.occupied & ~clear) | set) & bit) == 0;
    };
  }
}
