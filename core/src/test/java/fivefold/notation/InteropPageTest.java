package fivefold.notation;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Corpus;
import fivefold.GameReader;
import fivefold.ReadResult;
import fivefold.text.Diagnostic;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The page {@code docs/interop.md}: which files of other programs and people are not read whole,
 * and why. Run with {@code -Dtest.argLine=-Dgolden.update=true} to write its table anew.
 */
class InteropPageTest {
  private static final String BEGIN = "<!-- generated: failures -->\n";
  private static final String END = "<!-- end -->\n";

  private static final List<String> FOLDERS = List.of("games", "other", "puzzles", "specs");

  /** What each failure breaks; a file that is not here is expected to read without errors. */
  private static final Map<String, String> REASONS = new TreeMap<>();

  static {
    REASONS.put(
        "games/ftxi-softmate.5dpgn",
        "Rule: an action may not leave a royal piece to be captured. A side line does; the main"
            + " line plays.");
    REASONS.put(
        "games/marauders.5dpgn",
        "Rule: brawns, like pawns, don't jump over boards. This one passes an occupied square of"
            + " timeline 0.");
    REASONS.put(
        "other/recordedGames.tn",
        "Clause of `.tn`: where two pieces can go to a square, what tells them apart stands before"
            + " the letter. Here two knights can.");
    REASONS.put(
        "specs/5dpgn-knight-tactics-no-board.5dpgn",
        "Clause of 5DPGN: without a `Board` header the variant is Standard, whose boards are 8x8."
            + " The boards of this puzzle are not known anywhere.");
    REASONS.put(
        "specs/5dpgn-rook-tactics-no-board.5dpgn",
        "Clause of 5DPGN: without a `Board` header the variant is Standard, whose boards are 8x8.");
    REASONS.put(
        "specs/5dpgn-no-queens.5dpgn",
        "Rule: the bishop can't get there. The sample has a slip, which its repaired twin mends.");
    REASONS.put(
        "specs/branched-game-scan.5dpgn",
        "The text layer of a printed page: bullets, cut rows and split moves. `--repair` reads it"
            + " whole.");
  }

  @Test
  void everyFailureHasItsReason() throws IOException {
    Map<String, List<String>> failures = new LinkedHashMap<>();
    int files = 0;
    int games = 0;
    for (String folder : FOLDERS) {
      for (Path path : Corpus.files("corpus/" + folder)) {
        String name = folder + "/" + path.getFileName();
        if (name.endsWith(".tsv") || name.endsWith(".md")) {
          continue;
        }
        files++;
        GameReader reader =
            new GameReader(
                name, new StringReader(Files.readString(path)), null, ReadOptions.LENIENT);
        while (reader.hasNext()) {
          ReadResult result = reader.next();
          games++;
          result.diagnostics().stream()
              .filter(Diagnostic::isError)
              .forEach(
                  error ->
                      failures.computeIfAbsent(name, key -> new ArrayList<>()).add(row(error)));
        }
      }
    }
    assertThat(failures.keySet()).containsExactlyInAnyOrderElementsOf(REASONS.keySet());

    StringBuilder part = new StringBuilder();
    part.append(files).append(" files with ").append(games).append(" games; ");
    part.append(files - failures.size()).append(" files are read without an error.\n\n");
    part.append("| file | first error | what it breaks |\n|---|---|---|\n");
    failures.forEach(
        (name, errors) -> {
          part.append("| `").append(name).append("` | ").append(errors.get(0));
          part.append(errors.size() == 1 ? "" : ", and " + (errors.size() - 1) + " more");
          part.append(" | ").append(REASONS.get(name)).append(" |\n");
        });
    check(part.toString());
  }

  private static String row(Diagnostic error) {
    return "line "
        + error.place().line()
        + ": `"
        + error.code()
        + "`, "
        + error.message().replace("|", "\\|");
  }

  private static void check(String part) throws IOException {
    Path page = Corpus.root().resolve("docs/interop.md");
    String text = Files.readString(page);
    int from = text.indexOf(BEGIN) + BEGIN.length();
    String fresh = text.substring(0, from) + part + text.substring(text.indexOf(END, from));
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(page, fresh);
    }
    assertThat(Files.readString(page)).isEqualTo(fresh);
  }
}
