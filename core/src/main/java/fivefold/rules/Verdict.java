package fivefold.rules;

import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.Meter;
import fivefold.rules.search.PlainSearch;
import fivefold.rules.search.Turn;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Question;

/** How a turn stands for the player to move. */
public enum Verdict {
  /** There is a legal action and no check. */
  PLAYING,
  /** In check, and an action that does not rewind the present answers it. */
  CHECK,
  /** In check, and every legal action rewinds the present. */
  SOFTMATE,
  /** In check without a legal action: lost. */
  CHECKMATE,
  /** Not in check and without a legal action: a draw. */
  STALEMATE,
  /** The budget did not suffice. */
  UNKNOWN;

  /** Whether the game is over. */
  public boolean isFinal() {
    return this == CHECKMATE || this == STALEMATE;
  }

  static Verdict of(State state, Budget budget) {
    boolean check = state.inCheck();
    Meter meter = budget.start();
    if (!check && LegalActions.isEasilyFound(state, meter)) {
      return PLAYING;
    }
    if (!state.multiverse().size().fitsBits()) {
      return plain(state, check, meter);
    }
    Turn turn = state.searchable();
    Answer advance = new TurnSearch(turn, Question.ADVANCE, meter).next();
    if (advance == Answer.FOUND) {
      return check ? CHECK : PLAYING;
    }
    Answer rewind =
        advance == Answer.NONE
            ? new TurnSearch(turn, Question.REWIND, meter).next()
            : Answer.OUT_OF_BUDGET;
    return verdict(check, rewind);
  }

  private static Verdict verdict(boolean check, Answer rewind) {
    return switch (rewind) {
      case FOUND -> check ? SOFTMATE : PLAYING;
      case NONE -> check ? CHECKMATE : STALEMATE;
      case OUT_OF_BUDGET -> UNKNOWN;
    };
  }

  private static Verdict plain(State state, boolean check, Meter meter) {
    PlainSearch search = new PlainSearch(state.multiverse(), state.rules(), state.mover(), meter);
    Answer rewinding = Answer.NONE;
    Answer answer = search.next();
    while (answer == Answer.FOUND) {
      if (!check) {
        return PLAYING;
      }
      if (state.play(Action.of(state, search.moves())).orThrow().multiverse().present()
          > state.multiverse().present()) {
        return CHECK;
      }
      rewinding = Answer.FOUND;
      answer = search.next();
    }
    return answer == Answer.OUT_OF_BUDGET ? UNKNOWN : verdict(check, rewinding);
  }
}
