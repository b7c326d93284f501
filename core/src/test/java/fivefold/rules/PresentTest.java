package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Square;
import fivefold.model.Timeline;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules sections 3 to 5: what moves create, who counts as unmoved, the present, submitting. */
class PresentTest {
  private static final String BRANCHED =
      "(0T1)g1(0T1)f3 / (0T1)g8(0T1)f6 / (0T2)f3(0T1)f5 / (1T1)e7(1T1)e6";

  /** Section 5, the worked sequence: the state after each move. */
  @Test
  void workedSequence() {
    State state = Positions.state(Positions.STANDARD);
    state = Positions.playTurns(state, "(0T1)g1(0T1)f3 / (0T1)g8(0T1)f6");
    state = Positions.play(state, "(0T2)f3(0T1)f5");
    assertThat(describe(state)).isEqualTo("0:T1w-T2b 1:T1b-T1b, active 0..1, present T1b, yes");
    state = Positions.play(state.submit().orThrow(), "(1T1)e7(1T1)e6");
    assertThat(describe(state)).isEqualTo("0:T1w-T2b 1:T1b-T2w, active 0..1, present T2w, yes");
    state = Positions.play(state.submit().orThrow(), "(1T2)b1(1T2)c3");
    assertThat(describe(state)).isEqualTo("0:T1w-T2b 1:T1b-T2b, active 0..1, present T2b, yes");
    state = Positions.play(state.submit().orThrow(), "(0T2)e7(0T2)e6");
    assertThat(describe(state))
        .isEqualTo("0:T1w-T3w 1:T1b-T2b, active 0..1, present T2b, no: (1T2)");
    state = Positions.play(state, "(1T2)d7(1T2)d6");
    assertThat(describe(state)).isEqualTo("0:T1w-T3w 1:T1b-T3w, active 0..1, present T3w, yes");
    state = Positions.play(state.submit().orThrow(), "(1T3)g1(1T2)g3");
    assertThat(describe(state))
        .isEqualTo("0:T1w-T3w 1:T1b-T3b 2:T2b-T2b, active 0..1, present T3w, no: (0T3)");
    state = Positions.play(state, "(0T3)b1(0T3)c3");
    assertThat(describe(state))
        .isEqualTo("0:T1w-T3b 1:T1b-T3b 2:T2b-T2b, active 0..1, present T3b, yes");
    state = Positions.play(state.submit().orThrow(), "(1T3)a7(1T3)a6");
    assertThat(describe(state))
        .isEqualTo("0:T1w-T3b 1:T1b-T4w 2:T2b-T2b, active 0..1, present T3b, no: (0T3)");
    state = Positions.play(state, "(0T3)f6(0T2)h6");
    assertThat(describe(state))
        .isEqualTo(
            "-1:T3w-T3w 0:T1w-T4w 1:T1b-T4w 2:T2b-T2b, active -1..2, present T2b, no: (2T2)");
    state = Positions.play(state, "(2T2)a7(2T2)a6");
    assertThat(describe(state))
        .isEqualTo("-1:T3w-T3w 0:T1w-T4w 1:T1b-T4w 2:T2b-T3w, active -1..2, present T3w, yes");
  }

  private static String describe(State state) {
    String timelines =
        state.multiverse().timelines().stream()
            .map(t -> t.index() + ":" + time(t.start()) + "-" + time(t.end()))
            .collect(Collectors.joining(" "));
    List<Integer> active =
        state.multiverse().timelines().stream()
            .map(Timeline::index)
            .filter(state.multiverse()::isActive)
            .toList();
    String submit =
        state
            .submitRefusal()
            .map(
                refusal -> {
                  assertThat(refusal.kind()).isEqualTo(Refusal.Kind.PRESENT_NOT_PASSED);
                  return refusal.mustMove().stream()
                      .map(coord -> coord.label(state.parity()))
                      .collect(Collectors.joining(" ", "no: ", ""));
                })
            .orElse("yes");
    return timelines
        + ", active "
        + active.get(0)
        + ".."
        + active.get(active.size() - 1)
        + ", present "
        + time(state.present().halfTurn())
        + ", "
        + submit;
  }

