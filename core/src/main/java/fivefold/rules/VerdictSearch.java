package fivefold.rules;

import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.PlainSearch;
import fivefold.rules.search.Turn;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Question;
import org.jspecify.annotations.Nullable;

/**
 * The search for a verdict, in as many slices as it takes: a program with one thread, as that of a
 * page, looks after other things in between, and goes on or not.
 */
public final class VerdictSearch {
  private final State state;
  private final Budget.Meter meter = new Budget.Meter();
  private boolean started;
  private boolean check;
  private @Nullable Turn turn;
  private @Nullable ActionSource source;
  private boolean rewinding;
  private Verdict verdict = Verdict.UNKNOWN;

  VerdictSearch(State state) {
    this.state = state;
  }

  /** The verdict; {@link Verdict#UNKNOWN} when the budget of this slice did not suffice. */
  public Verdict run(Budget budget) {
    if (verdict == Verdict.UNKNOWN) {
      meter.grant(budget);
      verdict = judge();
    }
    return verdict;
  }

  private Verdict judge() {
    if (!started) {
      started = true;
      check = state.inCheck();
      if (!check && LegalActions.isEasilyFound(state, meter)) {
        return Verdict.PLAYING;
      }
    }
    return state.multiverse().size().fitsBits() ? learning() : plain();
  }

  private Verdict learning() {
    if (turn == null) {
      turn = state.searchable();
    }
    if (source == null) {
      source = new TurnSearch(turn, Question.ADVANCE, meter);
    }
    Answer answer = source.next();
    if (!rewinding && answer == Answer.FOUND) {
      return check ? Verdict.CHECK : Verdict.PLAYING;
    }
    if (!rewinding && answer == Answer.NONE) {
      rewinding = true;
      source = new TurnSearch(turn, Question.REWIND, meter);
      answer = source.next();
    }
    return verdict(answer);
  }

  private Verdict plain() {
    if (source == null) {
      source = new PlainSearch(state.multiverse(), state.rules(), state.mover(), meter);
    }
    Answer answer = source.next();
    while (answer == Answer.FOUND) {
      if (!check) {
        return Verdict.PLAYING;
      }
      if (state.play(Action.of(state, source.moves())).orThrow().multiverse().present()
          > state.multiverse().present()) {
        return Verdict.CHECK;
      }
      rewinding = true;
      answer = source.next();
    }
    return verdict(answer == Answer.NONE && rewinding ? Answer.FOUND : answer);
  }

  /** What it means whether there is an action that rewinds, when no other was found. */
  private Verdict verdict(Answer rewind) {
    return switch (rewind) {
      case FOUND -> check ? Verdict.SOFTMATE : Verdict.PLAYING;
      case NONE -> check ? Verdict.CHECKMATE : Verdict.STALEMATE;
      case OUT_OF_BUDGET -> Verdict.UNKNOWN;
    };
  }
}
