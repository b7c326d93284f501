package fivefold.solve;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.State;
import java.util.Iterator;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Single actions judged, against brute force and by hand. */
class JudgeTest {
  private static final int WITHIN = 2;
  private static final int ACTIONS = 12;

  /** Every verdict is brute force's, and every reply does what is said of it. */
  @Test
  void judgesAsBruteForceDoes() {
    int[] seen = new int[WITHIN + 1];
    int compared = 0;
    for (long seed = SmallPositions.seed() * 1_000_000; compared < 150; seed++) {
      State state = SmallPositions.position(seed);
      Iterator<Action> actions = state.legalActions().iterator();
      for (int i = 0; i < ACTIONS && actions.hasNext(); i++) {
        Action action = actions.next();
        State after = state.play(action).orThrow();
        Optional<Integer> expected = mates(after);
        if (expected.isEmpty()) {
          continue;
        }
        Judgement judgement = Solver.of(state).within(WITHIN).judge(action);
        String what = "seed " + seed + ", " + action + " in " + state;
        boolean mate = judgement.result() == Solution.Result.MATE;
        assertThat(mate ? judgement.in() : 0).as(what).isEqualTo(expected.get());
        reply(what, after, judgement);
        seen[expected.get()]++;
        compared++;
      }
    }
    assertThat(seen[1]).as("mates at once").isPositive();
    assertThat(seen[2]).as("mates in 2").isPositive();
  }

  /** In how many actions the one just played mates, itself counted; 0 for none. */
  private static Optional<Integer> mates(State after) {
    for (int n = 1; n <= WITHIN; n++) {
      Optional<Boolean> holds = new BruteForce(2000).holds(after, n);
      if (holds.isEmpty()) {
        return Optional.empty();
      }
      if (holds.get()) {
        return Optional.of(n);
      }
    }
    return Optional.of(0);
  }

  private static void reply(String what, State after, Judgement judgement) {
    boolean any = after.legalActions().iterator().hasNext();
    assertThat(judgement.reply().isPresent()).as("a reply: " + what).isEqualTo(any);
    if (any) {
      State next = after.play(judgement.reply().orElseThrow()).orThrow();
      int most = judgement.result() == Solution.Result.MATE ? judgement.in() - 1 : WITHIN - 1;
      Optional<Integer> shortest = new BruteForce(2000).shortest(next, most);
      int expected = judgement.result() == Solution.Result.MATE ? judgement.in() - 1 : 0;
      shortest.ifPresent(in -> assertThat(in).as("the reply: " + what).isEqualTo(expected));
    }
  }

  @Test
  void aBudgetThatDoesNotSufficeIsNoVerdict() {
    State state =
        Games.read("[Board \"Standard\"]\n1. e3 / f6 2. Qe2 / Nc6\n").orThrow().end().state();
    Action action = state.legalActions().iterator().next();
    Judgement judgement = Solver.of(state).within(3).budget(Budget.ofNodes(1)).judge(action);
    assertThat(judgement.result()).isEqualTo(Solution.Result.UNKNOWN);
    assertThat(judgement.reply()).isEmpty();
  }
}