  private static String time(int halfTurn) {
    BoardCoord coord = new BoardCoord(0, halfTurn);
    return "T" + coord.turn() + coord.color().letter();
  }

  /** Section 5: one hop clears both boards of Two Timelines. */
  @Test
  void oneHopIsAWholeTurnOnTwoTimelines() {
    String boards =
        Positions.STANDARD.replace(":0:", ":-0:") + Positions.STANDARD.replace(":0:", ":+0:");
    State hopped = Positions.play(Positions.state(boards), "(-0T1)b1(+0T1)b3");
    assertThat(hopped.multiverse().timelineCount()).isEqualTo(2);
    assertThat(hopped.submitRefusal()).isEmpty();
    State physical = Positions.play(Positions.state(boards), "(-0T1)b1(-0T1)c3");
    assertThat(physical.submitRefusal().orElseThrow().mustMove())
        .extracting(coord -> coord.label(physical.parity()))
        .containsExactly("(+0T1)");
  }

  /** Section 5: the table of active timelines, by how many each side has beyond the centre. */
  @ParameterizedTest(name = "White {0}, Black {1}: {2} to {3}")
  @CsvSource({"0,0,0,0", "1,0,0,1", "2,0,0,1", "2,1,-1,2", "5,1,-1,2", "3,3,-3,3", "0,4,-1,0"})
  void activeTimelines(int white, int black, int from, int to) {
    StringBuilder boards = new StringBuilder();
    for (int line = -black; line <= white; line++) {
      boards.append("[1k/2/K1:").append(line).append(":1:w]");
    }
    State state = Positions.state(boards.toString());
    for (int line = -black; line <= white; line++) {
      assertThat(state.multiverse().isActive(line))
          .as("%s", line)
          .isEqualTo(from <= line && line <= to);
    }
    assertThat(state.mandatoryBoards()).hasSize(to - from + 1);
    assertThat(state.playableBoards()).hasSize(white + black + 1);
  }

  /** Section 5: the same in an even multiverse, where -0 is index -1. */
  @Test
  void activeTimelinesAroundAnEvenCentre() {
    State state =
        Positions.state("[1k/2/K1:-0:1:w][1k/2/K1:+0:1:w][1k/2/K1:+1:1:w][1k/2/K1:+2:1:w]");
    assertThat(state.multiverse().timelines())
        .filteredOn(timeline -> state.multiverse().isActive(timeline.index()))
        .extracting(timeline -> state.parity().label(timeline.index()))
        .containsExactly("-0", "+0", "+1");
  }

  /** Section 3, the example: the source loses the piece, the new board is the old one plus it. */
  @Test
  void aBranchLeavesItsTargetAlone() {
    State state = Positions.playTurns(Positions.state(Positions.STANDARD), BRANCHED);
    assertThat(state.multiverse().board(0, 5).toString())
        .isEqualTo("r*nbqk*b1r*/p*p*p*p*p*p*p*p*/5n2/8/8/8/P*P*P*P*P*P*P*P*/R*NBQK*B1R*");
    assertThat(state.multiverse().board(1, 3).toString())
        .isEqualTo("r*nbqk*bnr*/p*p*p*p*p*p*p*p*/8/5N2/8/8/P*P*P*P*P*P*P*P*/R*NBQK*BNR*");
    assertThat(state.multiverse().board(0, 2))
        .isEqualTo(Positions.state(Positions.STANDARD).multiverse().board(0, 2));
    assertThat(state.multiverse().board(1, 2)).as("no history of its own").isNull();
  }

