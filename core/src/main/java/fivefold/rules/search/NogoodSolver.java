package fivefold.rules.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A small conflict-driven solver: nogoods over the variables of a {@link Trail}, learning,
 * backjumping.
 *
 * <p>On a dead end {@link ConflictAnalysis} finds what lies behind it; that is learned as a nogood,
 * and the search jumps back to where it bites. A subclass adds its own constraints in {@link
 * #assigned}: it strikes values with a reason code that it can later turn into a nogood ({@link
 * #explain}), so that reasons cost nothing unless they are needed.
 *
 * <p>To go on after a solution, {@link #flip} strikes the last decision for good (chronological
 * backtracking). Such strikes have no reason but "already visited": learning never looks behind
 * them, and backjumping never undoes them early, so each solution is met once.
 */
abstract class NogoodSolver extends Trail {
  private final List<List<Nogood>> watchers = new ArrayList<>();
  private final ConflictAnalysis analysis = new ConflictAnalysis(this);

  /** The first event whose consequences are not drawn yet. */
  private int head;

  private int[] levelVar = new int[16];
  private int[] levelValue = new int[16];

  /** Whether solutions were found below the decision of a level. */
  private boolean[] levelVisited = new boolean[16];

  private @Nullable Nogood conflict;

  /**
   * Called when a variable has one value left: post what follows with {@code strike…}; false on a
   * conflict.
   */
  abstract boolean assigned(int var, int value);

  /** The nogood behind a strike with this reason code on this variable. */
  abstract Nogood explain(long code, int var);

  @Override
  final int addVar(long[] initial) {
    watchers.add(new ArrayList<>());
    int var = super.addVar(initial);
    analysis.addVar(var, initial.length);
    return var;
  }

  /** How much trouble a variable made lately. */
  final double weight(int var) {
    return analysis.weight(var);
  }

  // ---- nogoods ----

  /** Reports a combination of decided variables as impossible. */
  final boolean conflict(Nogood nogood) {
    conflict = nogood;
    return false;
  }

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
    return opens > 1 || strikeBy(nogood, open);
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
    return subset(domain(nogood.vars[i]), nogood.sets[i]);
  }

  // ---- propagation ----

  /** Draws all conclusions; false on a conflict. */
  final boolean propagate() {
    while (head < events()) {
      int var = eventVar(head++);
      if (!visitWatchers(var) || !announce(var)) {
        return false;
      }
    }
    return true;
  }

  /** Tells the subclass about a variable that has one value; false on a conflict. */
  final boolean announce(int var) {
    return announceOnce(var) ? assigned(var, value(var)) : count(var) > 0;
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
      int breaks = first ? nogood.breaksA : nogood.breaksB;
      if (breaks < 0 || !has(var, breaks)) {
        breaks = outside(domain(var), nogood.sets[mine]);
        if (first) {
          nogood.breaksA = breaks;
        } else {
          nogood.breaksB = breaks;
        }
      }
      if (breaks >= 0) {
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
          nogood.breaksA = -1;
        } else {
          nogood.watchB = replacement;
          nogood.breaksB = -1;
        }
        watchers.get(nogood.vars[replacement]).add(nogood);
        continue;
      }
      list.set(kept++, nogood);
      ok = strikeBy(nogood, other);
    }
    while (list.size() > kept) {
      list.remove(list.size() - 1);
    }
    return ok;
  }

  // ---- search ----

  /** Opens a decision level and fixes a variable to one of its values. */
  final void decide(int var, int value) {
    openLevel();
    if (level() == levelVar.length) {
      levelVar = Arrays.copyOf(levelVar, level() * 2);
      levelValue = Arrays.copyOf(levelValue, level() * 2);
      levelVisited = Arrays.copyOf(levelVisited, level() * 2);
    }
    levelVar[level()] = var;
    levelValue[level()] = value;
    levelVisited[level()] = false;
    keepOnly(var, value, DECISION);
  }

  @Override
  final void backtrack(int to) {
    super.backtrack(to);
    // What was struck on the level that stays may still have consequences that nobody drew.
    head = Math.min(head, events());
    conflict = null;
  }

  /**
   * Strikes the newest decision after everything below it was visited, and goes back a level; false
   * when there is none left to strike.
   */
  final boolean flip() {
    while (level() > 0) {
      int var = levelVar[level()];
      int value = levelValue[level()];
      backtrack(level() - 1);
      levelVisited[level()] = true;
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
    while (level() > 0) {
      if (levelVisited[level()]) {
        // Solutions were found below this decision, so no reason alone rules it out: it is simply
        // exhausted.
        return flip();
      }
      Nogood broken = conflict != null ? conflict : reasonOf(lastEvent(emptied()));
      Nogood learned = analysis.learn(broken);
      if (learned == null) {
        return analysis.stoppedAtDecision() && flip();
      }
      int back = analysis.assertLevel();
      int visited = level() - 1;
      while (visited > back && !levelVisited[visited]) {
        visited--;
      }
      backtrack(Math.max(back, visited));
      if (add(learned)) {
        return true;
      }
    }
    return false;
  }

  /** Why an event happened; not for decisions. */
  final Nogood reasonOf(int event) {
    Nogood nogood = eventNogood(event);
    return nogood != null ? nogood : explain(eventCode(event), eventVar(event));
  }
}
