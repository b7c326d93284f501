package fivefold.notation.pgn;

import static fivefold.notation.pgn.Reading.codes;
import static fivefold.notation.pgn.Reading.errors;
import static fivefold.notation.pgn.Reading.lenient;
import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.notation.Feature;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Comments;
import fivefold.notation.WriteOptions.Coordinates;
import fivefold.notation.WriteOptions.Mark;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Where the text of Branched 5DPGN contradicts itself, its grammar or the program that goes with
 * it, one decision each, in the order of the table of contradictions; and its rules of writing.
 */
class BranchedRulingsTest {
  private static final String STANDARD = "[Variant \"Standard\"]\n\n";

  private static ReadResult strict(String text) {
    return Reading.strict(Notations.BRANCHED, text);
  }

  private static String branched(Game game) {
    return branched(game, WriteOptions.DEFAULT);
  }

  private static String branched(Game game, WriteOptions options) {
    String text = Notations.BRANCHED.write(game, options).text();
    return text.substring(text.indexOf("\n\n") + 2).strip();
  }

  @Test
  void softmateIsAStar() {
    Game game = lenient("1. f3 / e6\n2. g4 / Qh4\n").orThrow();

    assertThat(branched(game)).endsWith("2. g4 / Qh4*");
    assertThat(strict(STANDARD + "1. f3 / e6 2. g4 / Qh4*\n").diagnostics()).isEmpty();
  }

  /** Seven entries for moves on a board: timeline, turn, piece, source, target. */
  @ParameterizedTest
  @CsvSource({
    "(0T1)Ng1f3, true",
    "f3, true",
    "Nf3, true",
    "(0T1)f3, true",
    "(L0)f2f3, true",
    "(T1)ff3, true",
    "Ngf3, true",
    "N1f3, true",
    "Nhf3, false",
    "Bf3, false",
    "(T2)f3, false",
    "N2f3, false"
  })
  void aPatternMatchesWhatAgreesInAllThatIsWritten(String move, boolean matches) {
    assertThat(lenient("1. " + move + "\n").hasErrors()).isEqualTo(!matches);
  }

  @Test
  void theShorthandOfCastlingIsAKingsMoveOnANamedTimeline() {
    String opening = STANDARD + "1. e4 / e5 2. Nf3 / Nf6 3. Be2 / Be7 ";
    for (String move : List.of("(L0)O-O", "O-O", "(0T4)O-O", "Kg1", "Ke1g1", "(T4)Kg1")) {
      assertThat(branched(lenient(opening + "4. " + move).orThrow())).endsWith("4. O-O");
    }
  }

  @Test
  void aCommentInsideAMoveIsBadAfterItGood() {
    String bad = STANDARD + "1. (0T1){the starting board}Ng1f3\n";
    String good = STANDARD + "1. (0T1)Ng1f3 {the starting board}\n";

    assertThat(codes(lenient(bad))).containsExactly("W_COMMENT_IN_MOVE");
    assertThat(errors(strict(bad))).contains("E_COMMENT_IN_MOVE");
    assertThat(strict(good).diagnostics()).isEmpty();
    assertThat(lenient(bad).orThrow().end().comments()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "Timeline, Odd, Variant",
    "Timelines, odd, Variation",
    "timeline, ODD, Board",
    "Timeline, odd, variant"
  })
  void headersHaveManyNames(String timeline, String odd, String variant) {
    String text = "[" + variant + " \"Turn Zero\"]\n[" + timeline + " \"" + odd + "\"]\n\n1. Nf3\n";
    ReadResult result = lenient(text);

    assertThat(result.diagnostics()).isEmpty();
    assertThat(Notations.BRANCHED.write(result.orThrow()))
        .contains("[Variant \"Standard - Turn Zero\"]", "[Timeline \"Odd\"]");
  }

  @Test
  void aBoardMayCarryItsColour() {
    assertThat(lenient("1. (0T1w)e4 / (0T1b)e5\n").diagnostics()).isEmpty();
    assertThat(errors(lenient("1. (0T1b)e4\n"))).containsExactly("E_BOARD_NOT_PLAYABLE");
    assertThat(errors(strict(STANDARD + "1. (0T1w)e4\n"))).containsExactly("E_MOVE_SYNTAX");
    assertThat(branched(lenient("1. (0T1w)e4\n").orThrow())).isEqualTo("1. e4");
  }

  @Test
  void castlingIsWrittenWithLettersAndReadWithZerosToo() {
    String text = STANDARD + "1. e4 / e5 2. Nf3 / Nf6 3. Be2 / Be7 4. 0-0 / 0-0\n";

    assertThat(branched(lenient(text).orThrow())).endsWith("4. O-O / O-O");
    assertThat(strict(text).diagnostics()).isEmpty();
    assertThat(errors(strict(text.replace("4. 0-0", "4. 0-O")))).containsExactly("E_CASTLE_ZERO");
  }