  /**
   * Section 3: a board that was already moved on in this turn is in the past, so a jump branches.
   */
  @Test
  void aJumpToABoardUsedInTheSameTurnBranches() {
    State start = Positions.state("[k3/4/4/3K:0:1:w][k3/4/2N1/3K:1:1:w]");
    Move jump = Positions.move(start, "(1T1)c2(0T1)c4");
    assertThat(start.kind(jump)).isEqualTo(MoveKind.HOP);
    State moved = Positions.play(start, "(0T1)d1(0T1)d2");
    assertThat(moved.kind(jump)).isEqualTo(MoveKind.BRANCH);
    State branched = moved.play(jump).orThrow();
    assertThat(branched.multiverse().timelineCount()).isEqualTo(3);
    assertThat(branched.multiverse().timeline(2).last().piece(Square.of(2, 3)))
        .isEqualTo(Piece.of(Color.WHITE, PieceType.KNIGHT));
  }

  /**
   * Section 4: branching back to an early board revives the rights of the pieces standing there.
   */
  @Test
  void branchingBackRevivesCastling() {
    State state =
        Positions.playTurns(
            Positions.state("[4k3/8/8/8/8/8/8/4K*1NR*:0:1:w]"),
            "(0T1)g1(0T1)f3 / (0T1)e8(0T1)e7 / (0T2)e1(0T2)e2 / (0T2)e7(0T2)e8 / (0T3)f3(0T2)h3"
                + " / (1T2)e7(1T2)e8");
    assertThat(state.refusal(Positions.move(state, "(1T3)e1(1T3)g1"))).isEmpty();
    assertThat(state.multiverse().board(0, 6).toString()).contains("4K3").endsWith("7R*");
  }

  /** Section 5: nothing moved is no turn; a wrong move gets the rule it breaks. */
  @Test
  void refusalsNameTheirReason() {
    State state = Positions.playTurns(Positions.state(Positions.STANDARD), BRANCHED);
    assertThat(state.submitRefusal().orElseThrow().kind()).isEqualTo(Refusal.Kind.NO_MOVES);
    assertThat(reason(state, "(3T1)a1(3T1)a2")).isEqualTo(Refusal.Kind.NO_SUCH_BOARD);
    assertThat(reason(state, "(1T2)e4(4T2)e4")).isEqualTo(Refusal.Kind.NO_SUCH_BOARD);
    assertThat(reason(state, "(0T1)e2(0T1)e4")).isEqualTo(Refusal.Kind.BOARD_ALREADY_PLAYED);
    assertThat(reason(state, "(1T2)e4(1T2)e5")).isEqualTo(Refusal.Kind.EMPTY_SQUARE);
    assertThat(reason(state, "(1T2)e6(1T2)e5")).isEqualTo(Refusal.Kind.NOT_YOUR_PIECE);
    assertThat(reason(state, "(1T2)e2(1T2)e5")).isEqualTo(Refusal.Kind.CANNOT_REACH);
    assertThat(reason(state, "(1T2)e2(1T2)e4=Q")).isEqualTo(Refusal.Kind.NOT_A_PROMOTION);
    Move blacks =
        new Move(new BoardCoord(0, 5), Square.of(0, 1), new BoardCoord(0, 5), Square.of(0, 2));
    assertThat(state.refusal(blacks).orElseThrow().kind()).isEqualTo(Refusal.Kind.NOT_YOUR_BOARD);
    Move outside =
        new Move(new BoardCoord(1, 4), Square.of(0, 1), new BoardCoord(1, 4), Square.of(0, 9));
    assertThat(state.refusal(outside).orElseThrow().kind()).isEqualTo(Refusal.Kind.NO_SUCH_SQUARE);
    for (Refusal.Kind kind : Refusal.Kind.values()) {
      assertThat(new Refusal(kind, state.parity(), null, null, null, List.of(), "why"))
          .asString()
          .isNotBlank();
    }
  }

  private static Refusal.Kind reason(State state, String move) {
    return state.refusal(Positions.move(state, move)).orElseThrow().kind();
  }
}
