package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Moment;
import fivefold.rules.Action;
import fivefold.rules.State;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whether a check can be met without moving the present back, against all legal actions. */
class SoftmateTest {
  private static final List<String> VARIANTS =
      List.of("Small", "Small - Centered", "Very Small - Open", "Very Small");

  @Test
  void onlyRewindingActionsAreLegal() {
    int[] seen = new int[2];
    Softmates softmates = new Softmates(1_000_000);
    RandomGames.visit(
        VARIANTS,
        120,
        16,
        25,
        (where, state) -> {
          if (state.inCheck()) {
            boolean softmate = rewindsOnly(state);
            assertThat(softmates.contains(Position.of(state.multiverse(), state.rules())))
                .as(where)
                .isEqualTo(softmate);
            seen[softmate ? 1 : 0]++;
          }
        });
    assertThat(seen[1]).as("softmates").isGreaterThan(5);
    assertThat(seen[0]).as("others").isGreaterThan(30);
  }

  private static boolean rewindsOnly(State state) {
    Moment present = state.present();
    for (Action action : state.legalActions()) {
      if (state.play(action).orThrow().present().compareTo(present) >= 0) {
        return false;
      }
    }
    return true;
  }
}
