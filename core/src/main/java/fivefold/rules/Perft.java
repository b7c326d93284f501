package fivefold.rules;

import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import java.util.OptionalLong;

/** Counts sequences of legal actions: the fingerprint by which rules engines are compared. */
public final class Perft {
  private static final long OUT_OF_BUDGET = -1;

  private Perft() {}

  /** The number of ways to play so many actions from a state. */
  public static long count(State state, int depth) {
    return count(state, depth, Budget.UNLIMITED).orElseThrow();
  }

  /** As {@link #count(State, int)}; empty when the budget does not suffice for all of it. */
  public static OptionalLong count(State state, int depth, Budget budget) {
    long count = count(state, depth, budget.start());
    return count == OUT_OF_BUDGET ? OptionalLong.empty() : OptionalLong.of(count);
  }

  private static long count(State state, int depth, Budget.Meter meter) {
    if (depth == 0) {
      return 1;
    }
    ActionSource source = state.legalActions().source(meter);
    long sum = 0;
    Answer answer = source.next();
    while (answer == Answer.FOUND) {
      long below =
          depth == 1
              ? 1 + source.skip()
              : count(state.apply(Action.of(state, source.moves())), depth - 1, meter);
      if (below == OUT_OF_BUDGET) {
        return OUT_OF_BUDGET;
      }
      sum += below;
      answer = source.next();
    }
    return answer == Answer.NONE ? sum : OUT_OF_BUDGET;
  }
}
