package fivefold.engine;

import fivefold.model.Move;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Question;
import java.util.List;

/** Tells softmates: checks that nothing meets but a new timeline that moves the present back. */
final class Softmates {
  private final int steps;

  /** What met checks in other positions without that. */
  private final RecentActions advances = new RecentActions(RecentActions.FEW);

  /**
   * @param steps how much work goes into one position; where it does not suffice it is no softmate
   */
  Softmates(int steps) {
    this.steps = steps;
  }

  /** Whether a position whose mover is in check is one. */
  boolean contains(Position position) {
    if (!position.isSmall()) {
      return false;
    }
    for (List<Move> each : advances) {
      Position after = position.tried(each);
      if (after != null && after.multiverse.present() > position.multiverse.present()) {
        return false;
      }
    }
    int[] left = {steps};
    TurnSearch search = position.legal(Question.ADVANCE, () -> left[0]-- > 0);
    Answer answer = search.next();
    if (answer == Answer.FOUND) {
      advances.keep(search.moves());
    }
    return answer == Answer.NONE;
  }
}
