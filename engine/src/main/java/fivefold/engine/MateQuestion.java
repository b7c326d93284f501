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
 * Whether there is a mate in a position: asked again with twice the effort until there is one, and
 * for longer mates where there is none so short for certain. One thread asks, others may read.
 */
final class MateQuestion {
  private static final int FIRST_MILLIS = 8;
  private static final int MOST_MILLIS = 60_000;
  private static final int FIRST_ACTIONS = 2;
  private static final int MOST_ACTIONS = 20;

  private final Multiverse multiverse;
  private final Rules rules;
  private int millis = FIRST_MILLIS;
  private int actions = FIRST_ACTIONS;
  private volatile @Nullable Solution mate;

  MateQuestion(Multiverse multiverse, Rules rules) {
    this.multiverse = multiverse;
    this.rules = rules;
  }

  /** How many milliseconds it takes at most to ask once more. */
  int effort() {
    return millis;
  }

  void ask(BooleanSupplier stopped) {
    Solution solution =
        Solver.of(State.of(multiverse, rules))
            .within(actions)
            .budget(Budget.ofMillis(millis))
            .stopWhen(stopped)
            .solve();
    if (solution.isMate()) {
      mate = solution;
    } else if (solution.result() == Solution.Result.NONE && actions < MOST_ACTIONS) {
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
