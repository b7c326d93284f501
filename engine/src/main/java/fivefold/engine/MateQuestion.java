package fivefold.engine;

import fivefold.model.Multiverse;
import fivefold.model.Rules;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.solve.Solution;
import fivefold.solve.Solver;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Whether there is a mate in a position, asked again with twice the effort until there is one: for
 * any mate, for longer ones where there is none so short for certain, and now and then for mates
 * that give check with every action, of which long ones are found in no time. One thread asks,
 * others may read.
 */
final class MateQuestion {
  private static final int FIRST_MILLIS = 8;
  private static final int MOST_MILLIS = 60_000;
  private static final int FIRST_ACTIONS = 2;
  private static final int MOST_ACTIONS = 20;

  /** How many checks in a row are looked at. */
  private static final int MOST_CHECKS = 8;

  /** How many times as much effort it takes the next time, as for other mates it is twice. */
  private static final int MORE_FOR_CHECKS = 4;

  private final Multiverse multiverse;
  private final Rules rules;
  private int millis = FIRST_MILLIS;
  private int actions = FIRST_ACTIONS;

  /** The same for checks alone; as much as there is once there is no such mate for certain. */
  private int millisForChecks = 2 * FIRST_MILLIS;

  private volatile @Nullable Solution mate;

  MateQuestion(Multiverse multiverse, Rules rules) {
    this.multiverse = multiverse;
    this.rules = rules;
  }

  /** How many milliseconds it takes at most to ask once more. */
  int effort() {
    return Math.min(millis, millisForChecks);
  }

  void ask(BooleanSupplier stopped) {
    boolean checks = millisForChecks <= millis;
    Solver solver =
        Solver.of(State.of(multiverse, rules))
            .budget(Budget.ofMillis(effort()))
            .stopWhen(stopped)
            .within(checks ? MOST_CHECKS : actions);
    Solution solution = (checks ? solver.checksOnly() : solver).solve();
    boolean none = solution.result() == Solution.Result.NONE;
    if (solution.isMate()) {
      mate = solution;
    } else if (checks) {
      millisForChecks =
          none ? Integer.MAX_VALUE : Math.min(MORE_FOR_CHECKS * millisForChecks, MOST_MILLIS);
    } else if (none && actions < MOST_ACTIONS) {
      actions++;
    } else {
      millis = Math.min(2 * millis, MOST_MILLIS);
    }
  }

  /** The mate; null while none was found. */
  @Nullable Solution mate() {
    return mate;
  }
}
