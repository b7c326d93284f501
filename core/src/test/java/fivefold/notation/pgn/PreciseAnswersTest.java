package fivefold.notation.pgn;

import static fivefold.notation.pgn.Reading.checked;
import static fivefold.notation.pgn.Reading.codes;
import static fivefold.notation.pgn.Reading.moves;
import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.notation.ReadOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One mistake gets one precise answer, and is read as it is surely meant. */
class PreciseAnswersTest {
  private static String only(ReadResult result) {
    assertThat(result.diagnostics()).as("one mistake, one finding").hasSize(1);
    String hint = result.diagnostics().get(0).hint();
    return result.diagnostics().get(0).code()
        + ": "
        + result.diagnostics().get(0).message()
        + (hint == null ? "" : " | " + hint);
  }

  private static String flat(String text) {
    return text.replace('\n', ' ').replaceAll(" +", " ").strip();
  }

  /** Read as meant, with a word about it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '&',
      value = {
        "1. e4 / e5 2. Nf3 Nc6 & 1. e4 / e5 2. Nf3 / Nc6 & W_TURN_BORDER: Black's turn begins here",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 & 1. e4 / e5 2. Nf3 / Nc6 3. Bb5 / a6 & W_TURN_BORDER: Black",
        "1. e4 / e5 Nf3 / Nc6 & 1. e4 / e5 2. Nf3 / Nc6 & W_TURN_BORDER: White's turn begins here",
        "1. e4 / e5 5. Nf3 / Nc6 3. d4 & 1. e4 / e5 2. Nf3 / Nc6 3. d4 & W_NUMBERING: the turn should be 2w",
        "1. e4 / e5 3. Nf3 / Nc6 4. d4 & 1. e4 / e5 2. Nf3 / Nc6 3. d4 & W_NUMBERING: the turn should be 2w",
        "1. e4 / e5 2b. Nf3 / Nc6 & 1. e4 / e5 2. Nf3 / Nc6 & W_NUMBERING: the turn should be 2w",
        "1. nf3 / e5 & 1. Nf3 / e5 & W_PIECE_CASE: pieces have capital letters | write N",
        "1. Nc3 / e5 2. nce4 / d6 & 1. Nc3 / e5 2. Ne4 / d6 & W_PIECE_CASE: pieces have capital",
        "1. Nf3 / e5 2. nxe5 & 1. Nf3 / e5 2. Nxe5 & W_PIECE_CASE: pieces have capital",
        "1. Nf3 / e5 2. (0T2)nf3xe5 & 1. Nf3 / e5 2. Nxe5 & W_PIECE_CASE: pieces have capital",
        "1. e4 / e5 $14 & 1. e4 / e5 & W_CHAR: \"$14\" is left out: only $1 to $6 have a sign here",
        "1 . e4 / e5 & 1. e4 / e5 & W_SERIAL: the dot follows the number | write 1.",
        "1. e4 / e5 2 Nf3 & 1. e4 / e5 2. Nf3 & W_SERIAL: a dot is missing behind the number | write 2.",
        "1. e4. / e5 & 1. e4 / e5 & W_CHAR: a move does not end with . | remove it",
        "1. e4 . / e5 & 1. e4 / e5 & W_CHAR: a dot without a number",
        "1. e4 / d5 2. a3 / ddxe4 & 1. e4 / d5 2. a3 / dxe4 & W_MOVE_SYNTAX: the file is written twice",
        "1. Nf3 / e5 2. 0T2)Nxe5 & 1. Nf3 / e5 2. Nxe5 & W_MOVE_SYNTAX: the ( of the board is missing",
        "1. Nf3 / e5 2. (0T2Nxe5 & 1. Nf3 / e5 2. Nxe5 & W_MOVE_SYNTAX: the ) of the board is missing",
        "1. Nf3=N / e5 & 1. Nf3 / e5 & W_PROMO_ILLEGAL: this move does not promote",
        "1. Nf3N / e5 & 1. Nf3 / e5 & W_PROMO_ILLEGAL: this move does not promote",
        "1. e4=N / e5 & 1. e4 / e5 & W_PROMO_ILLEGAL: this move does not promote"
      })
  void readAsMeant(String text, String meant, String finding) {
    ReadResult result = checked(text);

    assertThat(flat(moves(result))).isEqualTo(meant);
    assertThat(only(result)).startsWith(finding);
    assertThat(Notations.PGN.write(result.orThrow()))
        .as("a slip is no rule")
        .doesNotContain("Promotions");
  }

  /** Ways of ordinary PGN that leave no doubt. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '&',
      value = {
        "1. e4$1 / e5$2 & 1. e4! / e5?",
        "1. e4 $3 / e5 $5 & 1. e4!! / e5!?",
        "1. e4 1... e5 2. Nf3 2...Nc6 & 1. e4 / e5 2. Nf3 / Nc6",
        "1. e4 / 1. ... e5 & 1. e4 / e5",
        "1.. e4 / e5 & 1. e4 / e5",
        "1. . e4 / e5 & 1. e4 / e5",
        "1.e4 / e5 2.Nf3 & 1. e4 / e5 2. Nf3",
        "1. Nf3 / e5 2. g3 / d5 3. Bg2 / a6 4. 0-0 & 1. Nf3 / e5 2. g3 / d5 3. Bg2 / a6 4. O-O",
        "1. e4 / a6 2. e5 / d5 3. exd6 e.p. & 1. e4 / a6 2. e5 / d5 3. exd6",
        "1. e4 / a6 2. e5 / d5 3. exd6e.p. & 1. e4 / a6 2. e5 / d5 3. exd6"
      })
  void readWithoutAWord(String text, String meant) {
    ReadResult result = checked(text);

    assertThat(flat(moves(result))).isEqualTo(meant);
    assertThat(result.diagnostics()).isEmpty();
  }

  /** What can't be played, and why: nothing untrue, nothing about what follows. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '&',
      value = {
        "1. e4 / e5 2. Nf3 Nc7 & E_NO_MATCH: White has no board left to move on | write / before a move of Black",
        "1... e5 / e4 & E_NO_MATCH: no piece on (0T1) can go to e5 | the turn should be 1w: White is to move",
        "1. e99 / e5 & E_MOVE_SYNTAX: \"e99\" is not a move: no board has a square e99",
        "1. e0 / e5 & E_MOVE_SYNTAX: \"e0\" is not a move: no board has a square e0",
        "1. e9 / e5 & E_NO_MATCH: there is no square e9 on a board of 8x8 | did you mean e3, e4 or d3?",
        "1. i4 / e5 & E_NO_MATCH: there is no square i4 on a board of 8x8",
        "1. ze4 / e5 & E_MOVE_SYNTAX: \"ze4\" is not a move: expected a square such as e4",
        "1. E4 / e5 & E_MOVE_SYNTAX: \"E4\" is not a move: files have small letters",
        "1. nf4 / e5 & E_NO_MATCH: no knight on (0T1) can go to f4 | did you mean Nf3",
        "1. w1T1. & E_MOVE_SYNTAX: \"w1T1.\" is not a move: the move should end before \"T1.\"",
        "1. Nbf3 / e5 & E_NO_MATCH: no knight on file b of (0T1) can go to f3",
        "1. N2f3 / e5 & E_NO_MATCH: no knight on rank 2 of (0T1) can go to f3",
        "1. Nf3 / Nf6 2. e9 / e6 3. (0T3)Nf3>>(0T2)f5 (>L1) (~T9) / (1T2)e5 & E_NO_MATCH: there is no square e9",
        "1. e4 / e5 2. Sd3 / d5 & E_NO_MATCH: White has no princess on (0T2)"
      })
  void precise(String text, String finding) {
    assertThat(only(checked(text))).startsWith(finding);
  }

  @Test
  void afterTheHabitIsKnownTheOpponentsMoveIsJudgedAsHis() {
    ReadResult result = checked("1. e4 e5 2. Nf3 Nc7");

    assertThat(codes(result)).containsExactly("W_TURN_BORDER", "E_NO_MATCH");
    assertThat(result.diagnostics().get(1).message()).isEqualTo("no knight on (0T2) can go to c7");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Board \"Standard - Princess\"\n",
        "[Board \"Standard - Princess]\n",
        "[Board Standard - Princess]\n",
        "Board \"Standard - Princess\"]\n"
      })
  void headersWithoutABracketOrAQuote(String header) {
    ReadResult result = checked(header + "1. e4 / e5\n");

    assertThat(only(result)).startsWith("W_HEADER_SYNTAX: ");
    assertThat(result.orThrow().variant()).contains("Standard - Princess");
    assertThat(flat(moves(result))).isEqualTo("1. e4 / e5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"4k/5/5/5/K1R2:0:1:w]\n", "[4k/5/5/5/K1R2:0:1:w\n"})
  void boardsWithoutABracket(String block) {
    ReadResult result = checked("[Board \"custom\"]\n[Size \"5x5\"]\n" + block + "1. Kb2\n");

    assertThat(only(result)).startsWith("W_FEN_BRACKET: ");
    assertThat(flat(moves(result))).endsWith("1. Kb2");
  }

  @Test
  void aHeaderWithoutItsBracketStartsAGameToo() {
    String text = "[Event \"x\"]\n1. e4 / e5 1-0\n\nEvent \"y\"]\n1. d4 / d5 0-1\n";
    ReadResult first = Games.read(Notations.PGN, "x", text, ReadOptions.LENIENT);

    assertThat(first.diagnostics()).isEmpty();
    assertThat(flat(moves(first))).isEqualTo("1. e4 / e5 1-0");
  }

  // Variations behind the action they replace

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. e4 / e5 (1b. d5 2. exd5) 2. Nf3",
        "1. e4 e5 (1... d5 2. exd5) 2. Nf3",
        "1. e4 / e5 (/ d5 2. exd5) 2. Nf3",
        "1. e4 / e5 (d5 2. exd5) 2. Nf3"
      })
  void aVariationMayStandBehindWhatItReplaces(String text) {
    ReadResult result = checked(text);

    assertThat(codes(result)).contains("W_VARIATION_ORDER").doesNotContain("E_NO_MATCH");
    assertThat(flat(tree(result.orThrow()))).isEqualTo("1. e4 (1b. d5 2. exd5) 1b. e5 2. Nf3");
  }

  @Test
  void theOrderOfVariationsIsSaidOnce() {
    ReadResult result = checked("1. e4 (1. d4 / d5) / e5 (1b. d5) (1b. c5) 2. Nf3");

    assertThat(only(result)).startsWith("W_VARIATION_ORDER: this variation comes after the action");
    assertThat(flat(tree(result.orThrow())))
        .isEqualTo("(1w. d4 / d5) 1w. e4 (1b. d5) (1b. c5) 1b. e5 2. Nf3");
  }

  @Test
  void aVariationInItsPlaceStaysThere() {
    ReadResult result = checked("1. e4 (1b. d5 2. exd5) 1b. e5 (2w. d4) 2w. Nf3");

    assertThat(result.diagnostics()).isEmpty();
    assertThat(flat(tree(result.orThrow())))
        .isEqualTo("1. e4 (1b. d5 2. exd5) 1b. e5 (2w. d4) 2w. Nf3");
  }

  @Test
  void aWrongMoveThereIsJudgedByTheActionItReplaces() {
    ReadResult result = checked("1. e4 / e5 (1b. Nd5) 2. Nf3");

    assertThat(codes(result)).containsExactly("W_VARIATION_ORDER", "E_NO_MATCH");
    assertThat(result.diagnostics().get(1).message()).isEqualTo("no knight on (0T1) can go to d5");
  }

  private static String tree(Game game) {
    String text = Notations.BRANCHED.write(game);
    return text.substring(text.indexOf("\n\n") + 2);
  }
}
