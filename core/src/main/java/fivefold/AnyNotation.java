package fivefold;

import fivefold.model.Ply;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.Resolution;
import fivefold.notation.Resolver;
import fivefold.notation.Script;
import fivefold.notation.ScriptCursor;
import fivefold.rules.Attempt;
import fivefold.rules.Refusal;
import fivefold.rules.State;
import fivefold.rules.TurnReader;
import fivefold.text.Diagnostic;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.Set;

/** Reads a turn in whatever notation its moves make sense; what is wrong is said of it as 5DPGN. */
public final class AnyNotation implements TurnReader {

  /** For the service loader. */
  public AnyNotation() {}

  @Override
  public Attempt read(State state, String text) {
    Attempt first = read(Notations.PGN, state, text);
    if (first instanceof Attempt.Ok) {
      return first;
    }
    for (Notation notation : Notations.all()) {
      Attempt other = notation.reads() ? read(notation, state, text) : first;
      if (other instanceof Attempt.Ok) {
        return other;
      }
    }
    return first;
  }

  private static Attempt read(Notation notation, State state, String text) {
    Diagnostics found = new Diagnostics();
    Script script = notation.parse(SourceText.of("move", text), 0, ReadOptions.LENIENT, found);
    for (Diagnostic diagnostic : found.list()) {
      if (diagnostic.isError()) {
        return refused(state, diagnostic.message());
      }
    }
    Resolver resolver = new Resolver(ReadOptions.Mode.LENIENT, Set.of());
    ScriptCursor at = script.cursor();
    State turn = state;
    while (at.next()) {
      switch (at.event()) {
        case MOVE -> {
          Resolution resolution = resolver.resolve(turn, at.move());
          Ply ply = resolution.ply();
          if (ply == null) {
            return refused(state, reason(resolution));
          }
          Attempt attempt = turn.play(ply);
          if (!(attempt instanceof Attempt.Ok ok)) {
            return attempt;
          }
          turn = ok.state();
        }
        case TURN -> {
          if (turn != state) {
            return refused(state, "this is more than one action");
          }
        }
        case HEADER, BOARD, OPEN, CLOSE, RESULT, BROKEN -> {
          return refused(state, "this is not the text of an action");
        }
        case COMMENT, EVALUATION, NEW_LINE, NEW_PRESENT -> {}
      }
    }
    return turn == state ? refused(state, "there is no move in this text") : new Attempt.Ok(turn);
  }

  private static String reason(Resolution resolution) {
    for (Resolution.Problem problem : resolution.problems()) {
      if (problem.code().isError()) {
        String hint = problem.hint();
        return hint == null ? problem.message() : problem.message() + " (" + hint + ")";
      }
    }
    return "no move fits";
  }

  private static Attempt refused(State state, String detail) {
    return new Attempt.Refused(Refusal.notUnderstood(state, detail));
  }
}
