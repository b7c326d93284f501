package fivefold.notation.pgn;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.text.Diagnostic;
import java.util.List;

/** Short ways to read a text in a test and to ask what was said about it. */
final class Reading {
  private Reading() {}

  static ReadResult lenient(String text) {
    return Games.read(Notations.PGN, "text", text, ReadOptions.LENIENT);
  }

  static ReadResult checked(String text) {
    return Games.read(Notations.PGN, "text", text, ReadOptions.LENIENT.withCheckMarks(true));
  }

  static ReadResult strict(Notation notation, String text) {
    return Games.read(notation, "text", text, ReadOptions.STRICT);
  }

  static ReadResult repaired(String text) {
    return Games.read(Notations.PGN, "text", text, ReadOptions.REPAIR);
  }

  /** The codes of everything found, in the order of the text. */
  static List<String> codes(ReadResult result) {
    return result.diagnostics().stream().map(found -> found.code().name()).toList();
  }

  /** The codes of the errors only. */
  static List<String> errors(ReadResult result) {
    return result.diagnostics().stream()
        .filter(Diagnostic::isError)
        .map(found -> found.code().name())
        .toList();
  }

  /** The moves of a game and nothing else, in short 5DPGN. */
  static String moves(Game game) {
    String text = Notations.PGN.write(game);
    return text.substring(text.indexOf("\n\n") + 2).strip();
  }

  static String moves(ReadResult result) {
    return moves(result.orThrow());
  }
}
