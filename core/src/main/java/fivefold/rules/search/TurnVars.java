package fivefold.rules.search;

import fivefold.model.Color;
import java.util.Arrays;

/**
 * How the search numbers its variables: 0 is the number of new timelines, then come the playable
 * timelines (the axes of a {@link Turn}), then the new timelines from the first. Value 0 always
 * means that nothing is played there.
 */
final class TurnVars {
  static final int BRANCHES = 0;

  final Turn turn;

  /** How many playable timelines there are; variables above are new ones. */
  final int axes;

  /** The most new timelines a turn can make: one from each timeline with a piece that can leave. */
  final int maxBranches;

  TurnVars(Turn turn) {
    this.turn = turn;
    this.axes = turn.size();
    int departing = 0;
    for (Axis axis : turn.axes) {
      for (int e = axis.endOfPhysical; e < axis.endOfDepartures; e++) {
        if (axis.isSafe(e)) {
          departing++;
          break;
        }
      }
    }
    this.maxBranches = departing;
  }

  static int axis(int a) {
    return 1 + a;
  }

  /** The variable of the i-th new timeline, from 1. */
  int branch(int i) {
    return axes + i;
  }

  boolean isBranch(int var) {
    return var > axes;
  }

  /** The variable for what is played on a timeline, existing or new. */
  int ofLine(int line) {
    int a = Arrays.binarySearch(turn.lines, line);
    if (a >= 0) {
      return axis(a);
    }
    return branch(
        turn.mover == Color.WHITE
            ? line - turn.multiverse.maxTimeline()
            : turn.multiverse.minTimeline() - line);
  }

  /** The timeline that a variable is about. */
  int line(int var) {
    return isBranch(var) ? turn.newLine(var - axes) : turn.lines[var - 1];
  }

  /** How many words a set of values takes. */
  int words(int var) {
    return var == BRANCHES
        ? (maxBranches >> 6) + 1
        : isBranch(var) ? turn.jumps.words() : turn.axes[var - 1].safe.length;
  }

  /** The set of one value. */
  long[] only(int var, int value) {
    long[] set = new long[words(var)];
    set[value >> 6] = 1L << value;
    return set;
  }

  /** The set of every other value. */
  long[] allBut(int var, int value) {
    long[] set = new long[words(var)];
    Arrays.fill(set, -1);
    set[value >> 6] &= ~(1L << value);
    return set;
  }

  /** The set of every value. */
  long[] all(int var) {
    long[] set = new long[words(var)];
    Arrays.fill(set, -1);
    return set;
  }

  /** The set that means "nothing played". */
  long[] pass(int var) {
    return only(var, 0);
  }

  /** The first value that is an arrival of this departure or a later one. */
  int firstArrival(int var, int dep) {
    return isBranch(var) ? 1 + turn.depJumps[dep] : turn.axes[var - 1].firstArrival(dep);
  }

  /** The arrivals of a range of departures. */
  long[] arrivals(int var, int depLo, int depHi) {
    long[] set = new long[words(var)];
    int lo = firstArrival(var, depLo);
    int hi = firstArrival(var, depHi);
    for (int w = 0; w < set.length; w++) {
      set[w] = Trail.rangeWord(w, lo, hi);
    }
    return set;
  }

  /** The arrivals of all departures of an axis. */
  long[] arrivalsFrom(int var, int axis) {
    return arrivals(var, turn.depFirst[axis], turn.depFirst[axis + 1]);
  }
}
