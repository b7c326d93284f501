package fivefold.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.rules.Budget;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The same few characters over and over, up to the size that fuzzing tries: what a fuzzer hardly
 * ever makes up, and where anything that grows with the square of the input shows.
 */
class RepetitionTest {
  private static final int LENGTH = 65_536;
  private static final int MAX_MILLIS = 500;

  private static final List<String> SIGNS =
      List.of(
          "(",
          ")",
          "{",
          "}",
          "[",
          "]",
          "<",
          ">",
          "\"",
          "\\",
          "/",
          ";",
          ":",
          ",",
          ".",
          "|",
          "-",
          "+",
          "*",
          "#",
          "~",
          "=",
          "!",
          "?",
          "0",
          "9",
          "a",
          "K",
          "x",
          " ",
          "\n",
          "\r",
          "\t",
          "\0",
          "é",
          "\ud83d\ude00",
          "\ufeff",
          "()",
          "{}",
          "[]",
          "[\"\"]",
          "(0T1)",
          "(>L1)",
          "(~T1)",
          "1. ",
          "1.e4 ",
          "1. e4 (",
          "e4 ",
          "e2e4 ",
          "Nf3 ",
          "O-O ",
          ">>",
          "{a",
          "[a \"b\"]\n",
          "[8:0:1:w]\n",
          "[:::]",
          "{\"a\":",
          "[1,",
          "{\"moves\":[",
          "\\u0041",
          "1/2-1/2 ",
          "-- ");

  static Stream<Notation> notations() {
    return Notations.all().stream().filter(Notation::reads);
  }

  @ParameterizedTest
  @MethodSource("notations")
  void endsSoon(Notation notation) throws IOException {
    List<String> slow = new ArrayList<>();
    Set<String> parts = new LinkedHashSet<>(SIGNS);
    String sample = sample(notation);
    for (int i = 0; i < sample.length(); i += 1 + sample.length() / 30) {
      for (int length : new int[] {2, 5, 12, 40}) {
        parts.add(sample.substring(i, Math.min(sample.length(), i + length)));
      }
    }
    parts.add(sample);
    for (String part : parts) {
      for (String head : List.of("", sample)) {
        for (ReadOptions options : List.of(ReadOptions.LENIENT, ReadOptions.REPAIR)) {
          String text = repeated(head, part);
          long start = Clock.now();
          Games.read(notation, "repeated", text, options.withBudget(Budget.ofNodes(20)));
          long took = (Clock.now() - start) / 1_000_000;
          if (took > MAX_MILLIS) {
            slow.add(
                took
                    + " ms: "
                    + options.mode()
                    + " "
                    + (head.isEmpty() ? "" : "after a game, ")
                    + part);
          }
        }
      }
    }
    assertThat(slow).isEmpty();
  }

  private static String repeated(String head, String part) {
    return head + part.repeat((LENGTH - head.length()) / part.length());
  }

  /** A kept input of the notation's target. */
  private static String sample(Notation notation) throws IOException {
    String folder = "FuzzTargetsTestInputs/" + FuzzTargetsTest.target(notation) + "/";
    for (String name : List.of("game-d", "two", "marks", "game-a", "game-b")) {
      try (InputStream in = RepetitionTest.class.getResourceAsStream(folder + name)) {
        if (in != null) {
          return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
      }
    }
    throw new AssertionError("no sample of " + notation.id());
  }
}
