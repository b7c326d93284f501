package fivefold.solve;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.model.Move;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Every turn loses to a reason, and no reason could be left out, as brute force finds it. */
class ExplanationTest {
  private static final int SMALL = 3000;

  /** Turns that let the present pass, whatever they lose; up to a number, then empty. */
  private static Optional<List<State>> turns(State start, boolean advancingOnly) {
    List<State> turns = new ArrayList<>();
    List<State> open = new ArrayList<>(List.of(start));
    int present = start.multiverse().present();
    int seen = 0;
    while (!open.isEmpty()) {
      State state = open.remove(open.size() - 1);
      if (++seen > SMALL) {
        return Optional.empty();
      }
      int now = state.multiverse().present();
      if (state.multiverse().presentColor() != state.mover() && (now > present || !advancingOnly)) {
        turns.add(state);
      }
      for (Move move : start.moveCandidates()) {
        if (state.play(move) instanceof fivefold.rules.Attempt.Ok ok) {
          open.add(ok.state());
        }
      }
    }
    return Optional.of(turns);
  }

  @Test
  void theReasonsCoverEveryTurnAndAreAllNeeded() {
    int checkmates = 0;
    int softmates = 0;
    int several = 0;
    for (long seed = 1; seed < 400; seed++) {
      for (State state : matesAfter(SmallPositions.position(seed))) {
        Explanation explanation = Explanation.of(state, Budget.ofNodes(100_000)).orElseThrow();
        Optional<List<State>> turns = turns(state, explanation.verdict() == Verdict.SOFTMATE);
        if (turns.isEmpty()) {
          continue;
        }
        List<Move> captures = new ArrayList<>();
        explanation.reasons().forEach(reason -> captures.add(reason.capture()));
        String where = "seed " + seed + ": " + explanation.lines();
        boolean[] needed = new boolean[captures.size()];
        for (State turn : turns.get()) {
          List<Move> loses = new ArrayList<>(captures);
          loses.retainAll(turn.royalCaptures());
          assertThat(loses).as(where + " " + turn.plies()).isNotEmpty();
          if (loses.size() == 1) {
            needed[captures.indexOf(loses.get(0))] = true;
          }
        }
        assertThat(needed).as(where).doesNotContain(false);
        checkmates += explanation.verdict() == Verdict.CHECKMATE ? 1 : 0;
        softmates += explanation.verdict() == Verdict.SOFTMATE ? 1 : 0;
        several += captures.size() > 1 ? 1 : 0;
      }
    }
    assertThat(checkmates).isGreaterThan(50);
    assertThat(softmates).isGreaterThan(20);
    assertThat(several).isGreaterThan(20);
  }

  /** Positions after one action, up to some, that are checkmate or softmate. */
  private static List<State> matesAfter(State state) {
    List<State> mates = new ArrayList<>();
    Dice dice = new Dice(state.hashCode());
    for (int i = 0; i < 12; i++) {
      Optional<LegalActions.Played> played = state.legalActions().playRandom(dice, 30);
      if (played.isPresent() && played.get().state().multiverse().timelineCount() <= 3) {
        Verdict verdict = played.get().state().verdict();
        if (verdict == Verdict.CHECKMATE || verdict == Verdict.SOFTMATE) {
          mates.add(played.get().state());
        }
      }
    }
    return mates;
  }

  @Test
  void readsLikeThis() {
    State state =
        Games.read("[Board \"Standard\"]\n1. e3 / f6 2. Qe2 / Nc6 3. Qh5\n")
            .orThrow()
            .end()
            .state();
    assertThat(Explanation.of(state, Budget.UNLIMITED).orElseThrow().lines())
        .first()
        .isEqualTo("checkmate: (0T3) must be played on");
  }

  @Test
  void onlyMatesAreExplained() {
    State state = Games.read("[Board \"Standard\"]\n1. e3\n").orThrow().end().state();
    assertThat(Explanation.of(state, Budget.UNLIMITED)).isEmpty();
    Action any = state.legalActions().iterator().next();
    assertThat(Explanation.of(state.play(any).orThrow(), Budget.UNLIMITED)).isEmpty();
  }

  @Test
  void aBudgetLeavesItOpen() {
    State state =
        Games.read("[Board \"Standard\"]\n1. e3 / f6 2. Qe2 / Nc6 3. Qh5\n")
            .orThrow()
            .end()
            .state();
    assertThat(Explanation.of(state, Budget.ofNodes(1))).isEmpty();
  }
}
