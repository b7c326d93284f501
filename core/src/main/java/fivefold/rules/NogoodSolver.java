package fivefold.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A small conflict-driven solver: variables with bit-set domains, nogoods, learning, backjumping.
 *
 * <p>Every shrinking of a domain is an event on the trail with its reason. On a dead end the
 * reasons are resolved, newest first, until only one variable of the newest decision level is left;
 * the result is learned as a nogood and the search jumps back to where it bites. A subclass adds
 * its own constraints in {@link #assigned}: it strikes values with a reason code that it can later
 * turn into a nogood ({@link #explain}), so that reasons cost nothing unless they are needed.
 *
 * <p>To go on after a solution, {@link #flip} strikes the last decision for good (chronological
 * backtracking). Such strikes have no reason but "already visited": learning never looks behind
 * them, and backjumping never undoes them early, so each solution is met once.
 */
abstract class NogoodSolver {
  /** The reason code of a decision. */
  private static final long DECISION = -1;

  /** The reason code of a strike after the subtree was visited completely. */
  private static final long VISITED = -2;

  /** The reason code of events whose reason is a nogood. */
  private static final long NOGOOD = -3;

  private int varCount;
  private long[][] domain = new long[8][];
  private int[] count = new int[8];
  private int[] lastEvent = new int[8];
  private boolean[] done = new boolean[8];
  private double[] weight = new double[8];
  private final List<List<Nogood>> watchers = new ArrayList<>();

  private int events;
  private int[] eventVar = new int[64];
  private int[] eventPrev = new int[64];
  private int[] eventLevel = new int[64];
  private long[] eventCode = new long[64];
  private @Nullable Nogood[] eventNogood = new Nogood[64];
  private long[][] eventOld = new long[64][];
  private int head;

  private int level;
  private int[] levelStart = new int[64];
  private int[] levelVar = new int[64];
  private int[] levelValue = new int[64];
  private boolean[] levelVisited = new boolean[64];

  private int conflictVar = -1;
  private @Nullable Nogood conflictNogood;

  private long[][] learnSet = new long[8][];
  private boolean[] learnHas = new boolean[8];
  private int[] learnVars = new int[8];
  private int learnCount;

  private long conflicts;
  private double bump = 1;

  /**
   * Called when a variable has one value left: post what follows with {@code strike…}; false on a
   * conflict.
   */
  abstract boolean assigned(int var, int value);

  /** Called when an assignment is undone. */
  abstract void unassigned(int var, int value);

  /** The nogood behind a strike with this reason code on this variable. */
  abstract Nogood explain(long code, int var);

  final int addVar(long[] initial) {
    int var = varCount++;
    if (var == count.length) {
      int more = var * 2;
      domain = Arrays.copyOf(domain, more);
      count = Arrays.copyOf(count, more);
      lastEvent = Arrays.copyOf(lastEvent, more);
      done = Arrays.copyOf(done, more);
      weight = Arrays.copyOf(weight, more);
      learnSet = Arrays.copyOf(learnSet, more);
      learnHas = Arrays.copyOf(learnHas, more);
      learnVars = Arrays.copyOf(learnVars, more);
    }
    domain[var] = initial;
    int n = 0;
    for (long word : initial) {
      n += Long.bitCount(word);
    }
    count[var] = n;
    lastEvent[var] = -1;
    weight[var] = 1;
    learnSet[var] = new long[initial.length];
    watchers.add(new ArrayList<>());
    return var;
  }

  final int varCount() {
    return varCount;
  }

  final int level() {
    return level;
  }

  final long conflicts() {
    return conflicts;
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

  /** How often a variable took part in conflicts, decaying: where the trouble is. */
  final double weight(int var) {
    return weight[var];
  }

  // ---- striking values ----

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
      conflictVar = var;
      return false;
    }
    return true;
  }

  /** Reports a combination of decided variables as impossible. */
  final boolean conflict(Nogood nogood) {
    conflictNogood = nogood;
    return false;
  }

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

  // ---- nogoods ----

  /** Adds a nogood at any time and draws the conclusion it allows now; false on a conflict. */
  final boolean add(Nogood nogood) {
    int open = -1;
    int opens = 0;
    for (int i = 0; i < nogood.vars.length; i++) {
      if (!entailed(nogood, i)) {
        if (opens == 0) {
          nogood.watchA = i;
        } else if (opens == 1) {
          nogood.watchB = i;
        }
        opens++;
        open = i;
      }
    }
    if (opens < 2) {
      chooseWatches(nogood, open);
    }
    if (nogood.vars.length > 1) {
      watchers.get(nogood.vars[nogood.watchA]).add(nogood);
      watchers.get(nogood.vars[nogood.watchB]).add(nogood);
    }
    if (opens == 0) {
      return conflict(nogood);
    }
    return opens > 1 || strike(nogood.vars[open], nogood.sets[open], NOGOOD, nogood);
  }

  /**
   * With fewer than two open conditions, watches the one that opens first on backtracking: the
   * newest.
   */
  private void chooseWatches(Nogood nogood, int open) {
    int newest = -1;
    int second = -1;
    int newestAt = -2;
    int secondAt = -2;
    for (int i = 0; i < nogood.vars.length; i++) {
      if (i == open) {
        continue;
      }
      int at = entailedAt(nogood.vars[i], nogood.sets[i]);
      if (at > newestAt) {
        second = newest;
        secondAt = newestAt;
        newest = i;
        newestAt = at;
      } else if (at > secondAt) {
        second = i;
        secondAt = at;
      }
    }
    nogood.watchA = open >= 0 ? open : Math.max(newest, 0);
    nogood.watchB =
        open >= 0 ? (newest >= 0 ? newest : open) : (second >= 0 ? second : nogood.watchA);
  }

  private boolean entailed(Nogood nogood, int i) {
    long[] words = domain[nogood.vars[i]];
    long[] set = nogood.sets[i];
    for (int w = 0; w < words.length; w++) {
      if ((words[w] & ~set[w]) != 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean subset(long[] words, long[] set) {
    for (int w = 0; w < words.length; w++) {
      if ((words[w] & ~set[w]) != 0) {
        return false;
      }
    }
    return true;
  }

  /** The event that brought the domain of a variable inside a set, -1 when it always was. */
  private int entailedAt(int var, long[] set) {
    int e = lastEvent[var];
    while (e >= 0 && subset(eventOld[e], set)) {
      e = eventPrev[e];
    }
    return e;
  }

  // ---- propagation ----

  /** Draws all conclusions; false on a conflict. */
  final boolean propagate() {
    while (head < events) {
      int var = eventVar[head++];
      if (!visitWatchers(var)) {
        return false;
      }
      if (count[var] == 1 && !done[var]) {
        done[var] = true;
        if (!assigned(var, value(var))) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * Variables that start with one value have no event that would announce them; false on a
   * conflict.
   */
  final boolean announce(int var) {
    if (count[var] == 1 && !done[var]) {
      done[var] = true;
      return assigned(var, value(var));
    }
    return count[var] > 0;
  }

  private boolean visitWatchers(int var) {
    List<Nogood> list = watchers.get(var);
    int kept = 0;
    int size = list.size();
    boolean ok = true;
    for (int n = 0; n < size; n++) {
      Nogood nogood = list.get(n);
      if (!ok) {
        list.set(kept++, nogood);
        continue;
      }
      boolean first = nogood.vars[nogood.watchA] == var;
      int mine = first ? nogood.watchA : nogood.watchB;
      int other = first ? nogood.watchB : nogood.watchA;
      if (!entailed(nogood, mine)) {
        list.set(kept++, nogood);
        continue;
      }
      int replacement = -1;
      for (int i = 0; i < nogood.vars.length; i++) {
        if (i != mine && i != other && !entailed(nogood, i)) {
          replacement = i;
          break;
        }
      }
      if (replacement >= 0) {
        if (first) {
          nogood.watchA = replacement;
        } else {
          nogood.watchB = replacement;
        }
        watchers.get(nogood.vars[replacement]).add(nogood);
        continue;
      }
      list.set(kept++, nogood);
      ok = strike(nogood.vars[other], nogood.sets[other], NOGOOD, nogood);
    }
    while (list.size() > kept) {
      list.remove(list.size() - 1);
    }
    return ok;
  }

  // ---- search ----

  /** Opens a decision level and fixes a variable to one of its values. */
  final void decide(int var, int value) {
    level++;
    if (level == levelStart.length) {
      int more = level * 2;
      levelStart = Arrays.copyOf(levelStart, more);
      levelVar = Arrays.copyOf(levelVar, more);
      levelValue = Arrays.copyOf(levelValue, more);
      levelVisited = Arrays.copyOf(levelVisited, more);
    }
    levelStart[level] = events;
    levelVar[level] = var;
    levelValue[level] = value;
    levelVisited[level] = false;
    keepOnly(var, value, DECISION);
  }

  /** Undoes every event of levels above this one. */
  final void backtrack(int to) {
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
      lastEvent[var] = eventPrev[e];
      eventOld[e] = NO_WORDS;
      eventNogood[e] = null;
      int n = 0;
      for (long word : domain[var]) {
        n += Long.bitCount(word);
      }
      count[var] = n;
    }
    head = events;
    level = to;
    conflictVar = -1;
    conflictNogood = null;
  }

  private static final long[] NO_WORDS = {};

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

  /**
   * Strikes the newest decision after everything below it was visited, and goes back a level; false
   * when there is none left to strike.
   */
  final boolean flip() {
    while (level > 0) {
      int var = levelVar[level];
      int value = levelValue[level];
      backtrack(level - 1);
      levelVisited[level] = true;
      if (strikeRange(var, value, value + 1, VISITED)) {
        return true;
      }
    }
    return false;
  }

  /**
   * After a conflict: learns from it and goes back to where the search can go on; false when
   * nothing is left.
   */
  final boolean resolveConflict() {
    conflicts++;
    while (true) {
      if (level == 0) {
        return false;
      }
      if (levelVisited[level]) {
        // Solutions were found below this decision, so no reason alone rules it out: it is simply
        // exhausted.
        return flip();
      }
      Nogood learned = analyze();
      if (learned == null) {
        return unresolved && flip();
      }
      int back = learned.vars.length == 1 ? 0 : assertLevel;
      int visited = level - 1;
      while (visited > back && !levelVisited[visited]) {
        visited--;
      }
      backtrack(Math.max(back, visited));
      if (add(learned)) {
        return true;
      }
    }
  }

  private int assertLevel;
  private boolean unresolved;

  /**
   * Resolves the conflict to a nogood with one variable of the newest level; null when it holds
   * without any decision.
   */
  private @Nullable Nogood analyze() {
    learnCount = 0;
    Nogood broken = conflictNogood != null ? conflictNogood : reasonOf(lastEvent[conflictVar]);
    for (int i = 0; i < broken.vars.length; i++) {
      meet(broken.vars[i], broken.sets[i]);
    }
    Nogood learned = null;
    boolean stop = false;
    unresolved = false;
    while (learned == null && !stop) {
      int newest = -1;
      int newestVar = -1;
      int secondLevel = 0;
      int newestLevel = 0;
      boolean two = false;
      for (int i = 0; i < learnCount; i++) {
        int var = learnVars[i];
        int e = entailedAt(var, learnSet[var]);
        if (e < 0) {
          drop(i--);
          continue;
        }
        int l = eventLevel[e];
        if (l > newestLevel) {
          secondLevel = newestLevel;
          newestLevel = l;
          two = false;
        } else if (l == newestLevel) {
          two = true;
        } else {
          secondLevel = Math.max(secondLevel, l);
        }
        if (e > newest) {
          newest = e;
          newestVar = var;
        }
      }
      if (newest < 0 || newestLevel == 0) {
        stop = true;
      } else if (!two) {
        learned = learned(newestVar);
        assertLevel = secondLevel;
      } else if (eventCode[newest] == DECISION || eventCode[newest] == VISITED) {
        // Only what was visited before stands in the way, and that is no reason to learn.
        unresolved = true;
        stop = true;
      } else {
        Nogood reason = reasonOf(newest);
        long[] mine = reason.setOf(newestVar);
        long[] set = learnSet[newestVar];
        for (int w = 0; w < set.length; w++) {
          set[w] |= mine[w];
        }
        for (int i = 0; i < reason.vars.length; i++) {
          if (reason.vars[i] != newestVar) {
            meet(reason.vars[i], reason.sets[i]);
          }
        }
      }
    }
    for (int i = 0; i < learnCount; i++) {
      learnHas[learnVars[i]] = false;
    }
    raiseBump();
    return learned;
  }

  private void raiseBump() {
    bump *= 1.05;
    if (bump > 1e100) {
      for (int var = 0; var < varCount; var++) {
        weight[var] *= 1e-100;
      }
      bump *= 1e-100;
    }
  }

  private void drop(int i) {
    learnHas[learnVars[i]] = false;
    learnVars[i] = learnVars[--learnCount];
  }

  /** Adds a condition to the nogood being learned: intersected with what is there. */
  private void meet(int var, long[] set) {
    long[] mine = learnSet[var];
    if (learnHas[var]) {
      for (int w = 0; w < mine.length; w++) {
        mine[w] &= set[w];
      }
    } else {
      learnHas[var] = true;
      System.arraycopy(set, 0, mine, 0, mine.length);
      learnVars[learnCount++] = var;
      weight[var] += bump;
    }
  }

  private Nogood learned(int last) {
    int[] vars = new int[learnCount];
    long[][] sets = new long[learnCount][];
    int n = 0;
    for (int i = 0; i < learnCount; i++) {
      int var = learnVars[i];
      vars[n] = var;
      sets[n++] = Arrays.copyOf(learnSet[var], learnSet[var].length);
    }
    for (int i = 0; i < n; i++) {
      if (vars[i] == last) {
        int v = vars[0];
        long[] s = sets[0];
        vars[0] = vars[i];
        sets[0] = sets[i];
        vars[i] = v;
        sets[i] = s;
      }
    }
    return new Nogood(vars, sets);
  }

  private Nogood reasonOf(int event) {
    Nogood nogood = eventNogood[event];
    return nogood != null ? nogood : explain(eventCode[event], eventVar[event]);
  }
}
