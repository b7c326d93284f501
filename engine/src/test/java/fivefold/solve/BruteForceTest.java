package fivefold.solve;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.rules.State;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The solver's answers against brute force, position by position. */
class BruteForceTest {
  private static final long SEED = SmallPositions.seed();

  @Test
  void sameAnswersUpToTwo() {
    int[] answers = compare(SmallPositions.count(2000), 2, 4000);
    assertThat(answers[1]).as("mates in 1").isGreaterThan(200);
    assertThat(answers[2]).as("mates in 2").isGreaterThan(50);
  }

  @Test
  void sameAnswersUpToThree() {
    int[] answers = compare(SmallPositions.count(150), 3, 20_000);
    assertThat(answers[3]).as("mates in 3").isPositive();
  }

  /** How often each answer came up. */
  private static int[] compare(int positions, int max, long plays) {
    int[] answers = new int[max + 1];
    int compared = 0;
    for (long seed = SEED * 1_000_000; compared < positions; seed++) {
      State state = SmallPositions.position(seed);
      Optional<Integer> expected = new BruteForce(plays).shortest(state, max);
      if (expected.isEmpty()) {
        continue;
      }
      // With all means, and each time without one of them.
      Means without = Means.values()[compared % Means.values().length];
      for (Solver solver :
          List.of(Solver.of(state).within(max), Solver.of(state).within(max).without(without))) {
        Solution solution = solver.solve();
        assertThat(solution.isMate() ? solution.in() : 0)
            .as("seed %s, with all means or without %s: %s", seed, without, state)
            .isEqualTo(expected.get());
      }
      answers[expected.get()]++;
      compared++;
    }
    return answers;
  }
}
