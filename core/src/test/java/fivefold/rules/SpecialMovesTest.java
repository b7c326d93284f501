package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.model.Rules;
import fivefold.model.Square;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Rules section 6 (en passant, castling, promotion) and the disputed positions D3, D5, D7 and D9 to
 * D12.
 */
class SpecialMovesTest {
  private static boolean allows(State state, String move) {
    return state.refusal(Positions.move(state, move)).isEmpty();
  }

  private static boolean allows(String boards, String move) {
    return allows(Positions.state(boards), move);
  }

  // Steps and captures of pawns and brawns

  /** D3: both colours step twice along timelines, over an empty square that exists. */
  @Test
  void doubleStepAlongTimelines() {
    String black = "[k3/4/p*3/K3:-1:1:b][k3/4/4/3K:0:1:b][k3/4/4/3K:1:1:b]";
    assertThat(allows(black, "(-1T1)a2(1T1)a2")).isTrue();
    assertThat(allows(black.replace("p*", "p"), "(-1T1)a2(1T1)a2")).isFalse();
    assertThat(allows(black.replace("4/3K:0", "n3/3K:0"), "(-1T1)a2(1T1)a2")).isFalse();
    assertThat(allows(black.replace("4/3K:1", "n3/3K:1"), "(-1T1)a2(1T1)a2")).isFalse();
    String white = "[k3/4/4/K3:-1:1:w][k3/4/4/3K:0:1:w][k3/4/P*3/3K:1:1:w]";
    assertThat(allows(white, "(1T1)a2(-1T1)a2")).isTrue();
    // The middle board must exist at the same time.
    String late = "[k3/4/4/K3:-1:2:w][k3/4/4/3K:0:1:w][k3/4/P*3/3K:1:2:w]";
    assertThat(allows(late, "(1T2)a2(-1T2)a2")).isFalse();
  }

  /** D4: who may double-step is told by the flag, not by the rank. */
  @Test
  void doubleStepFromTheFirstRank() {
    assertThat(allows("[k4/5/5/5/P*3K:0:1:w]", "(0T1)a1(0T1)a3")).isTrue();
    assertThat(allows("[k4/5/5/P4/4K:0:1:w]", "(0T1)a2(0T1)a4")).isFalse();
  }

  /** D5: a brawn moves along two axes only to capture. */
  @Test
  void brawnsDoNotMoveQuietlyAlongTwoAxes() {
    assertThat(allows("[k3/4/4/3K:-1:1:w][k3/4/2W1/3K:0:1:w]", "(0T1)c2(-1T1)c3")).isFalse();
    assertThat(allows("[k3/2n1/4/3K:-1:1:w][k3/4/2W1/3K:0:1:w]", "(0T1)c2(-1T1)c3")).isTrue();
  }

  /** D5: a brawn captures one turn back and one rank forward. */
  @Test
  void brawnsCaptureIntoThePast() {
    String boards = "[k3/2n1/4/3K:0:1:w][k3/2n1/4/3K:0:1:b][k3/4/2W1/3K:0:2:w]";
    State state = Positions.state(boards);
    assertThat(allows(state, "(0T2)c2(0T1)c3")).isTrue();
    assertThat(state.kind(Positions.move(state, "(0T2)c2(0T1)c3"))).isEqualTo(MoveKind.BRANCH);
    assertThat(allows(boards.replace("W", "P"), "(0T2)c2(0T1)c3")).isFalse();
  }

  // En passant, section 6.1

  @Test
  void enPassantOnOneBoard() {
    State state =
        Positions.playTurns(
            Positions.state(Positions.STANDARD),
            "(0T1)e2(0T1)e4 / (0T1)a7(0T1)a6 / (0T2)e4(0T2)e5 / (0T2)d7(0T2)d5");
    Move capture = Positions.move(state, "(0T3)e5(0T3)d6");
    assertThat(state.isCapture(capture)).isTrue();
    State after = state.play(capture).orThrow();
    assertThat(after.multiverse().timeline(0).last().toString())
        .isEqualTo("r*nbqk*bnr*/1p*p*1p*p*p*p*/p2P4/8/8/8/P*P*P*P*1P*P*P*/R*NBQK*BNR*");
    State tooLate = Positions.playTurns(state, "(0T3)h2(0T3)h3 / (0T3)h7(0T3)h6");
    assertThat(allows(tooLate, "(0T4)e5(0T4)d6")).isFalse();
  }

  @Test
  void blackTakesEnPassantToo() {
    State state = Positions.playTurns(Positions.state("[k4/5/1p3/5/P*3K:0:1:w]"), "(0T1)a1(0T1)a3");
    State after = Positions.play(state, "(0T1)b3(0T1)a2");
    assertThat(after.multiverse().timeline(0).last().toString()).isEqualTo("k4/5/5/p4/4K");
  }

  @Test
  void noEnPassantOfASingleStep() {
    State state =
        Positions.playTurns(
            Positions.state("[4k3/8/3p*4/4P3/8/8/8/4K3:0:1:w]"), "(0T1)e1(0T1)e2 / (0T1)d6(0T1)d5");
    assertThat(allows(state, "(0T2)e5(0T2)d6")).isFalse();
  }

