package fivefold.notation.axel;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.model.Color;
import fivefold.notation.ReadOptions;
import fivefold.text.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is peculiar to Axel's notation, and what existing tools get wrong in it. */
class AxelReaderTest {

  private static ReadResult read(String text) {
    return Games.read(AxelNotation.AN, "axel", text, ReadOptions.LENIENT.withCheckMarks(true));
  }

  private static String pgn(String text) {
    Game game = read(text).orThrow();
    String written = Notations.PGN.write(game);
    return written.substring(written.indexOf("\n\n") + 2).strip();
  }

  @Test
  void aPawnMoveOfBlackIsNoNumberWhereAMoveIsDue() {
    assertThat(pgn("w1T1. a4 .. b5.\n2. c4 .. c5.")).isEqualTo("1. a4 / b5\n2. c4 / c5");
    assertThat(pgn("1. b4. b1. b5. 2. c4."))
        .as("after the dot that ends an action a number is due")
        .isEqualTo("1. b4 / b5\n2. c4");
  }

  @Test
  void twoPlusSignsAreSoftmateAndAStarIsCheck() {
    String game =
        "w1T1. e3 .. f6. 2. L0T2 Nb1 L0T1 b3 (+L+1) .. a6. 3. c3 .. Nc6; Nc6. 4. Qh5%s; Qc2.";
    assertThat(read(game.replace("%s", "++")).diagnostics()).isEmpty();
    assertThat(read(game.replace("%s", "#")).diagnostics())
        .extracting(found -> found.code().name())
        .containsExactly("W_CHECK_MARK");
    assertThat(read(game.replace("%s", "*")).diagnostics())
        .extracting(found -> found.code().name())
        .containsExactly("W_CHECK_MARK");
  }

  @Test
  void promotionsAreReadAndWritten() {
    String text =
        "w1T1. e4 .. d5. 2. exd5 .. e6. 3. dxe6 .. a6. 4. exf7+ .. Ke7. 5. fxg8=N+ .. Ke8.\n";
    Game game = read(text).orThrow();
    assertThat(AxelNotation.AN.write(game)).contains("fxg8=N");
    assertThat(AxelNotation.RAN.write(game)).contains("Pf7 x L0T5 g8=N");
  }

  @Test
  void enPassantIsMarkedAsACapture() {
    Game game = read("w1T1. e4 .. a6. 2. e5 .. d5. 3. exd6.").orThrow();
    assertThat(AxelNotation.RAN.write(game)).contains("Pe5 x L0T3 d6");
  }

  @Test
  void anOmittedTimelineIsTheLowestOfWhiteAndTheHighestOfBlack() {
    String two = "w1T1. e3; Nf3 .. e6; Nf6.";
    ReadResult result =
        Games.read(
            AxelNotation.AN, "x", two, ReadOptions.LENIENT.withVariant("Standard - Two Timelines"));
    Game game = result.orThrow();
    assertThat(Notations.PGN.write(game)).contains("(-0T1)e3 (+0T1)Nf3 / (+0T1)e6 (-0T1)Nf6");
  }

  @Test
  void aDashPassesOverATimeline() {
    String text = "w1T1. e3 .. f6. 2. L0T2 Nb1 L0T1 b3 (+L+1) .. -; Nc6.";
    ReadResult result = read(text);
    assertThat(result.diagnostics())
        .as("passing over the present is not allowed, and Nc6 is looked for on timeline 0")
        .extracting(found -> found.code().name())
        .containsExactly("W_UNFINISHED_TURN");
    assertThat(result.game().orElseThrow().end().unfinished().orElseThrow().plies())
        .allSatisfy(move -> assertThat(move.from().timeline()).isZero());
  }

  @Test
  void thePresentIsCompared() {
    ReadResult result = read("w1T1. e3. b1T2. e5.");
    assertThat(result.errors()).isZero();
    assertThat(result.diagnostics())
        .extracting(found -> found.code().name())
        .containsExactly("W_TIMELINE_TOKEN");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          w1. e4 .. .. e5.       | W_AXEL_PREFIX | 11
          w1. Ng .. e5.          | E_AXEL_TARGET | 5
          w1. Ng1f3h4 .. e5.     | E_AXEL_TARGET | 5
          w1. N& .. e5.          | E_MOVE_SYNTAX | 5
          w1. O-O e1 .. e5.      | E_AXEL_TARGET | 5
          w1. ; e4 .. e5.        | W_AXEL_ORDER  | 5
          w1. LNf3 .. e5.        | E_MOVE_SYNTAX | 5
          w1. L7 Nf3 .. e5.      | E_BOARD_MISSING | 5
          w1. Nf4 .. e5.         | E_NO_MATCH    | 5
          w1. L0T1 e2 L0T1 e4. b1. e5. | W_AXEL_ORDER | 5
          """)
  void slipsAreReportedWithTheirPlace(String text, String code, int column) {
    List<Diagnostic> found = read(text).diagnostics();
    assertThat(found).isNotEmpty();
    assertThat(found.get(0).code().name()).isEqualTo(code);
    assertThat(found.get(0).column()).isEqualTo(column);
  }

  @Test
  void blackMayMoveFirst() {
    Game game =
        Games.read("[Board \"custom\"]\n[Size \"5x5\"]\n[4k/4p/5/5/K1R2:0:1:b]\n\n1b. Kd5 2. Kb1\n")
            .orThrow();
    assertThat(game.start().mover()).isEqualTo(Color.BLACK);
    assertThat(AxelNotation.AN.write(game)).isEqualTo("b1T1. Kd5.\n2. Kb1.\n");
  }
}
