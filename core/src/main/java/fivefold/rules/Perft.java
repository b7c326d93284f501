package fivefold.rules;

/** Counts sequences of legal actions: the fingerprint by which rules engines are compared. */
public final class Perft {
  private Perft() {}

  /** The number of ways to play so many actions from a state. */
  public static long count(State state, int depth) {
    if (depth == 0) {
      return 1;
    }
    LegalActions actions = state.legalActions();
    if (depth == 1) {
      return actions.count(Long.MAX_VALUE, Budget.UNLIMITED).atLeast();
    }
    long sum = 0;
    for (Action action : actions) {
      sum += count(state.apply(action), depth - 1);
    }
    return sum;
  }
}
