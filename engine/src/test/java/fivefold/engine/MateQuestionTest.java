package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.rules.State;
import fivefold.solve.Solution;
import org.junit.jupiter.api.Test;

class MateQuestionTest {
  /** Asking for all mates alone takes 512 or more. */
  private static final int LITTLE_MILLIS = 200;

  /** Until the king is mated in four, White gives check with every action. */
  private static final String CHECKS =
      """
      [Mode "5D"]
      [Board "Standard - Turn Zero"]

      1. h3 / f6
      2. b3 / b6
      3. e3 / g6
      4. Qg4 / c6
      5. Bd3 / Nh6
      """;

  @Test
  void longMatesByChecksAreFoundWithLittleEffort() {
    State state = Games.read(CHECKS).orThrow().end().state();
    Solution mate = null;
    // Efforts are times, and a JVM that has just started is slow.
    for (int i = 0; i < 10 && mate == null; i++) {
      MateQuestion question = new MateQuestion(state.multiverse(), state.rules());
      while (question.mate() == null && question.effort() <= LITTLE_MILLIS) {
        question.ask(() -> false);
      }
      mate = question.mate();
    }
    assertThat(mate).isNotNull();
    assertThat(mate.in()).isEqualTo(4);
  }
}
