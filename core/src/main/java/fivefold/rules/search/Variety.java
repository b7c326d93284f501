package fivefold.rules.search;

import java.util.ArrayList;
import java.util.List;

/**
 * Which value to try next so that turns have little in common: the one that was tried least, and
 * among equals one by chance, the same each time a search is made. So each move comes up soon, and
 * no unlucky first decision stays for thousands of turns.
 */
final class Variety {
  private final List<int[]> tried = new ArrayList<>();
  private long dice = 1;
  private int left;

  /**
   * @param most how many turns are wanted
   */
  Variety(int most) {
    left = most;
  }

  /** Counts a turn; false when there were as many as are wanted. */
  boolean wantsMore() {
    return left > 0 && --left > 0;
  }

  /** A value of a domain that is not empty. */
  int pick(int var, long[] domain) {
    int[] counts = counts(var, 64 * domain.length);
    int best = -1;
    int least = Integer.MAX_VALUE;
    int equals = 0;
    for (int w = 0; w < domain.length; w++) {
      for (long rest = domain[w]; rest != 0; rest &= rest - 1) {
        int value = (w << 6) + Long.numberOfTrailingZeros(rest);
        int count = counts[value];
        if (count < least) {
          least = count;
          equals = 0;
        }
        if (count == least && roll(++equals) == 0) {
          best = value;
        }
      }
    }
    // Each further timeline is tried half as often, as there are many numbers with few turns.
    counts[best] += var == TurnVars.BRANCHES ? 1 << Math.min(best, 20) : 1;
    return best;
  }

  private int[] counts(int var, int size) {
    while (tried.size() <= var) {
      tried.add(new int[0]);
    }
    int[] counts = tried.get(var);
    if (counts.length < size) {
      counts = new int[size];
      tried.set(var, counts);
    }
    return counts;
  }

  private int roll(int sides) {
    dice = dice * 6364136223846793005L + 1442695040888963407L;
    return (int) ((dice >>> 33) % sides);
  }
}
