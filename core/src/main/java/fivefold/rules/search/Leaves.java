package fivefold.rules.search;

import fivefold.rules.movement.DangerMap;
import java.util.Arrays;

/**
 * Judges all values of the only undecided variable at once, which is where listing and counting
 * spend their time: one danger map for the place of its board decides over the whole domain.
 */
final class Leaves {
  private static final int NONE = -1;

  private final TurnVars vars;
  private final Turn turn;
  private final DangerMap danger = new DangerMap();
  private int var = NONE;
  private int value;
  private long[] answers = {};

  Leaves(TurnVars vars) {
    this.vars = vars;
    this.turn = vars.turn;
  }

  /** Whether a variable's value is the one that {@link #next} went to. */
  boolean isFor(int asked) {
    return asked == var;
  }

  int value() {
    return value;
  }

  /** Goes to the next value that makes a legal turn; false when there is none. */
  boolean next() {
    if (var == NONE) {
      return false;
    }
    for (int w = (value + 1) >> 6; w < answers.length; w++) {
      long rest = answers[w] & Trail.rangeWord(w, value + 1, answers.length << 6);
      if (rest != 0) {
        value = (w << 6) + Long.numberOfTrailingZeros(rest);
        return true;
      }
    }
    var = NONE;
    return false;
  }

  /** Whether there is a variable whose value is not decided but gone through here. */
  boolean isOpen() {
    return var != NONE;
  }

  int var() {
    return var;
  }

  /** Leaves the variable to be decided as usual. */
  void forget() {
    var = NONE;
  }

  /** Passes over all further values; how many there were. */
  long skip() {
    long skipped = 0;
    while (next()) {
      skipped++;
    }
    return skipped;
  }

  /**
   * Collects the values that make a legal turn and goes to the first. Everything but royal captures
   * has been propagated to the variable, and a departure from it has no arrival left to go to. When
   * no value remains the caller should decide as usual, since that learns why.
   */
  boolean find(int open, long[] domain) {
    answers = Arrays.copyOf(domain, domain.length);
    if (vars.isBranch(open)) {
      strikeBranches(vars.line(open));
    } else {
      strikeEntries(open - 1);
    }
    var = open;
    value = -1;
    return next();
  }

  /** Keeps of the values found those that give check, and goes to the first. */
  boolean keep(Checks checks) {
    checks.keep(var, answers);
    value = -1;
    return next();
  }

  /**
   * Keeps of the values found those that a ranking wants, and goes to the first.
   *
   * @param others what the other variables are worth
   */
  boolean keep(Ranking ranking, long others) {
    for (int w = 0; w < answers.length; w++) {
      for (long rest = answers[w]; rest != 0; rest &= rest - 1) {
        int each = (w << 6) + Long.numberOfTrailingZeros(rest);
        if (!ranking.isWithin(others + ranking.of(var, each))) {
          answers[w] &= ~(1L << each);
        }
      }
    }
    value = -1;
    return next();
  }

  private void strikeEntries(int a) {
    Axis axis = turn.axes[a];
    danger.compute(turn.layer, turn.lines[a], turn.ends[a] + 1);
    for (int w = 0; w < answers.length; w++) {
      answers[w] &= ~Trail.rangeWord(w, axis.endOfPhysical, axis.endOfDepartures);
      for (long rest = answers[w]; rest != 0; rest &= rest - 1) {
        int e = (w << 6) + Long.numberOfTrailingZeros(rest);
        if (e > 0 && danger.hit(axis.base, axis.clear[e], axis.set[e], axis.royalSet[e])) {
          answers[w] &= ~(1L << e);
        }
      }
    }
  }

  private void strikeBranches(int line) {
    Jumps jumps = turn.jumps;
    int computedFor = Integer.MIN_VALUE;
    for (int j : jumps.byHalfTurn()) {
      int jump = j + 1;
      if ((answers[jump >> 6] >>> jump & 1) == 0) {
        continue;
      }
      int at = jumps.toHalfTurn[j] + 1;
      if (at != computedFor) {
        danger.compute(turn.layer, line, at);
        computedFor = at;
      }
      long to = 1L << jumps.to[j];
      if (danger.hit(jumps.base[j], 0, to, jumps.royal[j] ? to : 0)) {
        answers[jump >> 6] &= ~(1L << jump);
      }
    }
  }
}
