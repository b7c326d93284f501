package fivefold.cli.command;

import static fivefold.cli.CliRunner.fivefold;
import static org.assertj.core.api.Assertions.assertThat;

import fivefold.cli.CliRunner;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PuzzlesCommandTest {
  @TempDir Path folder;

  @Test
  void makesPuzzlesThatCanBeSolved() throws Exception {
    String[] words = {
      "puzzles", "--mate", "1", "--count", "3", "--seed", "5", "--variant", "Small"
    };
    CliRunner.Result made = fivefold(words);
    assertThat(made.status()).isZero();
    assertThat(made.err()).isEmpty();
    assertThat(fivefold(words).out()).isEqualTo(made.out());
    Path file = Files.writeString(folder.resolve("puzzles.5dpgn"), made.out());
    CliRunner.Result solved = fivefold("solve", "-h", "--unique", file.toString());
    assertThat(solved.status()).isZero();
    assertThat(solved.out().lines()).hasSize(3).allMatch(l -> l.startsWith("mate in 1, unique: "));
  }

  @Test
  void takesThemFromGames() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("game.5dpgn"), "[Board \"Standard\"]\n1. e3 / f6 2. Qe2 / Nc6 3. Qh5\n");
    CliRunner.Result found = fivefold("puzzles", "--mate", "1", "--from-games", file.toString());
    assertThat(found.status()).isZero();
    assertThat(found.out()).contains("[Puzzle \"mate in 1\"]", "[Solution \"Qh5\"]");
    assertThat(fivefold("puzzles", file.toString()).status()).isEqualTo(2);
  }

  @Test
  void tellsWhyItIsMate() throws Exception {
    Path file =
        Files.writeString(
            folder.resolve("game.5dpgn"), "[Board \"Standard\"]\n1. e3 / f6 2. Qe2 / Nc6 3. Qh5\n");
    assertThat(fivefold("verdict", "--why", file.toString()).out())
        .startsWith("checkmate: (0T3) must be played on\n");
    assertThat(fivefold("verdict", "--why", "--at", "2b", file.toString()).out())
        .isEqualTo("playing\n");
    assertThat(fivefold("verdict", "--why", "--every", file.toString()).status()).isEqualTo(2);
  }
}
