package fivefold.bench;

import fivefold.rules.Dice;
import fivefold.rules.LegalActions.Played;
import fivefold.rules.State;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Hard positions by the thousand: random play that favours branching, on boards of 4x4 and 5x5,
 * with 20 to 65 timelines. The same seed gives the same positions.
 */
final class GeneratedPositions {
  static final int FEWEST = 20;
  static final int MOST = 65;

  private static final List<String> STARTS =
      List.of(
          "Very Small",
          "Very Small - Open",
          "Small",
          "Small - Open",
          "Small - Centered",
          "Misc - Timeline Fragments",
          "Misc - Timeline Skirmish",
          "Misc - King of Kings",
          "Focused - Just Unicorns",
          "Focused - Just Knights",
          "Focused - Just Brawns");

  private static final int ROLLS = 4;
  private static final int LONGEST = 200;

  private final Dice dice;

  GeneratedPositions(long seed) {
    dice = new Dice(seed);
  }

  /** Hands over so many positions. */
  void generate(int count, Consumer<State> use) {
    int made = 0;
    while (made < count) {
      State state = start();
      for (int turn = 0; turn < LONGEST && made < count; turn++) {
        int timelines = state.multiverse().timelineCount();
        if (timelines > MOST) {
          break;
        }
        if (timelines >= FEWEST) {
          use.accept(state);
          made++;
        }
        Optional<State> next = next(state);
        if (next.isEmpty()) {
          break;
        }
        state = next.get();
      }
    }
  }

  private State start() {
    String name = STARTS.get(dice.roll(STARTS.size()));
    if (Variants.find(name) instanceof VariantLookup.Found found) {
      return found.variant().start();
    }
    throw new IllegalStateException("no variant " + name);
  }

  /** Of a few random actions the one that makes most timelines. */
  private Optional<State> next(State state) {
    Optional<State> best = Optional.empty();
    for (int i = 0; i < ROLLS; i++) {
      Optional<State> next = state.legalActions().playRandom(dice).map(Played::state);
      if (next.isEmpty()) {
        return best;
      }
      if (best.isEmpty() || timelines(next.get()) > timelines(best.get())) {
        best = next;
      }
    }
    return best;
  }

  private static int timelines(State state) {
    return state.multiverse().timelineCount();
  }
}
