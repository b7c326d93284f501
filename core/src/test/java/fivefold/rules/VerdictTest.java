package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Color;
import fivefold.model.Parity;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules sections 7 and 8: check, legality, and how games end. */
class VerdictTest {

  /** Section 7, the example and D18: a threat that only a pass ahead of the present lets in. */
  @Test
  void aThreatAheadOfThePresentIsNoCheck() {
    State state = Positions.state("[k7/8/8/8/8/8/8/7K:0:1:w][k7/8/8/7r/8/8/8/7K:+1:2:w]");
    assertThat(state.inCheck()).isFalse();
    assertThat(state.checks()).isEmpty();
    assertThat(state.threats()).isNotEmpty();
    assertThat(state.verdict()).isEqualTo(Verdict.PLAYING);
    // The same board at the present is check.
    State now = Positions.state("[k7/8/8/8/8/8/8/7K:0:1:w][k7/8/8/7r/8/8/8/7K:+1:1:w]");
    assertThat(now.inCheck()).isTrue();
    assertThat(now.verdict()).isEqualTo(Verdict.CHECK);
  }

  /** Section 7: royals on old boards and on inactive timelines count. */
  @Test
  void anOldKingCanBeInCheck() {
    // The rook looks back along its timeline at the king of turn 1.
    State state =
        Positions.state("[k3/4/4/3K:0:1:b][k3/4/4/3K:0:2:w][k3/4/4/2K1:0:2:b][k2r/4/4/2K1:0:3:w]");
    assertThat(state.inCheck()).isFalse();
    State rook =
        Positions.state("[k3/4/4/3K:0:1:b][k3/4/4/3K:0:2:w][k3/4/4/2K1:0:2:b][k3/4/4/2Kr:0:3:w]");
    assertThat(rook.checks())
        .extracting(move -> move.describe(Parity.ODD))
        .contains("(0T3)d1(0T1)d1", "(0T3)d1(0T3)c1")
        .doesNotContain("(0T3)d1(0T2)c1");
  }

  /** Section 7: a royal queen is royal, a common king is not. */
  @ParameterizedTest(name = "{0} in check: {1}")
  @CsvSource({"K, true", "Y, true", "C, false", "Q, false"})
  void royalPieces(String piece, boolean check) {
    State state = Positions.state("[k3/4/4/r2" + piece + ":0:1:w]");
    assertThat(state.inCheck()).isEqualTo(check);
  }

  /** Section 7: a turn that leaves a royal to the opponent is refused with the capturing move. */
  @Test
  void aRoyalCaptureIsNamed() {
    State state = Positions.play(Positions.state("[k3/3r/4/2K1:0:1:w]"), "(0T1)c1(0T1)d1");
    Refusal refusal = state.submitRefusal().orElseThrow();
    assertThat(refusal.kind()).isEqualTo(Refusal.Kind.ROYAL_CAPTURE);
    assertThat(refusal.capture().describe(Parity.ODD)).isEqualTo("(0T1)d3(0T1)d1");
    assertThat(refusal.message()).contains("(0T1)d3(0T1)d1");
  }

  /** Section 7: a capture that stands at the start of a turn stays, so no action is legal. */
  @Test
  void aRoyalThatCanAlreadyBeTakenIsMate() {
    State state = Positions.state("[k2/3/K1R:0:1:w][1k1/b2/1K1:1:1:b]");
    assertThat(state.mover()).isEqualTo(Color.WHITE);
    assertThat(state.royalCaptures()).isNotEmpty();
    assertThat(state.verdict()).isEqualTo(Verdict.CHECKMATE);
    assertThat(state.legalActions()).isEmpty();
    assertThat(state.legalActions().count(10, Budget.UNLIMITED))
        .isEqualTo(new LegalActions.Count(0, true, false));
  }

  /** Section 8, the verified small cases, and the word for each state before the end. */
  @Test
  void rookTacticsIsMate() {
    State state =
        Positions.playTurns(
            Positions.state("[4k/5/5/5/K1R2:0:1:w]"),
            "(0T1)a1(0T1)b2 / (0T1)e5(0T1)e4 / (0T2)c1(0T2)e1 / (0T2)e4(0T2)d3 / (0T3)e1(0T3)e5");
    assertThat(state.verdict()).isEqualTo(Verdict.CHECKMATE);
    assertThat(state.verdict().isFinal()).isTrue();
    assertThat(state.legalActions()).isEmpty();
    assertThat(state.legalActions().exist(Budget.UNLIMITED)).contains(false);
  }

  @Test
  void queenMatesEarly() {
    State state =
        Positions.playTurns(
            Positions.state(Positions.STANDARD),
            "(0T1)e2(0T1)e3 / (0T1)f7(0T1)f6 / (0T2)d1(0T2)e2 / (0T2)b8(0T2)c6 / (0T3)e2(0T3)h5");
    assertThat(state.verdict()).isEqualTo(Verdict.CHECKMATE);
  }

  @Test
  void foolsMateIsASoftmate() {
    State state =
        Positions.playTurns(
            Positions.state(Positions.STANDARD),
            "(0T1)f2(0T1)f3 / (0T1)e7(0T1)e6 / (0T2)g2(0T2)g4 / (0T2)d8(0T2)h4");
    assertThat(state.verdict()).isEqualTo(Verdict.SOFTMATE);
    assertThat(state.legalActions())
        .containsExactly(Action.of(List.of(Positions.move(state, "(0T3)e1(0T2)f2"))));
    assertThat(state.legalActions().existAdvancing(Budget.UNLIMITED)).contains(false);
  }

  /**
   * Section 8: a mandatory board that can't be dealt with ends the game without check in a draw.
   */
  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "[1:0:1:w]", // Global Warming
    "[k2/3/3:0:1:w]", // nothing to move
    "[2k/p2/P2:0:1:w]", // a blocked pawn
    "[K2/2q/1k1:0:1:w]",
  })
  void stalemate(String boards) {
    State state = Positions.state(boards);
    assertThat(state.inCheck()).isFalse();
    assertThat(state.verdict()).isEqualTo(Verdict.STALEMATE);
  }

  /** An answer that the budget does not allow to find is not guessed. */
  @Test
  void noBudgetNoGuess() {
    State state = Positions.state(Positions.STANDARD);
    assertThat(state.verdict(Budget.ofNodes(0))).isEqualTo(Verdict.UNKNOWN);
    assertThat(state.legalActions().exist(Budget.ofNodes(0))).isEmpty();
    assertThat(state.legalActions().existAdvancing(Budget.ofNodes(0))).isEmpty();
    LegalActions.Count count = state.legalActions().count(1000, Budget.ofNodes(0));
    assertThat(count.outOfBudget()).isTrue();
    assertThat(count.complete()).isFalse();
    assertThat(state.legalActions().count(5, Budget.UNLIMITED))
        .isEqualTo(new LegalActions.Count(5, false, false));
    assertThat(state.legalActions().count(1000, Budget.UNLIMITED))
        .isEqualTo(new LegalActions.Count(20, true, false));
  }
}
