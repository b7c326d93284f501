package fivefold.notation.pgn;

import fivefold.game.Game;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;

/** Writes a game in one of the dialects. */
final class PgnWriter {
  private PgnWriter() {}

  static Written write(Dialect dialect, Game game, WriteOptions options) {
    throw new UnsupportedOperationException(dialect + " " + game + " " + options);
  }
}
