package fivefold.engine;

import fivefold.rules.Dice;
import fivefold.rules.LegalActions.Played;
import fivefold.rules.State;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Positions of random games, the same for a seed each time ({@code -Dfivefold.seed}). */
final class RandomGames {
  private static final long SEED = Long.getLong("fivefold.seed", 1);

  private RandomGames() {}

  /**
   * Visits every position after the start of so many games.
   *
   * @param jumpPercent how often a move leaves its board, in hundredths
   * @param visitor is told where a position comes from, to find it again
   */
  static void visit(
      List<String> variants,
      int games,
      int actions,
      int jumpPercent,
      BiConsumer<String, State> visitor) {
    for (int number = 0; number < games; number++) {
      Dice dice = new Dice(SEED * 10_000 + number);
      State state = SelfPlay.variant(variants.get(number % variants.size())).start();
      for (int i = 0; i < actions; i++) {
        Optional<Played> next = state.legalActions().playRandom(dice, jumpPercent);
        if (next.isEmpty()) {
          break;
        }
        state = next.get().state();
        visitor.accept("seed %d, game %d, action %d".formatted(SEED, number, i), state);
      }
    }
  }
}
