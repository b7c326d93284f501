package fivefold.solve;

import fivefold.model.Move;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Aim;
import fivefold.rules.search.TurnSearch.Question;
import fivefold.solve.MateSearch.Result;
import java.util.List;

/** The search for an action that mates at once, where nearly all the time goes. */
final class LastAction {
  /** How many actions are tried one by one before it is asked what else their replies refute. */
  private static final int FEW = 16;

  /** If so many replies refuted all, the next position is not expected to have few actions. */
  private static final int MANY_REPLIES = 3;

  private final boolean mayBeLost;
  private final Work work;
  private final Killers replies = new Killers(MateSearch.REPLIES_KEPT);

  /** For each question whether the position before had more than a few actions. */
  private final boolean[] many = new boolean[Question.values().length];

  private List<Move> found = List.of();

  /** The reply with which {@link #mated} answered no last. */
  private List<Move> escape = List.of();

  LastAction(boolean mayBeLost, Work work) {
    this.mayBeLost = mayBeLost;
    this.work = work;
  }

  /** The action for which {@link #mate} has just answered yes. */
  List<Move> found() {
    return found;
  }

  /** Whether the player to move mates at once. */
  Result mate(Position position) {
    Result result = Result.NO;
    for (Question question : Question.values()) {
      if (result == Result.NO) {
        result = mate(position, question);
      }
    }
    return result;
  }

  /**
   * The reply to an action that does not mate rules out many others. To find out which is not worth
   * it where there are few.
   */
  private Result mate(Position position, Question question) {
    int asked = question.ordinal();
    Result result = Result.UNKNOWN;
    if (!many[asked]) {
      result = mateOfFew(position, position.mating(question, work));
    }
    if (result == Result.UNKNOWN && !work.isOver()) {
      TurnSearch search = position.mating(question, work);
      int refuting = 0;
      Answer answer = search.next();
      while (answer == Answer.FOUND) {
        Position child = position.play(search.moves(), mayBeLost);
        result = mated(child);
        if (result != Result.NO) {
          found = search.moves();
          return result;
        }
        search.ruleOut(child.multiverse, escape);
        refuting++;
        answer = search.next();
      }
      many[asked] = refuting >= MANY_REPLIES;
      result = answer == Answer.NONE ? Result.NO : Result.UNKNOWN;
    }
    return result;
  }

  /** Tries a few actions one by one; unknown when there are more. */
  private Result mateOfFew(Position position, TurnSearch search) {
    Answer answer = search.next();
    for (int tried = 1; answer == Answer.FOUND; tried++) {
      Result result = mated(position.play(search.moves(), mayBeLost));
      if (result != Result.NO) {
        found = search.moves();
        return result;
      }
      if (tried == FEW) {
        return Result.UNKNOWN;
      }
      answer = search.next();
    }
    return answer == Answer.NONE ? Result.NO : Result.UNKNOWN;
  }

  /** Whether a player in check has no legal action. */
  Result mated(Position position) {
    for (List<Move> killer : replies.at(1)) {
      if (position.tried(killer, false) != null) {
        escape = killer;
        return Result.NO;
      }
    }
    ActionSource source = position.actions(Aim.LEGAL, work);
    Answer answer = source.next();
    if (answer == Answer.FOUND) {
      escape = source.moves();
      replies.add(1, escape);
      return Result.NO;
    }
    return answer == Answer.NONE ? Result.YES : Result.UNKNOWN;
  }
}
