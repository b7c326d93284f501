package fivefold.engine;

import fivefold.rules.Dice;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Positions of games of the engine with itself, as numbers: how often each term counts, and who
 * won.
 */
final class Samples {
  /** A weight so large that what a term gives, rounded as it is, tells how often it counts. */
  private static final int LARGE = 100_000;

  private static final int FIRST = 4;

  /**
   * A position.
   *
   * @param counts how often each term counts for White
   * @param points what White got in the end: 0, a half or 1
   */
  record Sample(double[] counts, double points) {}

  private final Evaluator[] each = new Evaluator[Term.values().length];
  private final List<Sample> all = new ArrayList<>();
  private final Engine engine = SelfPlay.smallEngine();

  private Samples() {
    Arrays.setAll(
        each,
        t -> {
          Evaluator evaluator = new Evaluator();
          evaluator.weights[t] = LARGE;
          return evaluator;
        });
  }

  /** All quiet positions of so many games, in which both sides look at so many positions a turn. */
  static List<Sample> of(long seed, int games, int nodes) {
    Samples samples = new Samples();
    for (int i = 0; i < games; i++) {
      samples.add(seed + i, nodes);
    }
    return samples.all;
  }

  private void add(long seed, int nodes) {
    engine.clear();
    Dice dice = new Dice(seed * 104_729);
    // A random action now and then, so that games differ and not all is balanced.
    SelfPlay.Player player =
        state ->
            dice.roll(12) == 0
                ? state.legalActions().random(dice).orElseThrow()
                : engine
                    .analyse(state, Limits.ofNodes(nodes), progress -> {})
                    .lines()
                    .get(0)
                    .first();
    SelfPlay.Ended game = SelfPlay.play(SelfPlay.opening(SelfPlay.USUAL, seed), player, player);
    List<State> states = game.states();
    for (int i = FIRST; i < states.size() - 2; i++) {
      if (isQuiet(states.get(i))) {
        all.add(new Sample(counts(states.get(i)), game.halfPoints() / 2.0));
      }
    }
  }

  private static boolean isQuiet(State state) {
    Evaluator evaluator = new Evaluator();
    return !state.inCheck()
        && evaluator.hope(Position.of(state.multiverse(), state.rules())) < Term.KNIGHT.weight();
  }

  private double[] counts(State state) {
    double[] counts = new double[each.length];
    Position position = Position.of(state.multiverse(), state.rules());
    for (Term term : Term.values()) {
      int t = term.ordinal();
      counts[t] = each[t].explain(position).getOrDefault(term, 0) / (double) LARGE;
    }
    return counts;
  }
}
