package fivefold.rules.search;

import fivefold.model.Move;
import fivefold.rules.search.TurnSearch.Aim;
import fivefold.rules.search.TurnSearch.Question;
import java.util.List;

/** All turns that are wanted: each answers one of the two questions, so both are asked. */
public final class BothQuestions implements ActionSource {
  private final Turn turn;
  private final Meter meter;
  private final Aim aim;
  private TurnSearch search;
  private boolean rewinding;

  public BothQuestions(Turn turn, Meter meter, Aim aim) {
    this.turn = turn;
    this.meter = meter;
    this.aim = aim;
    this.search = new TurnSearch(turn, Question.ADVANCE, meter, aim);
  }

  @Override
  public Answer next() {
    Answer answer = search.next();
    if (answer == Answer.NONE && !rewinding) {
      rewinding = true;
      search = new TurnSearch(turn, Question.REWIND, meter, aim);
      answer = search.next();
    }
    return answer;
  }

  @Override
  public long skip() {
    return search.skip();
  }

  @Override
  public List<Move> moves() {
    return search.moves();
  }

  /** The search that found the last turn. */
  public TurnSearch search() {
    return search;
  }
}
