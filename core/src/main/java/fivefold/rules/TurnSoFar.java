package fivefold.rules;

import fivefold.model.Move;
import fivefold.model.Ply;
import fivefold.rules.movement.MovePlayer;
import fivefold.rules.movement.StandardOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What was done in a turn that is under way. Nobody keeps a list of it: a state knows the one
 * before it in the same turn and the ply between them, and these walk back to the turn's start.
 */
final class TurnSoFar {
  private TurnSoFar() {}

  /** In the order it was played. */
  static List<Ply> plies(State turn) {
    Ply[] plies = new Ply[turn.pliesMade()];
    State state = turn;
    for (int i = plies.length - 1; i >= 0 && state != null; i--) {
      plies[i] = state.lastPly;
      state = state.previous;
    }
    return List.of(plies);
  }

  static List<Step> steps(State turn) {
    Step[] steps = new Step[turn.pliesMade()];
    State state = turn;
    for (int i = steps.length - 1; i >= 0 && state.previous != null && state.lastPly != null; i--) {
      steps[i] = Step.of(state.previous, state.lastPly, state);
      state = state.previous;
    }
    return List.of(steps);
  }

  /** In standard order; which plies branch is known without playing them again. */
  static Action action(State turn) {
    Ply last = turn.lastPly;
    if (last != null && turn.pliesMade() == 1) {
      return Action.of(turn.startOfTurn(), List.of(last));
    }
    List<Ply> ordered = new ArrayList<>();
    List<Ply> branches = new ArrayList<>();
    State state = turn;
    for (; state.previous != null && last != null; last = state.lastPly) {
      (MovePlayer.branches(state.previous.multiverse(), last) ? branches : ordered).add(last);
      state = state.previous;
    }
    Collections.reverse(ordered);
    Collections.reverse(branches);
    return Action.of(state, StandardOrder.of(turn.mover(), ordered, branches));
  }

  /** Whether some legal action has all of it and another move. */
  static Optional<Boolean> mayGoOn(State turn, Move move, Budget budget) {
    List<Move> wanted = new ArrayList<>();
    for (Ply ply : plies(turn)) {
      if (!(ply instanceof Move played)) {
        return Optional.of(false);
      }
      wanted.add(played);
    }
    wanted.add(move);
    return turn.legalActions().existWith(wanted, budget);
  }
}
