package fivefold.rules.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How much each value of a search is wanted, and within which bounds the sum over a turn must lie.
 * Where the best or the worst that is still possible lies outside, all below is left out.
 */
final class Ranking {
  /** Stands for "impossible", and stays far below all sums. */
  private static final long NO_GAIN = Long.MIN_VALUE / 4;

  private final TurnScores scores;
  private final TurnVars vars;
  private final NogoodSolver values;

  /** Turns must be worth more than this, or as much. */
  private long least = Long.MIN_VALUE;

  /** Turns must be worth no more than this. */
  private long most = Long.MAX_VALUE;

  /** What can be had of each board without an arrival from another. */
  private final long[] stays;

  /** What a branch from each board adds at most, while bounds are computed. */
  private final long[] gains;

  /** What the value that {@link #best} found last adds. */
  private long bestGain;

  Ranking(TurnScores scores, TurnVars vars, NogoodSolver values) {
    this.stays = new long[vars.axes];
    this.gains = new long[vars.axes];
    this.scores = scores;
    this.vars = vars;
    this.values = values;
  }

  void bounds(long least, long most) {
    this.least = least;
    this.most = most;
  }

  boolean isWithin(long total) {
    return total >= least && total <= most;
  }

  /**
   * The most wanted value that a variable has left. A piece that leaves its board does nothing else
   * there, so what its arrival is worth is taken less what the best stay on its board is worth.
   */
  int best(int var) {
    int best = -1;
    for (int value : scores.order(vars, var)) {
      if (best >= 0 && scores.of(vars, var, value) <= bestGain) {
        break;
      }
      if (values.has(var, value)) {
        long gain = scores.of(vars, var, value) - lost(var, value);
        if (best < 0 || gain > bestGain) {
          best = value;
          bestGain = gain;
        }
      }
    }
    return best;
  }

  /** What is given up on the board that a piece leaves to arrive by a value. */
  private long lost(int var, int value) {
    Turn turn = vars.turn;
    if (value == 0) {
      return 0;
    }
    if (vars.isBranch(var)) {
      return stays[turn.jumps.axis[value - 1]];
    }
    Axis axis = turn.axes[var - 1];
    return axis.isArrival(value) ? stays[turn.depAxis[axis.dep[value]]] : 0;
  }

  /** The most that can be had of each board without an arrival from another; a departure is 0. */
  private void computeStays() {
    for (int a = 0; a < vars.axes; a++) {
      int var = TurnVars.axis(a);
      long most = 0;
      for (int value : scores.order(vars, var)) {
        if (!vars.turn.axes[a].isArrival(value) && values.has(var, value)) {
          most = Math.max(0, scores.of(vars, var, value));
          break;
        }
      }
      stays[a] = most;
    }
  }

  /** The most that the turns left can be worth, or more. */
  private long mostLeft() {
    computeStays();
    long sum = 0;
    for (int a = 0; a < vars.axes; a++) {
      int var = TurnVars.axis(a);
      best(var);
      sum += bestGain;
      boolean stays = values.count(var) == 1 && !vars.turn.axes[a].isDeparture(values.value(var));
      gains[a] = stays ? NO_GAIN : scores.bestJumps[a] - this.stays[a];
    }
    int open = 0;
    for (int var = vars.axes + 1; var < values.varCount(); var++) {
      int value = values.count(var) == 1 ? values.value(var) : -1;
      if (value > 0) {
        sum += scores.of(vars, var, value) - lost(var, value);
        gains[vars.turn.jumps.axis[value - 1]] = NO_GAIN;
      } else if (value < 0) {
        open++;
      }
    }
    return sum + bestGains(open);
  }

  /** The most that so many branches add, each from a board of its own. */
  private long bestGains(int branches) {
    long sum = 0;
    for (int i = 0; i < branches; i++) {
      int best = 0;
      for (int a = 1; a < gains.length; a++) {
        best = gains[a] > gains[best] ? a : best;
      }
      if (gains[best] == NO_GAIN) {
        return NO_GAIN;
      }
      sum += gains[best];
      gains[best] = NO_GAIN;
    }
    return sum;
  }

  private int worst(int var) {
    int[] order = scores.order(vars, var);
    for (int i = order.length - 1; i >= 0; i--) {
      if (values.has(var, order[i])) {
        return order[i];
      }
    }
    throw new IllegalStateException("a variable without a value");
  }

  /** Whether nothing below the decisions made is within the bounds. */
  boolean isOutside() {
    return (least != Long.MIN_VALUE && mostLeft() < least)
        || (most != Long.MAX_VALUE && leastLeft() > most);
  }

