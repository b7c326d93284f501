package fivefold.notation.pgn;

import static fivefold.notation.pgn.Reading.checked;
import static fivefold.notation.pgn.Reading.codes;
import static fivefold.notation.pgn.Reading.errors;
import static fivefold.notation.pgn.Reading.lenient;
import static fivefold.notation.pgn.Reading.moves;
import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Comment;
import fivefold.game.Evaluation;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Color;
import fivefold.model.PieceType;
import fivefold.notation.WriteOptions;
import fivefold.rules.Step;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Where the specification of 5DPGN leaves something open or contradicts itself, one decision each:
 * what a lenient reader takes, what a strict one refuses, and what is written. The numbers are
 * those of the ambiguity table for 5DPGN.
 */
class ShadRulingsTest {
  private static final String STANDARD = "[Mode \"5D\"]\n[Board \"Standard\"]\n\n";
  private static final String PROMOTING =
      "[Board \"custom\"]\n[Size \"5x5\"]\n%s[4k/P4/5/5/4K:0:1:w]\n\n1. %s\n";

  private static List<String> strictErrors(String text) {
    return errors(Reading.strict(Notations.PGN, text));
  }

  private static String written(String text) {
    return Notations.PGN.write(lenient(text).orThrow());
  }

  // 1 Promotions

  @ParameterizedTest
  @ValueSource(strings = {"Q,N,R,B", "Q N R B", "Q, N, R, B", "Q;N/R B", "QNRB"})
  void r1PromotionsInAnyFashion(String value) {
    Game game = lenient(PROMOTING.formatted("[Promotions \"" + value + "\"]\n", "a5=N")).orThrow();

    assertThat(game.start().rules().promotions())
        .containsExactly(PieceType.QUEEN, PieceType.KNIGHT, PieceType.ROOK, PieceType.BISHOP);
    assertThat(Notations.PGN.write(game)).contains("[Promotions \"Q,N,R,B\"]");
  }

  @Test
  void r1StrictWantsCommasOrSingleBlanks() {
    for (String good : List.of("Q,N", "Q N")) {
      String text = PROMOTING.formatted("[Promotions \"" + good + "\"]\n", "a5=N+");
      assertThat(strictErrors(text)).isEmpty();
    }
    for (String bad : List.of("Q, N", "QN", "Q;N")) {
      String text = PROMOTING.formatted("[Promotions \"" + bad + "\"]\n", "a5=N+");
      assertThat(strictErrors(text)).contains("E_HEADER_VALUE");
    }
  }

  // 2 Which header names the variant

  @ParameterizedTest
  @ValueSource(strings = {"Board", "board", "Variant", "VariantName", "Layout"})
  void r2AnyHeaderMayNameTheVariant(String key) {
    Game game = lenient("[" + key + " \"Standard - Princess\"]\n\n1. e4\n").orThrow();

    assertThat(game.variant()).contains("Standard - Princess");
    assertThat(Notations.PGN.write(game)).contains("[Board \"Standard - Princess\"]");
  }

  @Test
  void r2BoardCountsBeforeVariant() {
    String text = "[Variant \"Standard - Princess\"]\n[Board \"Standard\"]\n\n1. e4\n";

    assertThat(lenient(text).orThrow().variant()).contains("Standard");
    assertThat(codes(lenient(text))).containsExactly("W_HEADER_CONFLICT");
    assertThat(strictErrors(text)).contains("E_HEADER_CONFLICT");
  }

  // 3 Castling on boards where the king is elsewhere

  @Test
  void r3LettersMeanTwoFilesTowardsTheRook() {
    String start = "[Board \"Simple - No Queens\"]\n[Size \"7x7\"]\n\n";
    String opening = "1. Nd3 / Nc5\n2. g3 / g5\n3. Bg2 / a5\n4. ";
    Game game = lenient(start + opening + "O-O\n").orThrow();

    assertThat(moves(game)).endsWith("4. Kd1f1");
    assertThat(strictErrors(start + opening + "O-O\n")).containsExactly("E_CASTLE_NOTATION");
    assertThat(strictErrors(start + opening + "Kd1f1\n")).isEmpty();
  }

  @Test
  void r3LettersAreWrittenForKingsOnE1AndE8() {
    String text = STANDARD + "1. e4 / e5\n2. Nf3 / Nf6\n3. Be2 / Be7\n4. Kg1 / Ke8g8\n";

    assertThat(moves(lenient(text))).endsWith("4. O-O / O-O");
  }

  // 4 Pawn jumps without a letter

