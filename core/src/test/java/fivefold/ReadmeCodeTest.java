package fivefold;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Compiles and runs the Java code of the README: it must be the lines between the marks below. */
class ReadmeCodeTest {

  @Test
  void runs() throws IOException {
    Path example = Corpus.root().resolve("examples/mate-in-the-past.5dpgn");
    StringBuilder out = new StringBuilder();
    State end = run(example, out);
    assertThat(end.verdict()).isEqualTo(Verdict.CHECKMATE);
    assertThat(out.toString().lines())
        .startsWith("1w. e3", "1b. d6")
        .contains("CHECKMATE", "w1T1. e3 .. d6.");
  }

  @Test
  void isWhatTheReadmeShows() throws IOException {
    String source =
        Files.readString(Corpus.root().resolve("core/src/test/java/fivefold/ReadmeCodeTest.java"));
    int start = source.indexOf("// start of the code\n");
    int end = source.indexOf("    // end of the code\n", start);
    String code =
        source
            .substring(source.indexOf('\n', start) + 1, end)
            .replaceAll("(?m)^ {4}", "")
            .replace("(example)", "(Path.of(\"examples/mate-in-the-past.5dpgn\"))")
            .replace("line -> print(out, line)", "System.out::println")
            .replace("print(out, ", "System.out.println(");
    assertThat(Files.readString(Corpus.root().resolve("README.md")))
        .contains("```java\n" + code + "```\n");
  }

  private static State run(Path example, StringBuilder out) throws IOException {
    // start of the code
    Game game = Games.read(example).orThrow();
    for (Node node : game.mainline()) {
      print(out, node); // 1w. e3, 1b. d6, …
    }
    State end = game.end().state();
    print(out, end.verdict()); // CHECKMATE
    State start = game.start().play("Nf3").orThrow().play("e5").orThrow();
    start.legalActions().limit(5).forEach(line -> print(out, line));
    print(out, Notations.AXEL.write(game));
    // end of the code
    return end;
  }

  private static void print(StringBuilder out, Object line) {
    out.append(line).append('\n');
  }
}
