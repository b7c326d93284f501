package fivefold.conformance;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.rules.Action;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import fivefold.rules.movement.RoyalCaptures;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.PlainSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/** The facts of a position without any cleverness: all turns are tried, and each is looked at. */
final class BruteForce {
  private final long most;
  private long nodes;

  /**
   * @param most how many nodes may be visited in all
   */
  BruteForce(long most) {
    this.most = most;
  }

  /** All legal actions, or empty when there are too many to try. */
  Optional<List<Action>> actions(State state) {
    PlainSearch search =
        new PlainSearch(state.multiverse(), state.rules(), state.mover(), () -> ++nodes <= most);
    List<Action> actions = new ArrayList<>();
    Answer answer = search.next();
    while (answer == Answer.FOUND) {
      actions.add(Action.of(search.moves()));
      answer = search.next();
    }
    return answer == Answer.NONE ? Optional.of(actions) : Optional.empty();
  }

  /** The number of ways to play so many actions, or empty when there are too many to try. */
  OptionalLong perft(State state, int depth) {
    Optional<List<Action>> actions = actions(state);
    if (actions.isEmpty() || depth == 1) {
      return actions.isEmpty() ? OptionalLong.empty() : OptionalLong.of(actions.get().size());
    }
    long sum = 0;
    for (Action action : actions.get()) {
      OptionalLong below = perft(state.play(action).orThrow(), depth - 1);
      if (below.isEmpty()) {
        return below;
      }
      sum += below.getAsLong();
    }
    return OptionalLong.of(sum);
  }

  /** The verdict that follows from all legal actions. */
  static Verdict verdict(State state, List<Action> actions) {
    boolean check = inCheck(state);
    if (actions.isEmpty()) {
      return check ? Verdict.CHECKMATE : Verdict.STALEMATE;
    }
    if (!check) {
      return Verdict.PLAYING;
    }
    int present = state.present().halfTurn();
    for (Action action : actions) {
      if (state.play(action).orThrow().present().halfTurn() > present) {
        return Verdict.CHECK;
      }
    }
    return Verdict.SOFTMATE;
  }

  /** Whether a royal piece falls if every board at the present is passed. */
  private static boolean inCheck(State state) {
    Multiverse passed = state.multiverse();
    for (BoardCoord coord : state.mandatoryBoards()) {
      passed = passed.append(coord.timeline(), Objects.requireNonNull(passed.board(coord)));
    }
    return RoyalCaptures.first(passed, state.rules(), state.mover().opposite()).isPresent();
  }

  /** A legal action with these moves, in whatever order, or one that has the first of them. */
  Optional<Action> actionWith(State state, Move move) {
    return actions(state).orElseThrow().stream()
        .filter(action -> action.plies().contains(move))
        .min((a, b) -> Integer.compare(a.plies().size(), b.plies().size()));
  }
}