  @Test
  void r4PawnJumpsMayLackTheirLetter() {
    String start = "[Board \"Standard - Two Timelines\"]\n\n";
    String opening = "1. (-0T1)d4 (+0T1)e4 / (+0T1)e5 (-0T1)d5\n2. ";

    assertThat(moves(lenient(start + opening + "(+0T2)e4>(-0T2)e4\n")))
        .endsWith("2. (+0T2)Pe4>(-0T2)e4");
    assertThat(strictErrors(start + opening + "(+0T2)e4>(-0T2)e4\n"))
        .containsExactly("E_JUMP_PIECE");
    assertThat(strictErrors(start + opening + "(+0T2)Pe4>(-0T2)e4\n")).isEmpty();
  }

  // 5 Notes on new timelines and the present

  @Test
  void r5NotesAreIgnoredUnlessAskedFor() {
    String wrong = "1. Nf3 / Nf6\n2. (0T2)Nf3>>(0T1)f5~ (>L7) (~T9) / (1T1)e6\n";

    assertThat(codes(lenient(wrong))).isEmpty();
    assertThat(codes(checked(wrong))).containsExactly("W_TIMELINE_TOKEN", "W_TIMELINE_TOKEN");
    ReadResult strict = Reading.strict(Notations.PGN, STANDARD + wrong);
    assertThat(codes(strict)).contains("W_TIMELINE_TOKEN");
    assertThat(strict.hasErrors()).isFalse();
    assertThat(moves(lenient(wrong))).contains("(>L1)").doesNotContain("~T9");
  }

  @Test
  void r5TheSignOfATimelineIsOptional() {
    String game = "1. Nf3 / Nf6\n2. (0T2)Nf3>>(0T1)f5~ (>L%s) / (1T1)e6\n";

    assertThat(codes(checked(game.formatted("1")))).isEmpty();
    assertThat(codes(checked(game.formatted("+1")))).isEmpty();
  }

  // 6 Castling with zeros

  @ParameterizedTest
  @ValueSource(strings = {"0-0", "o-o", "O-O"})
  void r6CastlingInAnyLetters(String castling) {
    String text = STANDARD + "1. e4 / e5\n2. Nf3 / Nf6\n3. Be2 / Be7\n4. " + castling + "\n";

    assertThat(moves(lenient(text))).endsWith("4. O-O");
    assertThat(strictErrors(text))
        .isEqualTo(castling.equals("O-O") ? List.of() : List.of("E_CASTLE_ZERO"));
  }

  // 7 Results

  @ParameterizedTest
  @ValueSource(strings = {"1. e4 / e5 1-0", "1. e4 / e5\n2. Nf3 / 1-0", "1. e4 / e5\n1-0 {why}"})
  void r7ResultsStandAnywhereAfterAMove(String text) {
    Game game = lenient(text).orThrow();

    assertThat(game.end().result()).contains(Result.WHITE_WINS);
    assertThat(moves(game)).endsWith("1-0");
  }

  @Test
  void r7AStarIsNoResult() {
    assertThat(lenient("1. e4 / e5 *\n").orThrow().end().result()).isEmpty();
    assertThat(strictErrors(STANDARD + "1. e4 / e5 *\n")).contains("E_CHAR");
  }

  @Test
  void r7StrictComparesTheResultWithItsHeader() {
    String text = "[Board \"Standard\"]\n[Result \"0-1\"]\n\n1. e4 / e5 %s\n";
    assertThat(strictErrors(text.formatted("1-0"))).containsExactly("E_RESULT_MISMATCH");
    assertThat(strictErrors(text.formatted("0-1"))).isEmpty();
  }

  // 8 Evaluations

  @Test
  void r8EvaluationsBelongToTheMoveBefore() {
    Game game =
        lenient("1. e4! / e5?\n2. Nf3!! / Nc6??\n3. Bb5!? / a6?!\n4. Ba4 ! / Nf6 $2\n").orThrow();

    assertThat(game.mainline().stream().map(node -> node.evaluation(0).orElseThrow()))
        .containsExactly(
            Evaluation.GOOD,
            Evaluation.BAD,
            Evaluation.BRILLIANT,
            Evaluation.BLUNDER,
            Evaluation.INTERESTING,
            Evaluation.DUBIOUS,
            Evaluation.GOOD,
            Evaluation.BAD);
  }

  @Test
  void r8TheyAreWrittenAfterMarkAndTilde() {
    String text = "1. Nf3 / Nf6\n2. (0T2)Nf3>>(0T1)f5!~ / (1T1)e6\n";

    assertThat(moves(lenient(text))).contains("(0T2)Nf3>>(0T1)f5~! (>L1)");
    assertThat(strictErrors(STANDARD + text)).contains("E_MOVE_SYNTAX");
    assertThat(codes(lenient("1. e4!!!\n"))).contains("E_MOVE_SYNTAX");
  }

  // 9 Escapes

