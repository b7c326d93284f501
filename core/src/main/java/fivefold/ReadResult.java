package fivefold;

import fivefold.game.Game;
import fivefold.notation.ReadOptions;
import fivefold.notation.Spans;
import fivefold.text.Code;
import fivefold.text.Diagnostic;
import fivefold.text.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What came of reading one game: the game as far as it could be played, and everything there is to
 * say about the text.
 *
 * @param game the game; empty when there is no start position to play from. With errors it holds
 *     what could be played
 * @param diagnostics the findings in the order of the text, up to a limit
 * @param errors how many errors there are, kept or not
 * @param warnings how many warnings there are, kept or not
 * @param spans where the moves stand in the text, if {@link ReadOptions#withSpans} asked for it
 */
public record ReadResult(
    Optional<Game> game,
    List<Diagnostic> diagnostics,
    int errors,
    int warnings,
    Optional<Spans> spans) {

  public ReadResult(Optional<Game> game, List<Diagnostic> diagnostics, int errors, int warnings) {
    this(game, diagnostics, errors, warnings, Optional.empty());
  }

  /** What came of a game, the findings put in the order of the text. */
  static ReadResult of(@Nullable Game game, Diagnostics found, Optional<Spans> spans) {
    List<Diagnostic> sorted = new ArrayList<>(found.list());
    sorted.sort(
        (a, b) ->
            a.line() != b.line()
                ? Integer.compare(a.line(), b.line())
                : Integer.compare(a.column(), b.column()));
    return new ReadResult(
        Optional.ofNullable(game),
        List.copyOf(sorted),
        found.errorCount(),
        found.warningCount(),
        spans);
  }

  /** What came of a text, in a word. */
  public enum Outcome {
    /** A game without a flaw. */
    READ,
    /** A game; something about it is odd. */
    READ_WITH_WARNINGS,
    /** A game, of which errors kept a part from being played. */
    PARTLY_READ,
    /** The text is no game in any notation, or nobody can tell in which. */
    NO_GAME,
    /** The text should be a game, but there is nothing to play from. */
    UNREADABLE
  }

  public Outcome outcome() {
    if (game.isPresent()) {
      return errors > 0
          ? Outcome.PARTLY_READ
          : warnings > 0 ? Outcome.READ_WITH_WARNINGS : Outcome.READ;
    }
    for (Diagnostic diagnostic : diagnostics) {
      if (diagnostic.code() == Code.E_NO_GAME || diagnostic.code() == Code.E_NOTATION_AMBIGUOUS) {
        return Outcome.NO_GAME;
      }
    }
    return Outcome.UNREADABLE;
  }

  public boolean hasErrors() {
    return errors > 0;
  }

  /**
   * The game.
   *
   * @throws IllegalStateException when there are errors, with all of them as text
   */
  public Game orThrow() {
    if (!hasErrors() && game.isPresent()) {
      return game.get();
    }
    StringBuilder errors = new StringBuilder();
    for (Diagnostic diagnostic : diagnostics) {
      if (diagnostic.isError()) {
        errors.append(errors.length() == 0 ? "" : "\n").append(diagnostic);
      }
    }
    throw new IllegalStateException(errors.length() == 0 ? "no game" : errors.toString());
  }
}
