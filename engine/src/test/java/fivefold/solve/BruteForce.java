package fivefold.solve;

import fivefold.rules.Action;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.util.Optional;

/** Mates as the rules say them, with nothing but the rules: what the solver is compared with. */
final class BruteForce {
  private long left;

  /**
   * @param plays how many actions may be played before it gives up
   */
  BruteForce(long plays) {
    this.left = plays;
  }

  /** In how many actions the player mates, 0 for none in at most so many; empty if it gave up. */
  Optional<Integer> shortest(State state, int max) {
    for (int n = 1; n <= max; n++) {
      Boolean mates = mates(state, n);
      if (mates == null) {
        return Optional.empty();
      }
      if (mates) {
        return Optional.of(n);
      }
    }
    return Optional.of(0);
  }

  /** Whether the player who has just used one of his n actions mates; empty if it gave up. */
  Optional<Boolean> holds(State state, int n) {
    return Optional.ofNullable(mated(state, n));
  }

  private Boolean mates(State state, int n) {
    for (Action action : state.legalActions()) {
      if (--left < 0) {
        return null;
      }
      Boolean mated = mated(state.play(action).orThrow(), n);
      if (mated == null || mated) {
        return mated;
      }
    }
    return false;
  }

  private Boolean mated(State state, int n) {
    if (n == 1) {
      return state.verdict() == Verdict.CHECKMATE;
    }
    boolean any = false;
    for (Action reply : state.legalActions()) {
      any = true;
      if (--left < 0) {
        return null;
      }
      Boolean mates = mates(state.play(reply).orThrow(), n - 1);
      if (mates == null || !mates) {
        return mates;
      }
    }
    return any || state.inCheck();
  }
}
