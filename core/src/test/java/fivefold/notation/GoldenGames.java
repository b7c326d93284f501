package fivefold.notation;

import fivefold.Corpus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The reference games in a notation, as they are written and as files keep them. With {@code
 * -Dgolden.update=true} the files become what is written.
 */
record GoldenGames(Notation notation) {
  private static final Path FOLDER =
      Corpus.root().resolve("core/src/test/resources/fivefold/notation/golden");

  /** What is kept, by the letters of the games; nothing where nothing is written. */
  Map<String, String> all() {
    Map<String, String> texts = new LinkedHashMap<>();
    if (notation.writes()) {
      ReferenceGames.all().forEach((letter, game) -> texts.put(letter, kept(letter)));
    }
    return texts;
  }

  String kept(String letter) {
    Path path = FOLDER.resolve(notation.id()).resolve(letter + ".txt");
    try {
      if (Boolean.getBoolean("golden.update")) {
        Files.createDirectories(path.getParent());
        Files.writeString(path, written(letter));
      }
      return Files.readString(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Line ends are no matter of golden files: version control changes them. */
  String written(String letter) {
    return notation.write(ReferenceGames.game(letter)).replace("\r\n", "\n");
  }
}
