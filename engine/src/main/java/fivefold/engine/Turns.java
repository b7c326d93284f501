package fivefold.engine;

import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.LikelyTurns;
import fivefold.rules.search.Meter;
import fivefold.rules.search.MoveScore;
import fivefold.rules.search.Turn;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Question;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The actions that the engine tries in a position, the best first. They are found by trying out; if
 * none of the tries is legal, the exact search tells whether there is any.
 */
final class Turns implements ActionSource {
  private final Turn turn;
  private final Meter meter;
  private final LikelyTurns likely;
  private ActionSource source;
  private boolean any;
  private boolean rewinding;

  /**
   * @param tries how many combinations of moves to try
   */
  Turns(Turn turn, MoveScore score, int tries, Meter meter) {
    this.turn = turn;
    this.meter = meter;
    this.likely = new LikelyTurns(turn, score, tries, meter);
    this.source = likely;
  }

  @Override
  public Answer next() {
    Answer answer = source.next();
    if (answer == Answer.NONE && source == likely && !any) {
      source = new TurnSearch(turn, Question.ADVANCE, meter);
      answer = source.next();
    }
    if (answer == Answer.NONE && source != likely && !rewinding) {
      rewinding = true;
      source = new TurnSearch(turn, Question.REWIND, meter);
      answer = source.next();
    }
    any |= answer == Answer.FOUND;
    return answer;
  }

  @Override
  public List<Move> moves() {
    return source.moves();
  }

  /** The multiverse after the action found last; null when it was not played to find it. */
  @Nullable Multiverse after() {
    return source == likely ? likely.after() : null;
  }

  /** What the action found last looks worth; nothing when it comes from the exact search. */
  long score() {
    return source == likely ? likely.score() : 0;
  }
}
