package fivefold.engine;

import fivefold.model.Move;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions.Played;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.Meter;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Question;
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
  private static final int MOST_DEFENCES = 5_000;
  private static final Meter FOREVER = () -> true;

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
  List<State> game(long seed) {
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
    return defence(state)
        .map(other -> "mated: " + action + " rather than " + other + " in " + state)
        .orElse("");
  }

  /** Whether the opponent mates at once after an action. */
  static boolean allowsMate(State state, Action action) {
    return mate(state, action).isMate();
  }

  /**
   * An action after which there is no mate, looked for all over; each mate that is found rules out
   * what falls to it. Empty also when so many actions were looked at that few can be left.
   */
  private static Optional<Action> defence(State state) {
    for (Question question : Question.values()) {
      Position position = Position.of(state.multiverse(), state.rules());
      TurnSearch legal = position.varied(question, FOREVER);
      for (int i = 0; i < MOST_DEFENCES && legal.next() == Answer.FOUND; i++) {
        Action action = state.standardOrder(legal.moves());
        Solution mate = mate(state, action);
        if (mate.result() == Solution.Result.NONE) {
          return Optional.of(action);
        }
        mate.first().map(Engine::moves).ifPresent(answer -> ruleOut(legal, position, answer));
      }
    }
    return Optional.empty();
  }

  private static void ruleOut(TurnSearch legal, Position position, List<Move> answer) {
    if (legal.mayRuleOutMore(answer)) {
      Position mated = position.play(legal.moves()).play(answer);
      mated.lostTo(FOREVER).ifPresent(why -> legal.ruleOutMated(answer, why));
    }
  }

  private static Solution mate(State state, Action action) {
    return Solver.of(state.play(action).orThrow()).within(1).budget(MATE).solve();
  }
}