  /**
   * Whether no turn with so many new timelines is within the bounds; asked before any decision, and
   * before there are variables for them.
   */
  boolean isOutside(int branches) {
    return least != Long.MIN_VALUE && mostLeft() + bestGains(branches) < least;
  }

  private long leastLeft() {
    long sum = 0;
    for (int var = 1; var < values.varCount(); var++) {
      sum += scores.of(vars, var, worst(var));
    }
    return sum;
  }

  /** What a value is worth. */
  long of(int var, int value) {
    return scores.of(vars, var, value);
  }

  /** The scores of all values of a turn, and the values in the order of their scores. */
  static final class TurnScores {
    /** Enough to number all values of a variable, see {@link Turn#isTooLarge}. */
    private static final int INDEX_BITS = 20;

    private final Turn turn;
    private final long[][] axes;
    private final int[][] axisOrder;
    private final long[] jumps;
    private int @Nullable [] jumpOrder;

    /** What the best jump from each board is worth. */
    final long[] bestJumps;

    TurnScores(Turn turn, long[][] axes, long[] jumps) {
      this.turn = turn;
      this.axes = axes;
      this.jumps = jumps;
      this.axisOrder = new int[axes.length][];
      this.bestJumps = new long[axes.length];
      Arrays.fill(bestJumps, NO_GAIN);
      for (int j = 0; j < turn.jumps.size; j++) {
        int a = turn.jumps.axis[j];
        bestJumps[a] = Math.max(bestJumps[a], jumps[j + 1]);
      }
    }

    long of(TurnVars vars, int var, int value) {
      return vars.isBranch(var) ? jumps[value] : axes[var - 1][value];
    }

    long ofEntry(int axis, int entry) {
      return axes[axis][entry];
    }

    long ofJump(int jump) {
      return jumps[jump + 1];
    }

    int[] order(TurnVars vars, int var) {
      if (!vars.isBranch(var)) {
        int a = var - 1;
        int[] known = axisOrder[a];
        if (known == null) {
          known = order(axes[a], turn.axes[a].size);
          axisOrder[a] = known;
        }
        return known;
      }
      int[] order = jumpOrder;
      if (order == null) {
        order = order(jumps, turn.jumps.size + 1);
        jumpOrder = order;
      }
      return order;
    }

    /**
     * The best sums when every board is free to choose one move of a piece that stands on it, as
     * many as asked for, falling.
     */
    long[] bestSums(int count) {
      long[] sums = {0};
      for (int a = 0; a < axes.length; a++) {
        long[] own = ownScores(a);
        long[] pairs = new long[Math.min(sums.length * own.length, 4 * count + 64 * 8)];
        int size = 0;
        for (int i = 0; i < sums.length; i++) {
          // Of two falling lists the i-th and the j-th can be among the best only if i * j is
          // small.
          for (int j = 0; j < own.length && (i + 1) * (j + 1) <= count; j++) {
            if (size == pairs.length) {
              pairs = Arrays.copyOf(pairs, size * 2);
            }
            pairs[size++] = -(sums[i] + own[j]);
          }
        }
        Arrays.sort(pairs, 0, size);
        sums = new long[Math.min(size, count)];
        for (int i = 0; i < sums.length; i++) {
          sums[i] = -pairs[i];
        }
      }
      return sums;
    }

    /**
     * What the moves of the pieces on a board are worth, falling; a pass where that is possible.
     */
    private long[] ownScores(int a) {
      Axis axis = turn.axes[a];
      int from = turn.depJumps[turn.depFirst[a]];
      int to = turn.depJumps[turn.depFirst[a + 1]];
      long[] own = new long[axis.endOfPhysical + to - from];
      int size = 0;
      boolean mandatory =
          turn.ends[a] == turn.multiverse.present() && turn.multiverse.isActive(turn.lines[a]);
      for (int e = mandatory ? 1 : 0; e < axis.endOfPhysical; e++) {
        if (axis.isSafe(e)) {
          own[size++] = -axes[a][e];
        }
      }
      for (int j = from; j < to; j++) {
        if (axis.isSafe(turn.depEntry[turn.jumps.dep[j]])) {
          own[size++] = -jumps[j + 1];
        }
      }
      Arrays.sort(own, 0, size);
      for (int i = 0; i < size; i++) {
        own[i] = -own[i];
      }
      return Arrays.copyOf(own, size);
    }

    /** The values by falling score, equal ones ascending. */
    private static int[] order(long[] scores, int size) {
      long[] keys = new long[size];
      for (int i = 0; i < size; i++) {
        keys[i] = -scores[i] << INDEX_BITS | i;
      }
      Arrays.sort(keys);
      int[] order = new int[size];
      for (int i = 0; i < size; i++) {
        order[i] = (int) keys[i] & (1 << INDEX_BITS) - 1;
      }
      return order;
    }
  }
}