  /** D8: captor and victim may be brawns. */
  @Test
  void brawnsTakeAndAreTakenEnPassant() {
    for (String pieces : List.of("pP", "pW", "wP", "wW")) {
      String boards =
          "[4k3/3" + pieces.charAt(0) + "*4/8/4" + pieces.charAt(1) + "3/8/8/8/4K3:0:1:w]";
      State state = Positions.playTurns(Positions.state(boards), "(0T1)e1(0T1)e2 / (0T1)d7(0T1)d5");
      assertThat(allows(state, "(0T2)e5(0T2)d6")).as(pieces).isTrue();
    }
  }

  /** D9: a double step along timelines can't be answered en passant. */
  @Test
  void noEnPassantAfterADoubleStepAlongTimelines() {
    State state =
        Positions.playTurns(
            Positions.state("[k3/4/p*3/3K:-1:1:b][k3/4/4/3K:0:1:b][k3/4/1P2/3K:1:1:b]"),
            "(-1T1)a2(1T1)a2 (0T1)a4(0T1)b4");
    assertThat(state.mover()).isEqualTo(Color.WHITE);
    assertThat(state.moveCandidates(1, Square.of(1, 1)))
        .noneMatch(move -> move.isPhysical() && move.toSquare().file() != 1);
  }

  /** D7: the first answer on a new timeline, by both readings of the rule. */
  @Test
  void enPassantOnAFreshTimelineIsAnOption() {
    String turns =
        "(0T1)e2(0T1)e4 / (0T1)a7(0T1)a6 / (0T2)e4(0T2)e5 / (0T2)a6(0T2)a5 / (0T3)h2(0T3)h3"
            + " / (0T3)h7(0T3)h6 / (0T4)b1(0T3)b3 / (1T3)d7(1T3)d5";
    String capture = "(1T4)e5(1T4)d6";
    State half = Positions.playTurns(Positions.state(Positions.STANDARD), turns);
    assertThat(Positions.play(half, capture).submitRefusal()).isEmpty();
    Rules fullTurn = Rules.STANDARD.withEnPassant(Rules.EnPassant.FULL_TURN);
    State full = Positions.playTurns(Positions.state(Positions.STANDARD, fullTurn), turns);
    assertThat(allows(full, capture)).isFalse();
    assertThat(half.legalActions().count(10_000, Budget.UNLIMITED).atLeast())
        .isGreaterThan(full.legalActions().count(10_000, Budget.UNLIMITED).atLeast());
  }

  /** D10: the square where the victim stands must have been empty before. */
  @Test
  void noFalseEnPassant() {
    State state =
        Positions.playTurns(
            Positions.state("[4k3/3p*4/8/3pP3/8/8/8/4K3:0:1:w][4k3/8/8/8/8/8/8/4K3:1:1:w]"),
            "(0T1)e1(0T1)f1 (1T1)e1(1T1)f1 / (0T1)d7(1T1)d7");
    assertThat(allows(state, "(0T2)e5(0T2)d6")).isFalse();
  }

  // Castling, section 6.2

  /** Section 6.2, D11, D12 and D13: where a king may castle. */
  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource({
    // D11: an enemy pawn behind the king does not attack.
    "[4k3/8/8/8/8/R*3K*3/3p4/8:0:1:w], e3c3, true",
    // A pawn in front attacks the squares diagonally before it.
    "[4k3/8/8/8/8/8/3p4/R*3K*3:0:1:w], e1c1, false",
    "[4k3/8/8/8/8/8/4p3/R*3K*3:0:1:w], e1c1, false",
    "[4k3/8/8/8/8/8/2p5/R*3K*3:0:1:w], e1c1, false",
    "[4k3/8/8/8/8/8/p7/R*3K*3:0:1:w], e1c1, true",
    // The king's square, the crossed one, the landing one; not the rook's way.
    "[4k3/4r3/8/8/8/8/8/R*3K*3:0:1:w], e1c1, false",
    "[4k3/3r4/8/8/8/8/8/R*3K*3:0:1:w], e1c1, false",
    "[4k3/2r5/8/8/8/8/8/R*3K*3:0:1:w], e1c1, false",
    "[4k3/1r6/8/8/8/8/8/R*3K*3:0:1:w], e1c1, true",
    "[4k3/r7/8/8/8/8/8/R*3K*3:0:1:w], e1c1, true",
    "[4k3/8/8/8/8/1n6/8/R*3K*3:0:1:w], e1c1, false",
    "[4k3/8/8/8/8/8/1k6/R*3K*3:0:1:w], e1c1, false",
    "[4k3/8/8/8/8/8/1c6/R*3K*3:0:1:w], e1c1, false",
    // Unicorns and dragons attack nothing on their own board.
    "[4k3/8/8/8/8/2u5/2d5/R*3K*3:0:1:w], e1c1, true",
    // Both must be unmoved; nothing may stand between; common kings and royal queens don't castle.
    "[4k3/8/8/8/8/8/8/R*3K3:0:1:w], e1c1, false",
    "[4k3/8/8/8/8/8/8/R3K*3:0:1:w], e1c1, false",
    "[4k3/8/8/8/8/8/8/RN*2K*3:0:1:w], e1c1, false",
    "[4k3/8/8/8/8/8/8/R*3C3:0:1:w], e1c1, false",
    "[4k3/8/8/8/8/8/8/r*3K*3:0:1:w], e1c1, false",
    // D12: the rook at distance two or more, on any file.
    "[2k2/5/5/5/R*1K*1R*:0:1:w], c1a1, true",
    "[2k2/5/5/5/R*1K*1R*:0:1:w], c1e1, true",
    "[3k2/6/6/6/6/1R*2K*1:0:1:w], e1c1, true",
    "[3k2/6/6/6/6/2R*1K*1:0:1:w], e1c1, true",
    "[3k2/6/6/6/6/3R*K*1:0:1:w], e1c1, false",
    // D13: the king goes two squares whatever the width.
    "[3k*2r*/7/7/7/7/7/R*2K*2R*:0:1:w], d1b1, true",
    "[3k*2r*/7/7/7/7/7/R*2K*2R*:0:1:w], d1f1, true",
    "[3k*2r*/7/7/7/7/7/R*2K*2R*:0:1:b], d7f7, true",
    "[3k*2r*/7/7/7/7/7/R*2K*2R*:0:1:b], d7b7, false",
  })
  void castling(String boards, String squares, boolean allowed) {
    String move = "(0T1)" + squares.substring(0, 2) + "(0T1)" + squares.substring(2);
    assertThat(allows(boards, move)).isEqualTo(allowed);
  }

