package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Move;
import fivefold.rules.Dice;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is put off comes back in the end, once, and nothing else changes. */
class ChoicesTest {
  private static final long SEED = Long.getLong("fivefold.seed", 1);
  private static final int WIDTH = 30;

  @Test
  void whatIsPutOffComesInTheEnd() {
    Dice dice = new Dice(SEED);
    int putOff = 0;
    for (int game = 0; game < 12; game++) {
      State state = SelfPlay.opening(SelfPlay.USUAL, SEED + game);
      List<List<Move>> all = all(state, null, new ArrayList<>());
      List<List<Move>> later = new ArrayList<>();
      List<List<Move>> some = all(state, dice, later);
      assertThat(some).as("seed %s, %s", SEED, state).containsExactlyInAnyOrderElementsOf(all);
      assertThat(some.subList(some.size() - later.size(), some.size()))
          .as("seed %s, %s", SEED, state)
          .containsExactlyInAnyOrderElementsOf(later);
      putOff += later.size();
    }
    assertThat(putOff).isGreaterThan(20);
  }

  /** The actions as they are tried, where dice decide which of them are put off. */
  private static List<List<Move>> all(State state, Dice dice, List<List<Move>> later) {
    Position position = Position.of(state.multiverse(), state.rules());
    MoveOrder order = new MoveOrder(new Evaluator());
    Clock clock = new Clock(Limits.none(), false);
    Choices choices = new Choices(position, order, List.of(), WIDTH, clock);
    List<List<Move>> tried = new ArrayList<>();
    while (choices.next() || choices.nextPutOff()) {
      if (dice != null && !choices.isLate() && dice.roll(3) == 0) {
        choices.putOff();
        later.add(choices.action());
      } else {
        tried.add(choices.action());
      }
    }
    return tried;
  }
}
