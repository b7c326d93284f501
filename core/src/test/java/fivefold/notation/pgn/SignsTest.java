package fivefold.notation.pgn;

import static fivefold.notation.pgn.Reading.checked;
import static fivefold.notation.pgn.Reading.codes;
import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.rules.Step;
import org.junit.jupiter.api.Test;

/** What is said about signs beside moves, and what is not. */
class SignsTest {
  private static final String CHECKS =
      "1. e4 / e5\n2. Qh5 / Nc6\n3. Qxf7%s / Kxf7\n4. Bc4%s / Ke8\n5. Bf7%s / Kxf7\n";

  private static String checks(String first, String second, String third) {
    return CHECKS.formatted(first, second, third);
  }

  @Test
  void aStraySignAsksForNoOthers() {
    ReadResult result = checked("1. e4+ / e5\n" + checks("", "", "").substring(11));

    assertThat(codes(result)).containsExactly("W_CHECK_MARK");
    assertThat(result.diagnostics().get(0).hint()).isEqualTo("remove +");
  }

  @Test
  void aSignThatIsMostlyThereIsMissedElsewhere() {
    ReadResult result = checked(checks("+", "+", ""));

    assertThat(codes(result)).containsExactly("W_CHECK_MARK");
    assertThat(result.diagnostics().get(0).message()).isEqualTo("this is check");
    assertThat(result.diagnostics().get(0).place().excerpt()).isEqualTo("5. Bf7 / Kxf7");
    assertThat(checked(checks("+", "", "")).diagnostics()).isEmpty();
  }

  @Test
  void oneCaptureSignAsksForNoOthers() {
    String text = "1. e4 / d5\n2. exd5 / Qd5\n3. Nc3 / Qg2\n4. Bg2\n";

    assertThat(checked(text).diagnostics()).isEmpty();
  }

  /** The move that gives the check is shown, not the whole action. */
  @Test
  void theMoveThatGivesCheckIsNamed() {
    String text =
        """
        [Board "custom"]
        [Size "5x5"]
        [Timeline "Even"]
        [4k/5/5/5/R3K:-0:1:w]
        [4k/5/5/5/R3K:+0:1:w]
        1. (-0T1)Ra5+ (+0T1)Ra2 / (-0T1)Kd4 (+0T1)Kd5
        2. (-0T2)Ra4+ (+0T2)Ra5+ / (-0T2)Kd3 (+0T2)Kd4
        3. (-0T3)Ra1 (+0T3)Ra4 / (-0T3)Ke3 (+0T3)Ke3
        """;
    ReadResult result = checked(text);

    assertThat(result.diagnostics())
        .filteredOn(found -> found.message().equals("this is check"))
        .singleElement()
        .satisfies(
            found -> {
              String line = found.place().excerpt();
              int from = found.column() - 1;
              assertThat(line.substring(from, from + found.place().length()))
                  .isEqualTo("(+0T3)Ra4");
            });
  }

  /** The specification's own game, 21b: the present goes on to the new branch, not back. */
  @Test
  void thePresentMayGoOnToTheNewTimeline() {
    String text =
        """
        1. Nf3 / Nf6
        2. (0T2)Nf3>>(0T1)f5~ (>L1) / (1T1)Ng8>>(0T1)g6~ (>L-1)
        """;
    ReadResult result = checked(text);
    Game game = result.orThrow();

    assertThat(result.diagnostics()).isEmpty();
    Step step = game.end().steps().get(0);
    assertThat(step.takesPresent()).isTrue();
    assertThat(step.rewinds()).isFalse();
    assertThat(Notations.PGN.write(game)).contains("f5~ (>L1)");
  }
}
