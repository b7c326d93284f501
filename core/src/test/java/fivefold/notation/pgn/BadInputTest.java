package fivefold.notation.pgn;

import static fivefold.notation.pgn.Reading.codes;
import static fivefold.notation.pgn.Reading.errors;
import static fivefold.notation.pgn.Reading.lenient;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing in a text may crash a reader, make it hang, or be dropped without a word. */
class BadInputTest {

  @ParameterizedTest
  @CsvSource({
    "1. e4 {abc / e5, E_COMMENT_UNCLOSED",
    "1. e4 {a {b} / e5, E_COMMENT_UNCLOSED",
    "[White \"A, E_HEADER_SYNTAX",
    "[White, E_HEADER_SYNTAX",
    "[, E_HEADER_SYNTAX",
    "[]1. e4, E_HEADER_SYNTAX",
    "1. e4 (1b. e5, W_TREE_PAREN",
    "1. e4 ((((, W_TREE_PAREN",
    "1. e4 (, W_TREE_PAREN",
    "1. (0T1, E_MOVE_SYNTAX",
    "1. (0T1)N>>, E_MOVE_SYNTAX",
    "1. (0T1)N>>(0T, E_MOVE_SYNTAX",
    "1. e4=, E_MOVE_SYNTAX",
    "1. (0T9)e4, E_BOARD_MISSING",
    "1. (9T1)e4, E_BOARD_MISSING",
    "1. z9, E_MOVE_SYNTAX",
    "1. e99, E_MOVE_SYNTAX",
    "1. e0, E_MOVE_SYNTAX",
    "1. w16, E_NO_MATCH",
    "1. e4 } / e5, W_CHAR",
    "7. e4 / e5, W_NUMBERING"
  })
  void aDiagnosticEach(String text, String code) {
    ReadResult result = Games.read(Notations.PGN, "x", text, ReadOptions.LENIENT);

    assertThat(codes(result)).contains(code);
  }

