package fivefold.rules.search;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Variables with bit-set domains, and the trail of everything that was struck from them: each
 * shrinking of a domain is an event that knows its decision level and its reason, so that it can be
 * undone and explained. A reason is a nogood, or a code that stands for one.
 */
abstract class Trail {
  /** The reason code of a decision. */
  static final long DECISION = -1;

  /** The reason code of a strike after the subtree was visited completely. */
  static final long VISITED = -2;

  /** The reason code of events whose reason is a nogood. */
  private static final long NOGOOD = -3;

  private static final long[] NO_WORDS = {};

  private int varCount;
  private long[][] domain = new long[8][];
  private int[] count = new int[8];
  private int[] lastEvent = new int[8];

  /** Variables whose single value was announced. */
  private boolean[] done = new boolean[8];

  private int events;
  private int[] eventVar = new int[64];
  private int[] eventPrev = new int[64];
  private int[] eventLevel = new int[64];
  private long[] eventCode = new long[64];
  private @Nullable Nogood[] eventNogood = new Nogood[64];
  private long[][] eventOld = new long[64][];

  private int level;
  private int[] levelStart = new int[16];

  private int emptied = -1;

  /** Called when an assignment is undone. */
  abstract void unassigned(int var, int value);

  int addVar(long[] initial) {
    int var = varCount++;
    if (var == count.length) {
      int more = var * 2;
      domain = Arrays.copyOf(domain, more);
      count = Arrays.copyOf(count, more);
      lastEvent = Arrays.copyOf(lastEvent, more);
      done = Arrays.copyOf(done, more);
    }
    domain[var] = initial;
    count[var] = size(initial);
    lastEvent[var] = -1;
    return var;
  }

  final int varCount() {
    return varCount;
  }

  final int level() {
    return level;
  }

  final int count(int var) {
    return count[var];
  }

  final long[] domain(int var) {
    return domain[var];
  }

  final boolean has(int var, int value) {
    return (domain[var][value >> 6] >>> value & 1) != 0;
  }

  /** The smallest value left. */
  final int value(int var) {
    long[] words = domain[var];
    for (int i = 0; i < words.length; i++) {
      if (words[i] != 0) {
        return (i << 6) + Long.numberOfTrailingZeros(words[i]);
      }
    }
    return -1;
  }

  /**
   * Strikes the values from {@code lo} (inclusive) to {@code hi} (exclusive); false when the domain
   * became empty.
   */
  final boolean strikeRange(int var, int lo, int hi, long code) {
    long[] words = domain[var];
    boolean any = false;
    for (int i = lo >> 6; i <= (hi - 1) >> 6 && lo < hi; i++) {
      if ((words[i] & rangeWord(i, lo, hi)) != 0) {
        any = true;
        break;
      }
    }
    if (!any) {
      return true;
    }
    long[] next = push(var, code, null);
    for (int i = lo >> 6; i <= (hi - 1) >> 6; i++) {
      long removed = next[i] & rangeWord(i, lo, hi);
      next[i] &= ~removed;
      count[var] -= Long.bitCount(removed);
    }
    return checkEmpty(var);
  }

  /** Strikes a set of values. */
  final boolean strikeSet(int var, long[] set, long code) {
    return strike(var, set, code, null);
  }

  /** Strikes everything but one value. */
  final boolean keepOnly(int var, int value, long code) {
    if (count[var] == 1 && has(var, value)) {
      return true;
    }
    boolean keeps = has(var, value);
    long[] next = push(var, code, null);
    Arrays.fill(next, 0);
    if (keeps) {
      next[value >> 6] = 1L << value;
      count[var] = 1;
      return true;
    }
    count[var] = 0;
    return checkEmpty(var);
  }

  /** Strikes what a nogood forbids. */
  final boolean strikeBy(Nogood nogood, int condition) {
    return strike(nogood.vars[condition], nogood.sets[condition], NOGOOD, nogood);
  }

  private boolean strike(int var, long[] set, long code, @Nullable Nogood nogood) {
    long[] words = domain[var];
    int removed = 0;
    for (int i = 0; i < words.length; i++) {
      removed += Long.bitCount(words[i] & set[i]);
    }
    if (removed == 0) {
      return true;
    }
    long[] next = push(var, code, nogood);
    for (int i = 0; i < next.length; i++) {
      next[i] &= ~set[i];
    }
    count[var] -= removed;
    return checkEmpty(var);
  }

  private boolean checkEmpty(int var) {
    if (count[var] == 0) {
      emptied = var;
      return false;
    }
    return true;
  }

  /** The variable that has no value left, -1 when all have. */
  final int emptied() {
    return emptied;
  }

