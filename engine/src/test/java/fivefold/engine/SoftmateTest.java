package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Moment;
import fivefold.rules.Action;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions.Played;
import fivefold.rules.State;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Whether a check can be met without moving the present back, against all legal actions. */
class SoftmateTest {
  private static final long SEED = Long.getLong("fivefold.seed", 1);

  private static final List<String> VARIANTS =
      List.of("Small", "Small - Centered", "Very Small - Open", "Very Small");

  @Test
  void onlyRewindingActionsAreLegal() {
    int softmateCount = 0;
    int others = 0;
    Softmates softmates = new Softmates(1_000_000);
    for (int number = 0; number < 120; number++) {
      Dice dice = new Dice(SEED * 10_000 + number);
      State state = SelfPlay.variant(VARIANTS.get(number % VARIANTS.size())).start();
      for (int i = 0; i < 16; i++) {
        Optional<Played> next = state.legalActions().playRandom(dice, 25);
        if (next.isEmpty()) {
          break;
        }
        state = next.get().state();
        if (!state.inCheck()) {
          continue;
        }
        boolean softmate = rewindsOnly(state);
        assertThat(softmates.contains(Position.of(state.multiverse(), state.rules())))
            .as("seed %d, game %d, action %d", SEED, number, i)
            .isEqualTo(softmate);
        softmateCount += softmate ? 1 : 0;
        others += softmate ? 0 : 1;
      }
    }
    assertThat(softmateCount).isGreaterThan(5);
    assertThat(others).isGreaterThan(30);
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
