package fivefold.rules.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Finds out what lies behind a dead end. A broken nogood is resolved with the reason of its newest
 * condition (union of the sets of the variable resolved on, intersection elsewhere), again and
 * again, until only one condition comes from the newest level: then it says what must not be done
 * again, and at which earlier level that could have been known.
 */
final class ConflictAnalysis {
  private final NogoodSolver solver;

  /** The nogood in the making: a set for each variable that takes part. */
  private long[][] sets = new long[8][];

  private boolean[] takesPart = new boolean[8];
  private int[] vars = new int[8];
  private int count;

  private double[] weight = new double[8];
  private double bump = 1;

  private int assertLevel;
  private boolean stoppedAtDecision;

  // What a look over the conditions found: the newest event behind one, its variable, and the two
  // newest levels.
  private int newest;
  private int newestVar;
  private int newestLevel;
  private int secondLevel;
  private boolean alone;

  ConflictAnalysis(NogoodSolver solver) {
    this.solver = solver;
  }

  void addVar(int var, int words) {
    if (var == weight.length) {
      sets = Arrays.copyOf(sets, var * 2);
      takesPart = Arrays.copyOf(takesPart, var * 2);
      vars = Arrays.copyOf(vars, var * 2);
      weight = Arrays.copyOf(weight, var * 2);
    }
    sets[var] = new long[words];
    weight[var] = 1;
  }

  /** How often a variable took part in conflicts, lately more than long ago. */
  double weight(int var) {
    return weight[var];
  }

  /** The level to which the learned nogood lets the search jump back. */
  int assertLevel() {
    return assertLevel;
  }

  /**
   * Whether nothing was learned because only decisions, or what was visited before, stand behind
   * the conflict.
   */
  boolean stoppedAtDecision() {
    return stoppedAtDecision;
  }

  /**
   * The nogood behind a broken one, with one condition of the newest level, or null when there is
   * nothing to learn.
   */
  @Nullable Nogood learn(Nogood broken) {
    count = 0;
    stoppedAtDecision = false;
    for (int i = 0; i < broken.vars.length; i++) {
      meet(broken.vars[i], broken.sets[i]);
    }
    Nogood learned = null;
    while (learned == null) {
      look();
      if (newestLevel == 0) {
        break;
      }
      long code = solver.eventCode(newest);
      if (alone) {
        learned = collect();
        assertLevel = count == 1 ? 0 : secondLevel;
      } else if (code == Trail.DECISION || code == Trail.VISITED) {
        stoppedAtDecision = true;
        break;
      } else {
        resolve(solver.reasonOf(newest));
      }
    }
    for (int i = 0; i < count; i++) {
      takesPart[vars[i]] = false;
    }
    raiseBump();
    return learned;
  }

  /** Dates every condition by the event that made it hold; drops those that always held. */
  private void look() {
    newest = -1;
    newestLevel = 0;
    secondLevel = 0;
    alone = true;
    for (int i = 0; i < count; i++) {
      int var = vars[i];
      int event = solver.entailedAt(var, sets[var]);
      if (event < 0) {
        takesPart[var] = false;
        vars[i--] = vars[--count];
        continue;
      }
      int level = solver.eventLevel(event);
      if (level > newestLevel) {
        secondLevel = newestLevel;
        newestLevel = level;
        alone = true;
      } else if (level == newestLevel) {
        alone = false;
      } else {
        secondLevel = Math.max(secondLevel, level);
      }
      if (event > newest) {
        newest = event;
        newestVar = var;
      }
    }
  }

  private void resolve(Nogood reason) {
    long[] set = sets[newestVar];
    for (int i = 0; i < reason.vars.length; i++) {
      if (reason.vars[i] != newestVar) {
        meet(reason.vars[i], reason.sets[i]);
        continue;
      }
      for (int w = 0; w < set.length; w++) {
        set[w] |= reason.sets[i][w];
      }
    }
  }

  /** Adds a condition: intersected with what is there. */
  private void meet(int var, long[] set) {
    long[] mine = sets[var];
    if (takesPart[var]) {
      for (int w = 0; w < mine.length; w++) {
        mine[w] &= set[w];
      }
      return;
    }
    takesPart[var] = true;
    System.arraycopy(set, 0, mine, 0, mine.length);
    vars[count++] = var;
    weight[var] += bump;
  }

  private Nogood collect() {
    long[][] learned = new long[count][];
    for (int i = 0; i < count; i++) {
      learned[i] = Arrays.copyOf(sets[vars[i]], sets[vars[i]].length);
    }
    return new Nogood(Arrays.copyOf(vars, count), learned);
  }

  private void raiseBump() {
    bump *= 1.05;
    if (bump > 1e100) {
      for (int var = 0; var < weight.length; var++) {
        weight[var] *= 1e-100;
      }
      bump *= 1e-100;
    }
  }
}
