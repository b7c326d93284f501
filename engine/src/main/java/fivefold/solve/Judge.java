package fivefold.solve;

import fivefold.model.Move;
import fivefold.model.Ply;
import fivefold.rules.Action;
import fivefold.rules.State;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.TurnSearch.Aim;
import fivefold.solve.MateSearch.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges one action of the attacker and looks for the reply that makes the most trouble. */
final class Judge {
  private final MateSearch search;
  private final Work work;
  private final State after;
  private final Position position;

  Judge(MateSearch search, State before, Action first, Work work) {
    this.search = search;
    this.work = work;
    this.after = before.play(first).orThrow();
    List<Move> moves = new ArrayList<>();
    for (Ply ply : first.plies()) {
      moves.add((Move) ply);
    }
    Position root = Position.of(before.multiverse(), before.rules());
    this.position = search.afterAttack(root, moves);
  }

  /** Asks for one action, two, and so on, so that the mate it finds is the shortest. */
  Judgement judge(int actions) {
    for (int n = 1; n <= actions; n++) {
      Result result = n == 1 && !position.inCheck() ? Result.NO : search.defend(position, n);
      if (result == Result.UNKNOWN) {
        return new Judgement(Solution.Result.UNKNOWN, n - 1, Optional.empty());
      }
      if (result == Result.YES) {
        // Some reply was not mated sooner.
        return reply(Solution.Result.MATE, n, n - 2);
      }
    }
    return reply(Solution.Result.NONE, actions, actions - 1);
  }

  /** The first reply after which there is no mate in so many actions. */
  private Judgement reply(Solution.Result result, int in, int noneIn) {
    ActionSource source = position.actions(Aim.LEGAL, work);
    Answer answer = source.next();
    while (answer == Answer.FOUND) {
      List<Move> reply = source.moves();
      Position next = position.play(reply, false);
      Result mate = Result.NO;
      for (int n = 1; n <= noneIn && mate == Result.NO; n++) {
        mate = search.attack(next, n);
      }
      if (mate == Result.NO) {
        return new Judgement(result, in, Optional.of(after.standardOrder(reply)));
      }
      if (mate == Result.UNKNOWN) {
        break;
      }
      answer = source.next();
    }
    return answer == Answer.NONE
        ? new Judgement(result, in, Optional.empty())
        : new Judgement(Solution.Result.UNKNOWN, 0, Optional.empty());
  }
}