  @Test
  void movesAfterTheEndOfTheGame() {
    ReadResult mated = lenient("1. e3 / f6\n2. Qe2 / Nc6\n3. Qh5# / a6\n");
    assertThat(errors(mated)).containsExactly("E_ROYAL_CAPTURE");

    ReadResult resigned = lenient("1. e4 / e5 1-0 2. Nf3 / Nc6\n");
    assertThat(codes(resigned)).containsExactly("W_TRAILING");
    assertThat(resigned.orThrow().mainline()).as("nothing is cut off").hasSize(4);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"1. %s", "%s. e4", "1. (%sT1)e4", "1. (0T%s)e4", "1. e%s", "1. e4 (>L%s)", "$%s"})
  void numbersOfAMillionDigits(String pattern) {
    String text = pattern.replace("%s", "9".repeat(1_000_000)) + "\n";

    ReadResult result =
        assertTimeoutPreemptively(
            Duration.ofSeconds(20),
            () -> Games.read(Notations.PGN, "x", text, ReadOptions.LENIENT.withCheckMarks(true)));
    assertThat(result.diagnostics()).isNotEmpty();
    assertThat(result.diagnostics().get(0).toString()).hasSizeLessThan(500);
  }

  @Test
  void nulsAndControlCharactersAreNamed() {
    ReadResult result = lenient("1. e4 / \0e5 \u0007\n");

    assertThat(codes(result)).contains("E_CHAR");
    assertThat(result.diagnostics().get(0).toString()).doesNotContain("\0").contains("<U+0000>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r", "\n\r\n\r"})
  void lineEndsOfAnyKind(String end) {
    String text = "\ufeff[White \"A\"]\n[Board \"Standard\"]\n\n1. e4 {a\nb} / e5\n2. Nf4\n";
    ReadResult result = lenient(text.replace("\n", end));

    assertThat(errors(result)).containsExactly("E_NO_MATCH");
    if (!end.equals("\n\r\n\r")) {
      assertThat(result.diagnostics().get(0).line()).isEqualTo(6);
    }
    assertThat(result.game().orElseThrow().headers().get("White")).contains("A");
  }

  @Test
  void unreadableBytesInCommentsAreSaid() {
    ReadResult result = lenient("[White \"\ufffd\"]\n1. e4 {\ufffd} / e5\n");

    assertThat(codes(result)).containsExactly("W_ENCODING", "W_ENCODING");
    assertThat(result.orThrow().mainline().get(0).comments())
        .extracting(Comment::text)
        .containsExactly("\ufffd");
  }

  @Test
  void anErrorInOneVariationLeavesTheOthersAlone() {
    ReadResult result = lenient("1. e4 (1b. e4 2. d4) (1b. d5 2. exd5) 1b. e5 2. Nf3\n");
    Game game = result.game().orElseThrow();

    assertThat(errors(result)).containsExactly("E_NO_MATCH");
    assertThat(game.size()).isEqualTo(5);
    assertThat(Reading.moves(game)).isEqualTo("1. e4 / e5\n2. Nf3");
  }

  @Test
  void whatCanNotBePlayedIsNotCommentedOn() {
    ReadResult result =
        Reading.checked("1. e4 / e4\n4. d4+ {said} (>L1) (~T9) / nonsense= d5=N x\n3. c4~\n");

    assertThat(result.diagnostics())
        .as("only what can't be a move at all, besides the error")
        .extracting(found -> found.code().name() + " " + found.place().excerpt().strip())
        .containsExactly(
            "E_NO_MATCH 1. e4 / e4",
            "E_MOVE_SYNTAX 4. d4+ {said} (>L1) (~T9) / nonsense= d5=N x",
            "E_MOVE_SYNTAX 4. d4+ {said} (>L1) (~T9) / nonsense= d5=N x");
    assertThat(result.game().orElseThrow().end().comments())
        .extracting(Comment::text)
        .containsExactly("said");
  }

  /** Texts that make a careless reader look at everything again and again. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "{", "{\n", "(", "((1. ", "[", "[\n", "[a \"", "1. e4 {\n2. ", ";", "1. (", "{}", ")", "}",
        "\\", "\"", "(0T1)", "(0T1){", ">>", "$", "1.", "/ ", "1. e4 (1b. e5) ", "{{}", "-", "=",
            "!"
      })
  void repetitionDoesNotHang(String piece) {
    String text = "1. e4 / e5\n" + piece.repeat(300_000 / piece.length());

    for (ReadOptions options :
        List.of(ReadOptions.LENIENT, ReadOptions.STRICT, ReadOptions.REPAIR)) {
      ReadResult result =
          assertTimeoutPreemptively(
              Duration.ofSeconds(30),
              () -> Games.read(Notations.BRANCHED, "x", text, options.withCheckMarks(false)));
      assertThat(result.diagnostics().size()).isLessThanOrEqualTo(1000);
    }
  }

  @Test
  void manyCommentsOnOneMoveCostNoMoreThanTheirLength() {
    String text = "1. e4 " + "{x} ".repeat(100_000) + "/ e5 / e5 " + "{y} ".repeat(100_000);

    ReadResult result = assertTimeoutPreemptively(Duration.ofSeconds(20), () -> lenient(text));
    assertThat(result.game().orElseThrow().mainline().get(0).comments()).hasSize(100_000);
  }

  /** Random damage to good games: an answer, never an exception. */
  @Test
  void damagedGames() {
    String good =
        "[Mode \"5D\"]\n[Board \"Standard\"]\n[White \"A \\\"B\\\"\"]\n\n"
            + "1. e3! / f6 {why {not}}\n2. (0T2)Nb1>>(0T1)b3~ (>L1) (~T1) / (1T1)a6 ; line\n"
            + "(3w. (1T2)c3 / (0T2)Nc6 (1T2)Nc6 1-0)\n3w. (L1)d3 / Nc6 (L0)Nc6+?\n"
            + "4. (0T3)Qh5* (1T3)Qc2 1/2-1/2\n";
    String signs = "(){}[]<>/\\\"'.,;:!?+-*#~=$&%0123456789TLOabcdefghxNQKwb \n\r\t\0\ufeff\ufffd";
    for (long seed = 0; seed < 3000; seed++) {
      Random random = new Random(seed);
      StringBuilder text = new StringBuilder(good);
      for (int i = random.nextInt(6); i >= 0; i--) {
        int at = random.nextInt(text.length());
        int end = Math.min(text.length(), at + 1 + random.nextInt(8));
        switch (random.nextInt(4)) {
          case 0 -> text.delete(at, end);
          case 1 -> text.insert(at, text.substring(at, end));
          case 2 -> text.setCharAt(at, signs.charAt(random.nextInt(signs.length())));
          default -> text.insert(at, signs.charAt(random.nextInt(signs.length())));
        }
      }
      String damaged = text.toString();
      for (Notation notation : List.of(Notations.PGN, Notations.BRANCHED, Notations.RECORDER)) {
        for (ReadOptions options :
            List.of(ReadOptions.LENIENT, ReadOptions.STRICT, ReadOptions.REPAIR)) {
          check(seed, notation, damaged, options);
        }
      }
    }
  }

  private static void check(long seed, Notation notation, String text, ReadOptions options) {
    ReadResult result;
    try {
      result = Games.read(notation, "x", text, options.withCheckMarks(seed % 10 == 0));
    } catch (RuntimeException e) {
      throw new AssertionError("seed " + seed + ":\n" + text, e);
    }
    assertThat(result.game().isPresent() || result.hasErrors()).as("seed " + seed).isTrue();
    if (result.game().isPresent() && !result.hasErrors() && seed % 7 == 0) {
      RoundTripTest.check(
          result.game().get(),
          Notations.BRANCHED,
          fivefold.notation.WriteOptions.DEFAULT.withComments(
              fivefold.notation.WriteOptions.Comments.IN_PLACE));
    }
  }
}
