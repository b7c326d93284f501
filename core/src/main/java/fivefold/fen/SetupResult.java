package fivefold.fen;

import fivefold.rules.State;
import fivefold.text.Diagnostic;
import java.util.List;

/** What came of a start position: a state to play from, or what is wrong with it. */
public sealed interface SetupResult {

  /** All findings; only warnings when the start position is valid. */
  List<Diagnostic> diagnostics();

  /** The start position is fine. */
  record Valid(State state, List<Diagnostic> diagnostics) implements SetupResult {
    public Valid {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /** The start position is wrong; at least one finding is an error. */
  record Invalid(List<Diagnostic> diagnostics) implements SetupResult {
    public Invalid {
      diagnostics = List.copyOf(diagnostics);
    }
  }
}
