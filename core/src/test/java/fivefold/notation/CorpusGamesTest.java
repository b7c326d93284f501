package fivefold.notation;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Corpus;
import fivefold.Games;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.text.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Recorded games of real people and programs, as their authors published them. */
class CorpusGamesTest {
  /** Files whose errors are right, with where they lie. */
  private static final List<String> KNOWN =
      List.of(
          // A pawn jumps over an occupied board.
          "marauders.5dpgn:4:4: error[E_NO_MATCH]",
          // A side line that leaves Black's king to the bishop; the main line plays.
          "ftxi-softmate.5dpgn:5:6: error[E_ROYAL_CAPTURE]");

  static Stream<Path> games() {
    return Stream.of("corpus/games", "corpus/hard")
        .flatMap(folder -> Corpus.files(folder).stream())
        .filter(file -> file.toString().endsWith(".5dpgn"));
  }

  @ParameterizedTest
  @MethodSource("games")
  void plays(Path file) throws IOException {
    String name = file.getFileName().toString();
    ReadResult result = Games.read(name, Files.readString(file), ReadOptions.LENIENT);

    List<String> errors =
        result.diagnostics().stream()
            .filter(Diagnostic::isError)
            .map(Diagnostic::toString)
            .filter(line -> KNOWN.stream().noneMatch(line::startsWith))
            .toList();
    assertThat(errors).isEmpty();
    assertThat(result.game().map(Game::size)).isPresent();
    assertThat(KNOWN.stream().filter(line -> line.startsWith(name))).hasSize(result.errors());
  }
}