  @Test
  void r9QuotesAndBackslashesAreEscaped() {
    Game game = lenient("[White \"A \\\"B\\\" \\\\ C\"]\n[Black \"\"]\n\n1. e4 {x}\n").orThrow();

    assertThat(game.headers().get("White")).contains("A \"B\" \\ C");
    assertThat(game.headers().get("Black")).contains("");
    assertThat(Notations.PGN.write(game)).contains("[White \"A \\\"B\\\" \\\\ C\"]");
  }

  @Test
  void r9BracesInCommentsBecomeParentheses() {
    Game game = lenient("1. e4\n").orThrow();
    game.end().addComment("a } b { c");

    assertThat(moves(game)).isEqualTo("1. e4 {a ) b ( c}");
    assertThat(Notations.PGN.write(game, WriteOptions.DEFAULT).isLossless()).isFalse();
  }

  // 10 Nested comments

  @Test
  void r10CommentsMayNest() {
    String text = STANDARD + "1. e4 {a {b} c} / e5\n";
    Node first = lenient(text).orThrow().mainline().get(0);

    assertThat(first.comments()).extracting(Comment::text).containsExactly("a {b} c");
    assertThat(strictErrors(text)).containsExactly("E_COMMENT_NESTED");
    assertThat(written(text)).contains("{a (b) c}");
  }

  // 11 Blanks in boards

  @ParameterizedTest
  @ValueSource(strings = {"(L0 T1)", "(L0T1)", "( 0 T 1 )", "(0T1)"})
  void r11BoardsMayHaveBlanksAndALetter(String board) {
    String text = STANDARD + "1. " + board + "e4\n";

    assertThat(lenient(text).diagnostics()).isEmpty();
    assertThat(strictErrors(text)).isEmpty();
  }

  // 12 Numbers with letters

  @Test
  void r12NumbersWithAndWithoutLettersMix() {
    String text = STANDARD + "1w. e4 1b. e5\n2. Nf3 2b. Nc6 3w. Bb5 / a6\n";

    assertThat(lenient(text).diagnostics()).isEmpty();
    assertThat(strictErrors(text)).isEmpty();
    assertThat(moves(lenient(text))).isEqualTo("1. e4 / e5\n2. Nf3 / Nc6\n3. Bb5 / a6");
  }

  @Test
  void r12BlackFirstIsWrittenWithALetter() {
    String start = "[Board \"custom\"]\n[Size \"5x5\"]\n[4k/5/5/5/K1R2:0:1:b]\n\n";
    for (String text :
        List.of("1b. Ke4 2. Kb2", "1. / Ke4\n2. Kb2", "/ Ke4 / Kb2", "1... Ke4 2. Kb2")) {
      Game game = lenient(start + text).orThrow();
      assertThat(moves(game)).isEqualTo("1b. Ke4\n2. Kb2");
      assertThat(game.mainline().get(0).player()).isEqualTo(Color.BLACK);
    }
    assertThat(
            strictErrors(
                start.replace("custom\"]", "custom\"]\n[Promotions \"Q\"]") + "1b. Ke4 2. Kb2"))
        .isEmpty();
  }

  // 13 Wrong numbers

  @Test
  void r13NumbersAreAdvisory() {
    String text = STANDARD + "1. e4 / e5\n1. Nf3 / Nc6\n2. Bb5 / a6\n";
    ReadResult result = lenient(text);

    assertThat(codes(result)).as("once, where the count goes wrong").containsExactly("W_NUMBERING");
    assertThat(moves(result)).endsWith("3. Bb5 / a6");
    assertThat(strictErrors(text)).containsExactly("E_TURN_NUMBER");
  }

  @Test
  void r13ColoursComeFromThePosition() {
    ReadResult result = lenient("1b. e4\n2w. e5\n2b. Nf3\n");

    assertThat(moves(result)).isEqualTo("1. e4 / e5\n2. Nf3");
    assertThat(codes(result)).containsExactly("W_NUMBERING");
  }