  /**
   * Marks a variable with one value as announced; false when it is not so, or was announced before.
   */
  final boolean announceOnce(int var) {
    if (count[var] != 1 || done[var]) {
      return false;
    }
    done[var] = true;
    return true;
  }

  /** The bits of a word that belong to the values from {@code lo} up to {@code hi}. */
  static long rangeWord(int word, int lo, int hi) {
    int from = Math.max(lo - (word << 6), 0);
    int to = Math.min(hi - (word << 6), 64);
    if (from >= to) {
      return 0;
    }
    return (-1L >>> (64 - (to - from))) << from;
  }

  /**
   * Records an event and returns the domain to be changed, a fresh copy; the old one stays in the
   * event.
   */
  private long[] push(int var, long code, @Nullable Nogood nogood) {
    if (events == eventVar.length) {
      int more = events * 2;
      eventVar = Arrays.copyOf(eventVar, more);
      eventPrev = Arrays.copyOf(eventPrev, more);
      eventLevel = Arrays.copyOf(eventLevel, more);
      eventCode = Arrays.copyOf(eventCode, more);
      eventNogood = Arrays.copyOf(eventNogood, more);
      eventOld = Arrays.copyOf(eventOld, more);
    }
    int e = events++;
    eventVar[e] = var;
    eventPrev[e] = lastEvent[var];
    eventLevel[e] = level;
    eventCode[e] = code;
    eventNogood[e] = nogood;
    eventOld[e] = domain[var];
    lastEvent[var] = e;
    long[] next = Arrays.copyOf(domain[var], domain[var].length);
    domain[var] = next;
    return next;
  }

  final int events() {
    return events;
  }

  final int eventVar(int event) {
    return eventVar[event];
  }

  final int eventLevel(int event) {
    return eventLevel[event];
  }

  final long eventCode(int event) {
    return eventCode[event];
  }

  final @Nullable Nogood eventNogood(int event) {
    return eventNogood[event];
  }

  final int lastEvent(int var) {
    return lastEvent[var];
  }

  /** The variables from 1 up to this one, those that changed last first. */
  final int[] newestFirst(int last) {
    int[] vars = new int[last];
    for (int i = 0; i < last; i++) {
      int var = i + 1;
      int at = i;
      while (at > 0 && lastEvent[vars[at - 1]] < lastEvent[var]) {
        vars[at] = vars[at - 1];
        at--;
      }
      vars[at] = var;
    }
    return vars;
  }

  /** The smallest value of a domain that is not in a set, -1 when all are. */
  static int outside(long[] words, long[] set) {
    for (int w = 0; w < words.length; w++) {
      long rest = words[w] & ~set[w];
      if (rest != 0) {
        return (w << 6) + Long.numberOfTrailingZeros(rest);
      }
    }
    return -1;
  }

  static boolean subset(long[] words, long[] set) {
    for (int w = 0; w < words.length; w++) {
      if ((words[w] & ~set[w]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** The event that brought the domain of a variable inside a set, -1 when it always was. */
  final int entailedAt(int var, long[] set) {
    int e = lastEvent[var];
    while (e >= 0 && subset(eventOld[e], set)) {
      e = eventPrev[e];
    }
    return e;
  }

  /** Opens a level; what is struck from now on is undone with it. */
  final void openLevel() {
    level++;
    if (level == levelStart.length) {
      levelStart = Arrays.copyOf(levelStart, level * 2);
    }
    levelStart[level] = events;
  }

  /** Undoes every event of levels above this one. */
  void backtrack(int to) {
    if (level == to) {
      return;
    }
    int keep = levelStart[to + 1];
    while (events > keep) {
      int e = --events;
      int var = eventVar[e];
      if (done[var] && single(eventOld[e]) < 0) {
        done[var] = false;
        unassigned(var, value(var));
      }
      domain[var] = eventOld[e];
      count[var] = size(domain[var]);
      lastEvent[var] = eventPrev[e];
      eventOld[e] = NO_WORDS;
      eventNogood[e] = null;
    }
    level = to;
    emptied = -1;
  }

  /** The only value in a set, -1 when there are more or none. */
  private static int single(long[] words) {
    int found = -1;
    for (int i = 0; i < words.length; i++) {
      if (words[i] == 0) {
        continue;
      }
      if (found >= 0 || Long.bitCount(words[i]) > 1) {
        return -1;
      }
      found = (i << 6) + Long.numberOfTrailingZeros(words[i]);
    }
    return found;
  }

  private static int size(long[] words) {
    int size = 0;
    for (long word : words) {
      size += Long.bitCount(word);
    }
    return size;
  }
}
