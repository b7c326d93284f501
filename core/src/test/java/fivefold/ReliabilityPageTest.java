package fivefold;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.game.Game;
import fivefold.notation.Limits;
import fivefold.notation.ReadOptions;
import fivefold.rules.Budget;
import fivefold.rules.Verdict;
import fivefold.text.Diagnostic;
import fivefold.text.DiagnosticPrinter;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** Compiles and runs the code of docs/reliability.md, and compares its table with the limits. */
class ReliabilityPageTest {

  @Test
  void theExampleAnswers() {
    assertThat(answer("1. e4 / e5")).isEqualTo("2 actions, PLAYING");
    assertThat(answer("1. e5")).contains("error[E_NO_MATCH]", "^^");
    assertThat(answer("x".repeat(2_000_000))).contains("E_NO_GAME");
    assertThat(answer("1. e4 {" + "x".repeat(2_000_000) + "}")).contains("error[E_LIMIT]");
  }

  // start of the code
  static String answer(String upload) {
    ReadOptions options =
        ReadOptions.LENIENT.withLimits(Limits.SERVICE).withBudget(Budget.ofMillis(200));
    ReadResult result = Games.read("upload", upload, options);
    if (result.hasErrors()) {
      StringBuilder page = new StringBuilder();
      for (Diagnostic finding : result.diagnostics()) {
        page.append(DiagnosticPrinter.PLAIN.print(finding));
      }
      return page.toString();
    }
    Game game = result.orThrow();
    Verdict verdict = game.end().state().verdict(Budget.ofMillis(200));
    return game.size() + " actions, " + verdict; // UNKNOWN if the time ran out
  }

  // end of the code

  @Test
  void thePageShowsIt() throws IOException {
    String source =
        Files.readString(
            Corpus.root().resolve("core/src/test/java/fivefold/ReliabilityPageTest.java"));
    int start = source.indexOf("// start of the code\n");
    int end = source.indexOf("\n  // end of the code\n", start);
    String code =
        source.substring(source.indexOf('\n', start) + 1, end).replaceAll("(?m)^ {2}", "");
    assertThat(page()).contains("```java\n" + code + "```\n");
  }

  @Test
  void thePageListsEveryLimit() throws Exception {
    for (RecordComponent limit : Limits.class.getRecordComponents()) {
      assertThat(page())
          .contains(
              "| `"
                  + limit.getName()
                  + "` | "
                  + grouped(limit.getAccessor().invoke(Limits.DEFAULT))
                  + " | "
                  + grouped(limit.getAccessor().invoke(Limits.SERVICE))
                  + " |");
    }
  }

  private static String grouped(Object number) {
    return String.valueOf(number).replaceAll("(?<=\\d)(?=(\\d{3})+$)", " ");
  }

  private static String page() throws IOException {
    return Files.readString(Corpus.root().resolve("docs/reliability.md"));
  }
}
