package fivefold.notation;

import fivefold.game.Game;
import fivefold.text.Diagnostic;
import java.util.List;
import java.util.Optional;

/**
 * What came of reading one game: the game as far as it could be played, and everything there is to
 * say about the text.
 *
 * @param game the game; empty when there is no start position to play from. With errors it holds
 *     what could be played
 * @param diagnostics the findings in the order of the text, up to a limit
 * @param errors how many errors there are, kept or not
 * @param warnings how many warnings there are, kept or not
 */
public record ReadResult(
    Optional<Game> game, List<Diagnostic> diagnostics, int errors, int warnings) {

  public boolean hasErrors() {
    return errors > 0;
  }

  /**
   * The game.
   *
   * @throws IllegalStateException when there are errors, with the first of them
   */
  public Game orThrow() {
    if (hasErrors() || game.isEmpty()) {
      for (Diagnostic diagnostic : diagnostics) {
        if (diagnostic.isError()) {
          throw new IllegalStateException(diagnostic.toString());
        }
      }
      throw new IllegalStateException("no game");
    }
    return game.get();
  }
}
