package fivefold.engine;

import fivefold.model.Color;
import fivefold.rules.Action;
import fivefold.rules.ActionSearch;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions.Played;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import fivefold.solve.Solver;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Games inside one program: openings from seeds, two players, and how it ended. */
final class SelfPlay {
  static final List<String> USUAL =
      List.of("Standard", "Standard - Turn Zero", "Small", "Very Small - Open", "Small - Centered");

  /** The tables of {@link #smallEngine}, in megabytes. */
  static final int SMALL_HASH = 4;

  private static final int LONGEST = 120;

  /** How many actions and replies the plain partner looks at. */
  private static final int SAMPLE = 40;

  private SelfPlay() {}

  /** Whoever says what to play in a position that is not over. */
  interface Player extends Function<State, Action> {}

  /**
   * How a game went.
   *
   * @param states all positions, the start first
   * @param halfPoints what White got: 0, 1 or 2
   */
  record Ended(List<State> states, int halfPoints) {}

  static Variant variant(String name) {
    for (Variant variant : Variants.all()) {
      if (variant.name().equals(name)) {
        return variant;
      }
    }
    throw new IllegalArgumentException("no variant " + name);
  }

  /** Always the same for a number: four to six random actions from a variant, undecided. */
  static State opening(List<String> variants, long number) {
    State start =
        variant(variants.get((int) Math.floorMod(number, (long) variants.size()))).start();
    Dice dice = new Dice(number * 7919 + 17);
    for (int tries = 0; tries < 100; tries++) {
      State state = start;
      Optional<Played> next = Optional.empty();
      for (int left = 4 + dice.roll(3); left > 0; left--) {
        next = state.legalActions().playRandom(dice, 10);
        if (next.isEmpty()) {
          break;
        }
        state = next.get().state();
      }
      if (next.isPresent()
          && state.verdict() == Verdict.PLAYING
          && !Solver.of(state).within(2).budget(Budget.ofNodes(5_000)).solve().isMate()) {
        return state;
      }
    }
    return start;
  }

  /** The same where neither side has won as far as a quick look tells: others say nothing. */
  private static State evenOpening(List<String> variants, long number) {
    Engine judge = smallEngine();
    State opening = opening(variants, number);
    for (int tries = 1; tries < 50; tries++) {
      Analysis analysis = judge.analyse(opening, Limits.ofNodes(2_000), progress -> {});
      if (Math.abs(analysis.lines().get(0).score().centipawns()) <= 150) {
        break;
      }
      opening = opening(variants, number + tries * 1_000L * variants.size());
    }
    return opening;
  }

  static Ended play(State opening, Player white, Player black) {
    List<State> states = new ArrayList<>(List.of(opening));
    State state = opening;
    while (states.size() <= LONGEST) {
      Verdict verdict = state.verdict();
      if (verdict == Verdict.CHECKMATE) {
        return new Ended(states, state.mover() == Color.WHITE ? 0 : 2);
      }
      if (verdict == Verdict.STALEMATE) {
        break;
      }
      Player player = state.mover() == Color.WHITE ? white : black;
      state = state.play(player.apply(state)).orThrow();
      states.add(state);
    }
    return new Ended(states, 1);
  }

  /**
   * How many half points the first player gets in pairs of games with colours swapped. Each game
   * has players of its own, so that none knows the second game of a pair from the first.
   */
  static int match(
      List<String> variants,
      long seed,
      int pairs,
      Supplier<Player> first,
      Supplier<Player> second) {
    int points = 0;
    for (int i = 0; i < pairs; i++) {
      State opening = evenOpening(variants, seed + i);
      points += play(opening, first.get(), second.get()).halfPoints();
      points += 2 - play(opening, second.get(), first.get()).halfPoints();
    }
    return points;
  }

  /** With tables that are quickly cleared, for short searches. */
  static Engine smallEngine() {
    return new Engine(SMALL_HASH);
  }

  static Player engine(Limits limits) {
    Engine engine = smallEngine();
    return state -> engine.analyse(state, limits, progress -> {}).lines().get(0).first();
  }

  static Player level(Level level, Limits limits) {
    Engine engine = smallEngine();
    return state -> level.play(engine, state, limits, progress -> {}).lines().get(0).first();
  }

  /** A partner that takes what it can: the most material after the reply that costs it most. */
  static Player plain(long seed) {
    Dice dice = new Dice(seed);
    return state -> {
      Action best = null;
      int most = Integer.MIN_VALUE;
      for (Action action : sample(state, dice)) {
        State after = state.play(action).orThrow();
        int least = FullWidth.material(after, state.mover());
        List<Action> replies = sample(after, dice);
        if (replies.isEmpty() && after.inCheck()) {
          return action;
        }
        for (Action reply : replies) {
          State end = after.play(reply).orThrow();
          least = Math.min(least, FullWidth.material(end, state.mover()));
        }
        if (best == null || least > most) {
          best = action;
          most = least;
        }
      }
      if (best == null) {
        throw new IllegalArgumentException("nothing can be played");
      }
      return best;
    };
  }

  /** Captures first, so that few actions show most of what can be won. */
  private static List<Action> sample(State state, Dice dice) {
    List<Action> actions = new ArrayList<>();
    ActionSearch search =
        state
            .legalActions()
            .ordered(
                move ->
                    (state.pieceAt(move.to(), move.toSquare()) == null ? 0 : 100) + dice.roll(20),
                Budget.ofNodes(5_000));
    while (actions.size() < SAMPLE && search.hasNext()) {
      actions.add(search.next());
    }
    if (actions.isEmpty()) {
      state.legalActions().limit(1).forEach(actions::add);
    }
    return actions;
  }
}
