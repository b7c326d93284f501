package fivefold.engine;

import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions.Played;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import fivefold.solve.Solution;
import fivefold.solve.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;

/**
 * Positions one action before a mate, from seeded games: of the player to move, who must play one,
 * and of the opponent, who must not be let.
 */
final class MateSuite {
  private static final int MOST_ACTIONS = 100_000;
  private static final int LONGEST_GAME = 40;
  private static final Budget COUNTING = Budget.ofNodes(300_000);
  private static final Budget MATE = Budget.ofNodes(300_000);

  private final long seed;
  private final Limits limits;
  private final Engine quick = SelfPlay.smallEngine();

  MateSuite(long seed, Limits limits) {
    this.seed = seed;
    this.limits = limits;
  }

  /**
   * Asks the engine about so many positions of either kind.
   *
   * @param told is told of each game that had a position, and what the engine missed in it, or ""
   */
  void run(int wanted, BiConsumer<Long, String> told) {
    int found = 0;
    for (long s = seed; found < wanted; s++) {
      List<State> game = game(s);
      if (game.size() < 4 || game.get(game.size() - 1).verdict() != Verdict.CHECKMATE) {
        continue;
      }
      boolean ours = found % 2 == 0;
      State state = game.get(game.size() - (ours ? 2 : 3));
      if (state.legalActions().count(MOST_ACTIONS, COUNTING).complete()) {
        found++;
        told.accept(s, ours ? missedMate(state) : allowedMate(state));
      }
    }
  }

  /** A game of random actions, or of quick ones of the engine, which know more of threats. */
  private List<State> game(long seed) {
    Dice dice = new Dice(seed * 7919);
    List<String> variants = SelfPlay.USUAL;
    State state = SelfPlay.variant(variants.get(dice.roll(variants.size()))).start();
    List<State> game = new ArrayList<>(List.of(state));
    quick.clear();
    boolean random = dice.roll(3) > 0;
    while (game.size() < LONGEST_GAME && state.verdict() != Verdict.CHECKMATE) {
      if (random || dice.roll(3) == 0) {
        Optional<Played> next = state.legalActions().playRandom(dice, 15);
        if (next.isEmpty()) {
          break;
        }
        state = next.get().state();
      } else {
        Analysis analysis = quick.analyse(state, Limits.ofNodes(30), progress -> {});
        if (analysis.lines().isEmpty()) {
          break;
        }
        state = state.play(analysis.lines().get(0).first()).orThrow();
      }
      game.add(state);
    }
    return game;
  }

  private Action chosen(State state) {
    return new Engine().analyse(state, limits, progress -> {}).lines().get(0).first();
  }

  private String missedMate(State state) {
    Action action = chosen(state);
    boolean mates = state.play(action).orThrow().verdict() == Verdict.CHECKMATE;
    return mates ? "" : "no mate: " + action + " in " + state;
  }

  private String allowedMate(State state) {
    Action action = chosen(state);
    if (!allowsMate(state, action)) {
      return "";
    }
    for (Action other : state.legalActions()) {
      if (isSafe(state, other)) {
        return "mated: " + action + " rather than " + other + " in " + state;
      }
    }
    return "";
  }

  private static boolean allowsMate(State state, Action action) {
    return after(state, action) == Solution.Result.MATE;
  }

  private static boolean isSafe(State state, Action action) {
    return after(state, action) == Solution.Result.NONE;
  }

  private static Solution.Result after(State state, Action action) {
    return Solver.of(state.play(action).orThrow()).within(1).budget(MATE).solve().result();
  }
}