  // 14 Names of variants

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Standard - Two Timelines",
        "Standard - Two Timeline",
        "standard-two timelines",
        "STANDARD - TWO TIMELINES",
        "two_timelines"
      })
  void r14VariantsHaveManyNames(String name) {
    String text = "[Board \"" + name + "\"]\n\n1. (-0T1)e4 (+0T1)e4\n";

    assertThat(written(text)).contains("[Board \"Standard - Two Timelines\"]");
    boolean exact = name.equals("Standard - Two Timelines");
    assertThat(strictErrors(text)).isEqualTo(exact ? List.of() : List.of("E_UNKNOWN_VARIANT"));
  }

  @Test
  void r14AnUnknownNameIsAnErrorNotStandard() {
    ReadResult result = lenient("[Board \"Nonsense\"]\n\n1. e4\n");

    assertThat(errors(result)).containsExactly("E_UNKNOWN_VARIANT");
    assertThat(result.game()).isEmpty();
  }

  // 15 A size that is not the variant's

  @Test
  void r15ASizeWithoutBoardsCanNotBeGuessed() {
    String text = "[Size \"5x5\"]\n[Mode \"5D\"]\n\n1. (0T1)Kb2 / (0T1)Ke4\n";

    assertThat(errors(lenient(text))).containsExactly("E_VARIANT_SIZE");
    assertThat(strictErrors(text)).containsExactly("E_VARIANT_SIZE");
  }

  @Test
  void r15BoardsOfTheirOwnAreWritten() {
    String text = PROMOTING.formatted("", "Kd2");

    assertThat(written(text))
        .contains("[Board \"custom\"]", "[Size \"5x5\"]", "[4k/P4/5/5/4K:0:1:w]");
  }

  // 16 Omitted sources of jumps

  @Test
  void r16JumpsMayLeaveOutTheirSource() {
    String text = STANDARD + "1. Nf3 / Nf6\n2. N>>(0T1)f5~ / (1T1)e6\n";

    assertThat(moves(lenient(text))).contains("2. (0T2)Nf3>>(0T1)f5~");
    assertThat(strictErrors(text)).contains("E_JUMP_SOURCE");
  }

  // 17 Missing promotions

  @Test
  void r17AMissingPromotionIsTheFirstAllowed() {
    assertThat(moves(lenient(PROMOTING.formatted("[Promotions \"N,Q\"]\n", "a5"))))
        .isEqualTo("1. a5=N");
    assertThat(moves(lenient(PROMOTING.formatted("", "a5")))).isEqualTo("1. a5=Q+");
    assertThat(strictErrors(PROMOTING.formatted("[Promotions \"Q\"]\n", "a5+")))
        .containsExactly("E_PROMO_MISSING");
  }

  // 18 Comments to the end of the line

  @Test
  void r18ASemicolonStartsAComment() {
    String text = STANDARD + "1. e4 ; best { by test\n/ e5\n";
    Game game = lenient(text).orThrow();

    assertThat(moves(game)).isEqualTo("1. e4 {best ( by test} / e5");
    assertThat(strictErrors(text)).contains("E_CHAR");
  }

  // 19 Signs that contradict the position

  @Test
  void r19TheSquaresCount() {
    String text = STANDARD + "1. e4 / d5\n2. ed5 / (0T2)Qd8d5\n3. Nxf3 / (0T3)Rg8f6\n";
    ReadResult result = checked(text);

    assertThat(codes(result)).contains("W_CAPTURE_MARK", "W_WRONG_PIECE");
    assertThat(moves(result)).isEqualTo("1. e4 / d5\n2. exd5 / Qxd5\n3. Nf3 / Nf6");
    assertThat(strictErrors(text)).contains("E_CAPTURE_MARK", "E_WRONG_PIECE");
  }

  @Test
  void r19TheKindOfJumpFollowsFromThePosition() {
    String text = STANDARD + "1. Nf3 / Nf6\n2. (0T2)Nf3>(0T1)f5~ / (1T1)e6\n";

    assertThat(codes(lenient(text))).containsExactly("W_JUMP_KIND");
    assertThat(moves(lenient(text))).contains(">>");
    assertThat(strictErrors(text)).contains("E_JUMP_KIND");
  }

  // 20 Passes

  @Test
  void r20PassesAreTakenWithAWarning() {
    for (String pass : List.of("0000", "(0T1)0000")) {
      ReadResult result = lenient("1. " + pass + " / e5\n2. e4\n");
      assertThat(codes(result)).containsExactly("W_NULL_MOVE");
      Game game = result.orThrow();
      assertThat(game.mainline().get(0).steps()).hasExactlyElementsOfTypes(Step.Passed.class);
      assertThat(game.mainline()).hasSize(3);
    }
    assertThat(strictErrors(STANDARD + "1. (0T1)0000 / e5\n")).contains("E_NULL_MOVE");
  }

  @Test
  void r20PassesAreWrittenOnlyWhenAsked() {
    Game game = lenient("1. (0T1)0000 / e5\n2. e4\n").orThrow();

    assertThat(Notations.PGN.write(game, WriteOptions.DEFAULT).losses())
        .extracting(loss -> loss.feature().name())
        .contains("PASSES");
    String text = Notations.PGN.write(game, WriteOptions.DEFAULT.withPasses(true)).text();
    assertThat(text).contains("1. (0T1)0000 / e5");
    assertThat(lenient(text).orThrow()).isEqualTo(game);
  }

  // Not in the table, but said in the text

  @Test
  void headersKeepTheirOrderAndUnknownOnesStay() {
    Headers headers =
        lenient("[Zeta \"1\"]\n[Board \"Standard\"]\n[alpha \"2\"]\n\n1. e4\n").orThrow().headers();

    assertThat(headers.list()).extracting(Headers.Header::key).containsExactly("Zeta", "alpha");
    assertThat(headers.get("ALPHA")).contains("2");
  }
}
