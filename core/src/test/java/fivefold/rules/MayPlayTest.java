package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.model.Move;
import fivefold.model.Ply;
import fivefold.testing.Asserted;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Whether a move is part of some legal action, against a list of them all. */
class MayPlayTest {
  private static final long SEED = 20261116;
  private static final int MOST = 40_000;

  /** Every candidate of a turn's start, and of its middle, in random games. */
  @Test
  void saysWhatTheListOfAllActionsSays() {
    Dice dice = new Dice(SEED);
    int compared = 0;
    for (int game = 0; game < 60; game++) {
      State state = ((VariantLookup.Found) Variants.find("Very Small - Open")).variant().start();
      for (int turn = 0; turn < 14; turn++) {
        Optional<LegalActions.Played> next = state.legalActions().playRandom(dice, 60);
        if (next.isEmpty()) {
          break;
        }
        compared += compare(state);
        state = next.get().state();
      }
    }
    assertThat(compared).as("seed %s", SEED).isGreaterThan(500);
  }

  private static int compare(State start) {
    if (start.legalActions().count(MOST, Budget.UNLIMITED).complete()) {
      Set<Ply> possible = new HashSet<>();
      for (Action action : start.legalActions()) {
        possible.addAll(action.plies());
      }
      for (Move move : start.moveCandidates()) {
        Asserted.count();
        assertThat(start.mayPlay(move, Budget.UNLIMITED))
            .as("seed %s, %s in %s", SEED, move, start)
            .contains(possible.contains(move));
      }
      Move first = start.moveCandidates().get(0);
      Set<Action> with = new HashSet<>();
      start.legalActions().searchWith(List.of(first), Budget.UNLIMITED).forEachRemaining(with::add);
      assertThat(with)
          .as("seed %s, %s in %s", SEED, first, start)
          .isEqualTo(
              start.legalActions().stream()
                  .filter(action -> action.plies().contains(first))
                  .collect(Collectors.toSet()));
      return start.moveCandidates().size();
    }
    return 0;
  }

  @Test
  void goesOnFromTheMiddleOfATurn() {
    State start =
        Games.read(
                "1. e4 / e5\n2. Nf3 / Nc6\n3. (0T3)Nf3>>(0T2)h3 / (1T2)Bc5\n"
                    + "4. (1T3)Ng1>>(0T3)g3 / (0T3)Ba3 (1T3)Nb8>>(1T2)b6\n")
            .orThrow()
            .end()
            .state();
    int yes = 0;
    for (Move first : start.moveCandidates()) {
      boolean possible = start.mayPlay(first, Budget.UNLIMITED).orElseThrow();
      yes += possible ? 1 : 0;
      if (start.play(first) instanceof Attempt.Ok ok && !possible) {
        assertThat(ok.state().submitRefusal()).isPresent();
      }
    }
    assertThat(yes).isPositive();
  }
}
