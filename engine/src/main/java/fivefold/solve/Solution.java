package fivefold.solve;

import fivefold.rules.Action;
import java.util.Optional;

/**
 * Whether the player to move can force checkmate.
 *
 * @param result the answer
 * @param in with {@link Result#MATE}, in how many of his own actions at the shortest; otherwise up
 *     to how many there is no mate for certain
 * @param first with {@link Result#MATE}, an action that begins it
 * @param nodes how much was searched, as counted by {@link fivefold.rules.Budget}
 * @param millis how long it took
 */
public record Solution(Result result, int in, Optional<Action> first, long nodes, long millis) {

  /** The three answers. */
  public enum Result {
    /** There is a forced mate. */
    MATE,
    /** There is none within the number of actions asked for. */
    NONE,
    /** The budget did not suffice, or the search was stopped. */
    UNKNOWN
  }

  public boolean isMate() {
    return result == Result.MATE;
  }
}
