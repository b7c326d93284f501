package fivefold.notation;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Corpus;
import fivefold.notation.DiagnosticsGoldenTest.Example;
import fivefold.text.Code;
import fivefold.text.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The page {@code docs/diagnostics.md}, made of the registry and of the examples that {@link
 * DiagnosticsGoldenTest} runs. Run with {@code -Dtest.argLine=-Dgolden.update=true} to write it
 * anew.
 */
class DiagnosticsPageTest {
  private static final String INTRODUCTION =
      """
      # Diagnostics

      Everything that can be found in a text has a code. Codes don't change, so scripts may rely on
      them. A code that begins with `E_` is an error: the input, or a part of it, can't be used. One
      that begins with `W_` is a warning: the game was read, but something about it is odd.

      Where a strict reader (`--strict`) refuses what a lenient one takes with a warning, there are
      two codes of the same name: `W_TRAILING` is the warning, `E_TRAILING` the error.

      The code comes with the place, the message and often a hint:

      ```
      game:2:4: error[E_NO_MATCH]: no knight on (0T2) can go to f4
          2. Nf4
             ^^^
          hint: did you mean Nc3, Nf3 or Nh3?
      ```

      Programs find the list in `fivefold.text.Code`. This page is generated from it; the words above
      an example say how it was read.
      """;

  @Test
  void pageIsTrue() throws IOException {
    Path page = Corpus.root().resolve("docs/diagnostics.md");
    String fresh = page();
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(page, fresh);
    }
    assertThat(Files.readString(page)).isEqualTo(fresh);
  }

  @ParameterizedTest
  @EnumSource
  void classFollowsFromTheName(Code code) {
    assertThat(code.name()).matches("[EW]_[A-Z_]+");
    assertThat(code.severity())
        .isEqualTo(code.name().startsWith("E_") ? Severity.ERROR : Severity.WARNING);
    assertThat(code.meaning()).matches("[A-Z].*\\.").doesNotContain("  ");
    assertThat(code.advice()).matches("[A-Z].*\\.").doesNotContain("  ");
  }

  @ParameterizedTest
  @EnumSource
  void strictReadersRaiseAWarningToTheErrorOfItsName(Code code) {
    assertThat(code.raisedIf(false)).isEqualTo(code);
    assertThat(code.raisedIf(true)).isEqualTo(code.strict().orElse(code));
    code.strict().ifPresent(error -> assertThat(error.name()).isEqualTo("E" + rest(code)));
  }

  private static String rest(Code code) {
    return code.name().substring(1);
  }

  private static String page() throws IOException {
    Map<Code, Code> lenient = new EnumMap<>(Code.class);
    for (Code code : Code.values()) {
      code.strict().ifPresent(error -> lenient.put(error, code));
    }
    StringBuilder out = new StringBuilder(INTRODUCTION);
    for (Code code : Code.values()) {
      if (code.strict().isPresent()) {
        continue; // stands beside its error
      }
      Code warning = lenient.get(code);
      out.append("\n## ").append(code);
      out.append(warning == null ? "" : ", " + warning).append("\n\n");
      out.append(code.meaning()).append(' ').append(code.advice()).append('\n');
      if (warning != null) {
        out.append(example(warning));
      }
      if (warning == null || !text(warning).equals(text(code))) {
        out.append(example(code));
      }
    }
    return out.toString();
  }

  private static String example(Code code) throws IOException {
    Path file = DiagnosticsGoldenTest.file(code);
    if (!Files.exists(file)) {
      return "";
    }
    Example example = Example.of(file);
    return "\n"
        + example.how()
        + ":\n\n```\n"
        + example.text()
        + "```\n```\n"
        + example.printed()
        + "```\n";
  }

  private static String text(Code code) throws IOException {
    Path file = DiagnosticsGoldenTest.file(code);
    return Files.exists(file) ? Example.of(file).text() : "";
  }
}
