package fivefold.solve;

import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Node;
import fivefold.game.RandomGames;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.State;
import fivefold.variants.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/**
 * Makes puzzles: positions in which exactly one action begins the shortest mate. A puzzle is a game
 * that ends where the solver is to move, with the headers {@code Puzzle}, {@code Solution} and
 * {@code Difficulty}. Every mate is proved, and the proof checked by {@link ProofCheck}.
 *
 * <p>Work is counted in nodes, so that the same seed gives the same puzzles everywhere.
 */
public final class Puzzles {
  private static final int MOST_TIMELINES = 4;
  private static final int LONGEST = 14;
  private static final int BRANCHING = 30;
  private static final Budget FOR_CHECKS = Budget.ofNodes(1_000);
  private static final Budget FOR_MATE = Budget.ofNodes(20_000);
  private static final Budget FOR_PROOF = Budget.ofNodes(200_000);

  private final int mate;
  private final BooleanSupplier stopped;

  private Puzzles(int mate, BooleanSupplier stopped) {
    this.mate = mate;
    this.stopped = stopped;
  }

  /** Puzzles with a mate in this many actions. */
  public static Puzzles mateIn(int actions) {
    return new Puzzles(actions, () -> false);
  }

  /** Is asked now and then; true ends the search for puzzles. */
  public Puzzles stopWhen(BooleanSupplier stopped) {
    return new Puzzles(mate, stopped);
  }

  /**
   * The puzzle of a number from random play of a variant. Numbers can be asked for in any order.
   *
   * @return empty only when stopped
   */
  public Optional<Game> random(long seed, Variant variant, long number) {
    RandomGames games =
        new RandomGames(
            new Dice(seed).nextLong() ^ new Dice(~number).nextLong(),
            List.of(variant),
            2,
            LONGEST,
            BRANCHING,
            0);
    for (long i = 0; !stopped.getAsBoolean(); i++) {
      List<Game> found = of(games.game(i), 1);
      if (!found.isEmpty()) {
        return Optional.of(found.get(0));
      }
    }
    return Optional.empty();
  }

  /** The puzzles in a game: those positions of its main line that are one. */
  public List<Game> of(Game game) {
    return of(game, Integer.MAX_VALUE);
  }

  private List<Game> of(Game game, int most) {
    List<Game> found = new ArrayList<>();
    for (Node node : game.mainline()) {
      if (stopped.getAsBoolean() || found.size() == most) {
        break;
      }
      if (node.state().multiverse().timelineCount() <= MOST_TIMELINES) {
        puzzle(game, node).ifPresent(found::add);
      }
    }
    return found;
  }

  private Optional<Game> puzzle(Game game, Node node) {
    State state = node.state();
    Solver solver = Solver.of(state).within(mate).budget(FOR_MATE).stopWhen(stopped);
    // Quiet first actions take long to find, so they are looked for here and there only.
    boolean quiet = mate > 1 && node.depth() % 4 == 1;
    if (!quiet && !solver.checksOnly().budget(FOR_CHECKS).solve().isMate()) {
      return Optional.empty();
    }
    Solution solution = solver.solve();
    if (!solution.isMate() || solution.in() != mate || solver.ways(mate, 2) != 1) {
      return Optional.empty();
    }
    Game proof = ProofGame.upTo(game, node, state.rules());
    Node from = proof.end();
    if (!solver.budget(FOR_PROOF).prove(from, false).isMate()
        || !(ProofCheck.of(from, FOR_PROOF.until(stopped)) instanceof ProofCheck.Holds)) {
      return Optional.empty();
    }
    Difficulty difficulty = Difficulty.of(proof, from);
    Game puzzle = ProofGame.upTo(game, node, state.rules());
    puzzle.setHeaders(
        Headers.of(
            "Puzzle", "mate in " + mate,
            "Solution", solution.first().orElseThrow().toString(),
            "Difficulty", difficulty.toString()));
    return Optional.of(puzzle);
  }
}
