package fivefold.engine;

import fivefold.model.Key;
import fivefold.model.Move;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the search found out about positions, by their 128-bit keys. An entry lies in one place or
 * its neighbour; the deeper one stays unless it is from an earlier search.
 *
 * <p>Several searches may share a table without locks: entries never change, so whoever finds one
 * finds it whole, and it does not matter who writes last.
 */
final class Table {
  static final int EXACT = 0;
  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;

  /** The depth of what holds however deep one looks. */
  static final int DEEPEST = 255;

  /** About what an entry takes with its moves. */
  private static final int BYTES = 120;

  private final int mask;
  private final @Nullable Entry[] entries;
  private int age;

  /** What is known of a position. */
  static final class Entry {
    private final long high;
    private final long low;
    private final int score;
    private final byte kind;
    private final short depth;
    private final int age;
    private final long @Nullable [] moves;

    private Entry(Key key, int score, int kind, int depth, long @Nullable [] moves, int age) {
      this.high = key.high();
      this.low = key.low();
      this.score = score;
      this.kind = (byte) kind;
      this.depth = (short) depth;
      this.moves = moves;
      this.age = age;
    }

    private boolean isOf(Key key) {
      return low == key.low() && high == key.high();
    }

    int score() {
      return score;
    }

    /** Whether the score is exact or a bound. */
    int kind() {
      return kind;
    }

    /** How deep was looked. */
    int depth() {
      return depth;
    }

    /** The best action, if one is known. */
    @Nullable List<Move> action() {
      return moves == null ? null : PackedAction.unpack(moves);
    }
  }

  Table(int megabytes) {
    long wanted = Math.max(1024, (long) megabytes * 1024 * 1024 / BYTES);
    int size = (int) Math.min(1 << 26, Long.highestOneBit(wanted));
    mask = size - 1;
    entries = new Entry[size];
  }

  void clear() {
    Arrays.fill(entries, null);
  }

  /** Lets entries of earlier searches make room. */
  void nextSearch() {
    age++;
  }

  @Nullable Entry find(Key key) {
    int at = (int) key.low() & mask;
    Entry entry = entries[at];
    if (entry != null && entry.isOf(key)) {
      return entry;
    }
    entry = entries[at ^ 1];
    return entry != null && entry.isOf(key) ? entry : null;
  }

  /** The best action in a position, if one is known. */
  @Nullable List<Move> action(Key key) {
    Entry entry = find(key);
    return entry == null ? null : entry.action();
  }

  void put(Key key, int depth, int score, int kind, @Nullable List<Move> action) {
    int at = (int) key.low() & mask;
    Entry here = entries[at];
    Entry beside = entries[at ^ 1];
    Entry known = null;
    if (here != null && here.isOf(key)) {
      known = here;
    } else if (beside != null && beside.isOf(key)) {
      known = beside;
      at ^= 1;
    } else if (worth(beside) < worth(here)) {
      at ^= 1;
    }
    long[] best = action != null ? PackedAction.pack(action) : known != null ? known.moves : null;
    entries[at] = new Entry(key, score, kind, depth, best, age);
  }

  private int worth(@Nullable Entry entry) {
    return entry == null ? -1 : entry.depth + (entry.age == age ? DEEPEST : 0);
  }
}
