package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions.Played;
import fivefold.rules.State;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is seen beyond the horizon, against all legal actions. */
class HorizonTest {
  private static final long SEED = Long.getLong("fivefold.seed", 1);
  private static final int MOST = 2_000;

  private static final List<String> VARIANTS =
      List.of("Standard", "Small", "Small - Centered", "Very Small - Open");

  @Test
  void checksFromNewTimelinesThatMateAreSeen() {
    int mates = 0;
    int seen = 0;
    int others = 0;
    for (int number = 0; number < 160; number++) {
      Dice dice = new Dice(SEED * 10_000 + number);
      State state = SelfPlay.variant(VARIANTS.get(number % VARIANTS.size())).start();
      for (int i = 0; i < 14; i++) {
        Optional<Played> next = state.legalActions().playRandom(dice, 25);
        if (next.isEmpty()) {
          break;
        }
        state = next.get().state();
        if (!state.legalActions().count(MOST, Budget.ofNodes(20_000)).complete()) {
          break;
        }
        boolean mate = canMateByBranching(state);
        boolean found = Score.isMate(beyondTheHorizon(state));
        assertThat(found && !mate).as("seed %d, game %d, action %d", SEED, number, i).isFalse();
        mates += mate ? 1 : 0;
        seen += found ? 1 : 0;
        others += mate ? 0 : 1;
      }
    }
    assertThat(mates).isGreaterThan(30);
    assertThat(others).isGreaterThan(300);
    // Left out are checks of a piece that stays where it is, and from timelines that are not active.
    assertThat(seen).isGreaterThan(mates * 6 / 10);
  }

  private static int beyondTheHorizon(State state) {
    Evaluator evaluator = new Evaluator();
    Search search =
        new Search(
            evaluator,
            new MoveOrder(evaluator),
            new Table(1),
            new Table(1),
            new Clock(Limits.ofNodes(10_000), false),
            null);
    Position position = Position.of(state.multiverse(), state.rules());
    return search.search(position, 0, -Score.MATE, Score.MATE, 0, false);
  }

  private static boolean canMateByBranching(State state) {
    int timelines = state.multiverse().timelineCount();
    for (Action action : state.legalActions()) {
      State after = state.play(action).orThrow();
      if (action.plies().size() == 1
          && after.multiverse().timelineCount() > timelines
          && after.inCheck()
          && !after.legalActions().iterator().hasNext()) {
        return true;
      }
    }
    return false;
  }
}
