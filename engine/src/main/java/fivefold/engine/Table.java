package fivefold.engine;

import fivefold.model.Key;
import fivefold.model.Move;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the search found out about positions, by their 128-bit keys: a score with its kind, the
 * depth it holds for, and the best action. An entry lies in one place or its neighbour; the deeper
 * one stays unless it is from an earlier search.
 */
final class Table {
  static final int EXACT = 0;
  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;

  /** About what an entry takes with its moves. */
  private static final int BYTES = 320;

  private final int mask;
  private final long[] high;
  private final long[] low;
  private final int[] scores;
  private final int[] info;
  private final @Nullable List<Move>[] actions;
  private int age;

  @SuppressWarnings("unchecked")
  Table(int megabytes) {
    long entries = Math.max(1024, (long) megabytes * 1024 * 1024 / BYTES);
    int size = (int) Math.min(1 << 26, Long.highestOneBit(entries));
    mask = size - 1;
    high = new long[size];
    low = new long[size];
    scores = new int[size];
    info = new int[size];
    actions = (List<Move>[]) new List<?>[size];
  }

  void clear() {
    Arrays.fill(high, 0);
    Arrays.fill(low, 0);
    Arrays.fill(info, 0);
    Arrays.fill(actions, null);
  }

  /** Lets entries of earlier searches make room. */
  void nextSearch() {
    age = age + 1 & 0xFF;
  }

  /** Where a position's entry is, -1 when there is none. */
  int find(Key key) {
    int at = (int) key.low() & mask;
    if (low[at] == key.low() && high[at] == key.high()) {
      return at;
    }
    at ^= 1;
    return low[at] == key.low() && high[at] == key.high() ? at : -1;
  }

  int score(int at) {
    return scores[at];
  }

  int depth(int at) {
    return (info[at] & 0xFF) - 1;
  }

  int kind(int at) {
    return info[at] >> 8 & 3;
  }

  @Nullable List<Move> action(int at) {
    return actions[at];
  }

  void put(Key key, int depth, int score, int kind, @Nullable List<Move> action) {
    int at = find(key);
    if (at < 0) {
      at = (int) key.low() & mask;
      if (worth(at ^ 1) < worth(at)) {
        at ^= 1;
      }
      actions[at] = null;
    }
    high[at] = key.high();
    low[at] = key.low();
    scores[at] = score;
    info[at] = Math.max(0, Math.min(depth, 253)) + 1 | kind << 8 | age << 16;
    if (action != null) {
      actions[at] = action;
    }
  }

  private int worth(int at) {
    boolean current = info[at] >> 16 == age;
    return (info[at] & 0xFF) + (current ? 256 : 0);
  }
}
