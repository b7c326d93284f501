package fivefold.rules;

import fivefold.rules.search.ActionSource;
import fivefold.rules.search.PlainSearch;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** Opens the brute-force search to the fuzz targets, which live in another package. */
public final class PlainAnswer {
  private PlainAnswer() {}

  /** All legal actions of a small position; empty when it is not small. */
  public static Optional<Set<Action>> actions(State state, long nodes, int max) {
    PlainSearch search =
        new PlainSearch(
            state.multiverse(), state.rules(), state.mover(), Budget.ofNodes(nodes).start());
    Set<Action> actions = new HashSet<>();
    ActionSource.Answer answer = search.next();
    while (answer == ActionSource.Answer.FOUND && actions.size() < max) {
      actions.add(Action.of(search.moves()));
      answer = search.next();
    }
    return answer == ActionSource.Answer.NONE ? Optional.of(actions) : Optional.empty();
  }
}