  /** D11: attacks over other boards do not forbid castling, though they may make it illegal. */
  @Test
  void attacksFromOtherBoardsDoNotForbidCastling() {
    String boards = "[4k3/8/8/8/8/8/8/R*3K*3:0:1:w][4k3/8/8/8/K7/8/8/3r4:1:1:b]";
    State state = Positions.state(boards);
    assertThat(allows(state, "(0T1)e1(0T1)c1")).isTrue();
    State after = Positions.play(state, "(0T1)e1(0T1)c1");
    assertThat(after.multiverse().timeline(0).last().toString()).isEqualTo("4k3/8/8/8/8/8/8/2KR4");
    assertThat(after.submitRefusal()).isEmpty();
  }

  @Test
  void castlingOntoTheRooksSquare() {
    State after = Positions.play(Positions.state("[2k2/5/5/5/R*1K*1R*:0:1:w]"), "(0T1)c1(0T1)a1");
    assertThat(after.multiverse().timeline(0).last().toString()).isEqualTo("2k2/5/5/5/KR2R*");
  }

  // Promotion, section 6.3

  @Test
  void promotionOffersTheListAndMustBeNamed() {
    Rules rules = Rules.STANDARD.withPromotions(List.of(PieceType.PRINCESS, PieceType.KNIGHT));
    State state = Positions.state("[4/P2k/4/K3:0:1:w]", rules);
    assertThat(state.moveCandidates(0, Square.of(0, 2)))
        .extracting(Move::promotion)
        .containsExactly(PieceType.PRINCESS, PieceType.KNIGHT);
    assertThat(state.refusal(Positions.move(state, "(0T1)a3(0T1)a4")).orElseThrow().kind())
        .isEqualTo(Refusal.Kind.PROMOTION_MISSING);
    assertThat(state.refusal(Positions.move(state, "(0T1)a3(0T1)a4=Q")).orElseThrow().kind())
        .isEqualTo(Refusal.Kind.PROMOTION_NOT_ALLOWED);
    State after = Positions.play(state, "(0T1)a3(0T1)a4=S");
    assertThat(after.multiverse().timeline(0).last().toString()).isEqualTo("S3/3k/4/K3");
  }

  @Test
  void aDoubleStepMayPromote() {
    assertThat(allows("[3k/4/P*3/3K:0:1:w]", "(0T1)a2(0T1)a4=Q")).isTrue();
    assertThat(allows("[3k/4/P*3/3K:0:1:w]", "(0T1)a2(0T1)a4")).isFalse();
    assertThat(allows("[3k/p*3/4/3K:0:1:b]", "(0T1)a3(0T1)a1=Q")).isTrue();
  }

  /** D15: a brawn promotes on another board too, by the captures that change its rank. */
  @Test
  void brawnsPromoteOnOtherBoards() {
    assertThat(allows("[n2k/4/4/3K:-1:1:w][3k/W3/4/3K:0:1:w]", "(0T1)a3(-1T1)a4=Q")).isTrue();
    assertThat(allows("[n2k/4/4/3K:-1:1:w][3k/W3/4/3K:0:1:w]", "(0T1)a3(-1T1)a4")).isFalse();
    assertThat(allows("[n2k/4/4/3K:0:1:w][n2k/4/4/3K:0:1:b][3k/W3/4/3K:0:2:w]", "(0T2)a3(0T1)a4=Q"))
        .isTrue();
    assertThat(allows("[3k/n3/4/3K:-1:1:w][3k/1W2/4/3K:0:1:w]", "(0T1)b3(-1T1)a3")).isTrue();
  }
}