  @ParameterizedTest
  @ValueSource(strings = {"!", "?", "!!", "??", "!?", "?!"})
  void allSixEvaluations(String sign) {
    assertThat(strict(STANDARD + "1. e4" + sign + "\n").diagnostics()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"(L0)", "(0)", "(T1)", "(L0T1)", "(0T1)"})
  void boardsInAllForms(String board) {
    assertThat(strict(STANDARD + "1. " + board + "e4\n").diagnostics()).isEmpty();
  }

  @Test
  void tildeAndNotesAreReadButNotWrittenUnlessAsked() {
    String text = STANDARD + "1. Nf3 / Nf6 2. N>>f5~ (>L1) (~T1) / (L1)e6\n";
    Game game = lenient(text).orThrow();

    assertThat(strict(text).hasErrors()).isFalse();
    assertThat(branched(game)).isEqualTo("1. Nf3 / Nf6\n2. N>>f5 / (L1)e6");
    WriteOptions asked = WriteOptions.DEFAULT.withMarks(EnumSet.allOf(Mark.class));
    assertThat(branched(game, asked)).contains("N>>f5~ (>L1)");
  }

  @Test
  void parityFollowsFromTheBoardsAndContradictionsAreErrors() {
    String board = "[4k/5/5/5/K4:+0:1:w]\n[4k/5/5/5/K4:-0:1:w]\n\n1. (L-0)Kb1 Kb1\n";

    assertThat(lenient("[Size \"5x5\"]\n" + board).hasErrors()).isFalse();
    assertThat(errors(lenient("[Size \"5x5\"]\n[Timeline \"Odd\"]\n" + board)))
        .contains("E_PARITY");
  }

  @Test
  void resultsEndAnyLine() {
    Game game = lenient("1. e4 (1b. e5 1-0) (1b. d5 1/2-1/2) 1b. c5 0-1\n").orThrow();

    assertThat(game.root().children().get(0).children().stream().map(n -> n.result().orElseThrow()))
        .containsExactly(Result.WHITE_WINS, Result.DRAW, Result.BLACK_WINS);
    String text = branched(game);
    assertThat(text).contains("(1b. e5 1-0)", "(1b. d5 1/2-1/2)").endsWith("1b. c5 0-1");
    assertThat(strict(STANDARD + text).orThrow()).isEqualTo(game);
  }

  @Test
  void duplicatesAreMergedAndBothCommentsKept() {
    String text =
        "[Variant \"Standard - Two Timelines\"]\n\n"
            + "(1. (L+0)e3 (L-0)Nf3 {first} / (L+0)e6 (L-0)e6)\n"
            + "(1. (L+0)a3 (L-0)a3)\n"
            + "1. (L-0)Nf3 (L+0)e3 {second} / (L-0)d6 (L+0)d6\n";
    ReadResult result = lenient(text);
    List<Node> children = result.orThrow().root().children();

    assertThat(codes(result)).containsExactly("W_DUPLICATE_VARIATION");
    assertThat(children).hasSize(2);
    Node merged = children.get(1);
    assertThat(merged.children()).as("both subtrees").hasSize(2);
    assertThat(merged.comments()).extracting(Comment::text).containsExactly("first", "second");
    assertThat(strict(text).hasErrors()).as("a warning even when strict").isFalse();
  }

  // Shape

  @Test
  void parenthesesAroundAnOnlyChildChangeNothing() {
    Game plain = lenient("1.e3 / Nf6 2.Nf3 / d5").orThrow();

    assertThat(lenient("1.e3 (/ Nf6 (2.Nf3 (/ d5)))").orThrow()).isEqualTo(plain);
    assertThat(lenient("/ (0T1)e2e3 / (0T1)Ng8f6 / Nf3 / d5").orThrow()).isEqualTo(plain);
    assertThat(lenient("1w.e3(1b.Nf6(2w.Nf3(2b.d5)))").orThrow()).isEqualTo(plain);
  }

  @Test
  void theMainLineIsTheLastChildEverywhere() {
    Game game = lenient("(1. e3 / e6) (1. d3) 1. c3 (1b. c6) 1b. d6 2. Nf3\n").orThrow();

    assertThat(Reading.moves(game)).isEqualTo("1. c3 / d6\n2. Nf3");
  }

  @Test
  void everythingInParenthesesMakesTheLastOneTheMainLine() {
    Game game = lenient("(1. e3 / e6) (1. d3 / d6)\n").orThrow();

    assertThat(Reading.moves(game)).isEqualTo("1. d3 / d6");
  }

  @Test
  void variationsAreWrittenBeforeTheLastChildWithLetters() {
    Game game =
        lenient("1.e3 (1b. e6 2. f3 / Nf6) (1b. c6 {x}) 1b. Nf6 {main} 2. Nf3 / d5").orThrow();

    assertThat(branched(game))
        .isEqualTo(
            """
            1. e3
             (1b. e6
             2. f3 / Nf6)
             (1b. c6 {x})
            1b. Nf6 {main}
            2. Nf3 / d5""");
  }

