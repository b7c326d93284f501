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
 * <p>All is kept as numbers: entries that were objects would outlive many garbage collections, and
 * cost a seventh of the search's time. Several searches may share a table without locks: the first
 * number of an entry is the key mixed with all the others, so an entry that two of them wrote at
 * once is not found.
 */
final class Table {
  static final int EXACT = 0;
  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;

  /** The depth of what holds however deep one looks. */
  static final int DEEPEST = 255;

  /** The numbers of an entry: the seal, the key's other half, what was found, and moves. */
  private static final int LONGS = 8;

  private static final int LOW = 1;
  private static final int FOUND = 2;
  private static final int MOVES = 3;
  private static final int MOST_MOVES = LONGS - MOVES;

  /** What an entry takes. */
  private static final int BYTES = LONGS * Long.BYTES;

  private static final int MOST_ENTRIES = 1 << 26;

  /** So many entries, as a power of two, share a place for a long action. */
  private static final int SHARED = 4;

  private final int size;
  private final long[] numbers;

  /**
   * The actions that have no room in their entries. With many boards to play on these are all of
   * them, so the last one stays of those that share a place.
   */
  private final @Nullable LongAction[] longActions;

  private int age;

  /**
   * @param high half of the key of the position it belongs to
   * @param moves as numbers, which take a tenth of the memory
   */
  private record LongAction(long high, long[] moves) {
    static @Nullable LongAction of(long high, List<Move> action) {
      long[] moves = new long[action.size()];
      for (int i = 0; i < moves.length; i++) {
        moves[i] = PackedMove.pack(action.get(i));
        if (moves[i] == 0) {
          return null;
        }
      }
      return new LongAction(high, moves);
    }
  }

  /** What is known of a position. */
  static final class Entry {
    private final long[] numbers;
    private final @Nullable LongAction longAction;

    private Entry(long[] numbers, @Nullable LongAction longAction) {
      this.numbers = numbers;
      this.longAction = longAction;
    }

    int score() {
      return Found.score(numbers[FOUND]);
    }

    /** Whether the score is exact or a bound. */
    int kind() {
      return Found.kind(numbers[FOUND]);
    }

    /** How deep was looked. */
    int depth() {
      return Found.depth(numbers[FOUND]);
    }

    /** The best action, if one is known. */
    @Nullable List<Move> action() {
      if (Found.isLong(numbers[FOUND])) {
        return longAction == null ? null : unpack(longAction.moves, 0, longAction.moves.length);
      }
      int end = MOVES;
      while (end < LONGS && numbers[end] != 0) {
        end++;
      }
      return end == MOVES ? null : unpack(numbers, MOVES, end);
    }

    private static List<Move> unpack(long[] packed, int from, int to) {
      Move[] moves = new Move[to - from];
      for (int i = 0; i < moves.length; i++) {
        moves[i] = PackedMove.unpack(packed[from + i]);
      }
      return List.of(moves);
    }
  }

  Table(int megabytes) {
    long wanted = (long) megabytes * 1024 * 1024 / BYTES;
    // An even number, as neighbours come in pairs.
    size = (int) Math.max(1024, Math.min(MOST_ENTRIES, wanted)) & ~1;
    numbers = new long[size * LONGS];
    longActions = new LongAction[size >> SHARED];
  }

  void clear() {
    Arrays.fill(numbers, 0);
    Arrays.fill(longActions, null);
  }

  /** Lets entries of earlier searches make room. */
  void nextSearch() {
    age = age + 1 & Found.MOST_AGE;
  }

  @Nullable Entry find(Key key) {
    int place = place(key);
    Entry entry = read(key, place);
    return entry != null ? entry : read(key, place ^ 1);
  }

  /** The best action in a position, if one is known. */
  @Nullable List<Move> action(Key key) {
    Entry entry = find(key);
    return entry == null ? null : entry.action();
  }

  private int place(Key key) {
    return (int) ((key.low() >>> 33) * size >>> 31);
  }

  /** The entry in a place, if it is whole and of a position. */
  private @Nullable Entry read(Key key, int place) {
    int at = place * LONGS;
    if (numbers[at + LOW] != key.low()) {
      return null;
    }
    long[] entry = Arrays.copyOfRange(numbers, at, at + LONGS);
    if (entry[0] != seal(key, entry)) {
      return null;
    }
    LongAction action = Found.isLong(entry[FOUND]) ? longActions[place >> SHARED] : null;
    return new Entry(entry, action != null && action.high == key.high() ? action : null);
  }

  private static long seal(Key key, long[] entry) {
    long seal = key.high();
    for (int i = FOUND; i < LONGS; i++) {
      seal = Long.rotateLeft(seal, 5) ^ entry[i];
    }
    return seal;
  }

  void put(Key key, int depth, int score, int kind, @Nullable List<Move> action) {
    int place = place(key);
    Entry known = read(key, place);
    if (known == null) {
      known = read(key, place ^ 1);
      if (known != null || worth(place ^ 1) < worth(place)) {
        place ^= 1;
      }
    }
    long[] entry = known == null ? new long[LONGS] : known.numbers;
    boolean isLong = known != null && Found.isLong(entry[FOUND]);
    if (action != null) {
      isLong = !pack(action, entry);
      if (isLong) {
        longActions[place >> SHARED] = LongAction.of(key.high(), action);
      }
    }
    entry[LOW] = key.low();
    entry[FOUND] = Found.of(score, kind, depth, age, isLong);
    entry[0] = seal(key, entry);
    System.arraycopy(entry, 0, numbers, place * LONGS, LONGS);
  }

  /** Puts an action into an entry; false, with none there, when it does not fit. */
  private static boolean pack(List<Move> action, long[] entry) {
    Arrays.fill(entry, MOVES, LONGS, 0);
    boolean fits = action.size() <= MOST_MOVES;
    for (int i = 0; fits && i < action.size(); i++) {
      entry[MOVES + i] = PackedMove.pack(action.get(i));
      fits = entry[MOVES + i] != 0;
    }
    if (!fits) {
      Arrays.fill(entry, MOVES, LONGS, 0);
    }
    return fits;
  }

  private int worth(int place) {
    long found = numbers[place * LONGS + FOUND];
    return found == 0 ? -1 : Found.depth(found) + (Found.age(found) == age ? DEEPEST : 0);
  }

  /** What was found out about a position, in one number that is never 0. */
  private static final class Found {
    private static final int DEPTH = 32;
    private static final int KIND = 40;
    private static final int AGE = 42;
    static final int MOST_AGE = 0xFFFF;
    private static final long LONG = 1L << 61;
    private static final long ANY = 1L << 62;

    private Found() {}

    static long of(int score, int kind, int depth, int age, boolean isLong) {
      return ANY
          | (isLong ? LONG : 0)
          | (long) age << AGE
          | (long) kind << KIND
          | (long) Math.max(0, Math.min(DEEPEST, depth)) << DEPTH
          | score & 0xFFFFFFFFL;
    }

    static int score(long found) {
      return (int) found;
    }

    static int depth(long found) {
      return (int) (found >> DEPTH) & DEEPEST;
    }

    static int kind(long found) {
      return (int) (found >> KIND) & 3;
    }

    /** Whether the action has no room in the entry. */
    static boolean isLong(long found) {
      return (found & LONG) != 0;
    }

    static int age(long found) {
      return (int) (found >> AGE) & MOST_AGE;
    }
  }
}