  @Test
  void commentsFindTheirAction() {
    Game game =
        lenient(
                "{root} 1. {before} e3 {after} (1b. e6) {between} (1b. d6 {inner} 2. a3 {late})"
                    + " {ahead} 1b. c6 {end}")
            .orThrow();
    Node first = game.root().children().get(0);

    assertThat(game.root().comments()).containsExactly(new Comment(Comment.BEFORE, "root"));
    assertThat(first.comments())
        .containsExactly(new Comment(Comment.BEFORE, "before"), new Comment(0, "after"));
    assertThat(first.children().get(1).comments())
        .containsExactly(new Comment(Comment.BEFORE, "between"), new Comment(0, "inner"));
    assertThat(first.children().get(2).comments())
        .containsExactly(new Comment(Comment.BEFORE, "ahead"), new Comment(0, "end"));
  }

  @Test
  void commentsGoToTheEndOfTheActionUnlessAsked() {
    String text =
        "[Board \"Standard - Two Timelines\"]\n\n1. (-0T1)e3 {inside} (+0T1)Nf3 {at the end}\n";
    Game game = lenient(text).orThrow();

    assertThat(branched(game)).isEqualTo("1. (L-0)e3 Nf3 {inside} {at the end}");
    assertThat(Notations.BRANCHED.write(game, WriteOptions.DEFAULT).losses())
        .extracting(loss -> loss.feature())
        .containsExactly(Feature.COMMENT_PLACES);
    assertThat(branched(game, WriteOptions.DEFAULT.withComments(Comments.IN_PLACE)))
        .isEqualTo("1. (L-0)e3 {inside} Nf3 {at the end}");
  }

  @Test
  void balancedBracesSurvive() {
    Game game = lenient("1. e3 {a {b} c}\n").orThrow();

    assertThat(branched(game)).isEqualTo("1. e3 {a {b} c}");
    game.end().addComment("}{");
    assertThat(branched(game)).endsWith("{)(}");
  }

  // Shortening, by the guidance of the text

  @ParameterizedTest
  @CsvSource({
    "1. e4 / d5 2. exd5, 1. e4 / d5,2. exd5",
    "1. Nf3 / Nf6 2. (0T2)Nf3>>(0T1)f5, 1. Nf3 / Nf6,2. N>>f5"
  })
  void movesAreAsShortAsTheyMayBe(String text, String first, String second) {
    assertThat(branched(lenient(text).orThrow())).isEqualTo(first + "\n" + second);
  }

  @Test
  void pawnJumpsTellTheirFile() {
    String text =
        "[Board \"Standard - Two Timelines\"]\n\n"
            + "1. (-0T1)d4 (+0T1)e4 / (+0T1)e5 (-0T1)d5\n2. (+0T2)e4>(-0T2)e4\n";

    assertThat(branched(lenient(text).orThrow())).endsWith("2. e>e4");
  }

  @Test
  void aTimelineWithoutTurnGetsTheLetter() {
    Game game = lenient("1. Nf3 / Nf6 2. N>>f5 / (1T1)e6 3. (1T2)Nc3 / (0T2)e6 (1T2)d6").orThrow();

    assertThat(branched(game)).endsWith("3. Nc3 / (L1)d6 e6");
  }

  @Test
  void fullMovesNameEverything() {
    Game game = lenient("1. e3 / f6 2. N>>b3 / (1T1)a6 3. c3").orThrow();

    assertThat(branched(game, WriteOptions.DEFAULT.withCoordinates(Coordinates.FULL)))
        .isEqualTo(
            """
            1. (0T1)e2e3 / (0T1)f7f6
            2. (0T2)Nb1>>(0T1)b3 / (1T1)a7a6
            3. (1T2)c2c3""");
  }

  // Strictness

  @ParameterizedTest
  @CsvSource({
    "1. e4 / e5 3. Nf3, E_SERIAL",
    "e4 / e5, E_SERIAL",
    "1. e4 (1b. e5, E_TREE_PAREN",
    "1. e4 / e5 ) 2. Nf3, E_TREE_PAREN",
    "1. e4 / Nd5, E_NO_MATCH",
    "1. e4 / e5 1-0 2. Nf3, E_TRAILING"
  })
  void strictErrors(String text, String code) {
    assertThat(errors(strict(STANDARD + text))).contains(code);
  }

  @Test
  void strictDoesNotGuessAmongSeveralMatches() {
    String text = STANDARD + "1. Nf3 / Nf6 2. e3 / e6 3. Nd4 / Nd5 4. Nc3 / Nc6 5. Nb5\n";
    ReadResult result = strict(text);

    assertThat(errors(result)).containsExactly("E_AMBIGUOUS");
    assertThat(result.diagnostics().get(0).hint()).contains("(0T5)Nc3b5", "(0T5)Nd4b5");
  }

  @Test
  void pawnsComeFirstWhenNoPieceIsNamed() {
    // Both the pawn and the knight can go to f3.
    assertThat(Reading.moves(lenient("1. f3\n"))).isEqualTo("1. f3");
    // Only a knight can go to c3 once the pawn has left; no letter is needed then.
    assertThat(Reading.moves(lenient("1. c4 / e5 2. c3\n"))).endsWith("2. Nc3");
  }
}
