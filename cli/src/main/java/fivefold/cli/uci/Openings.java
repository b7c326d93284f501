package fivefold.cli.uci;

import fivefold.engine.Analysis;
import fivefold.engine.Engine;
import fivefold.engine.Limits;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.Color;
import fivefold.model.Rules;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import fivefold.variants.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;

/** Where the games of a match begin, by number: the same number is the same opening. */
public final class Openings {
  private static final int SHORTEST = 4;
  private static final int LONGEST = 6;
  private static final double SPREAD = 1_000;
  private static final Budget BUDGET = Budget.ofNodes(100_000);

  /** How many openings are rolled at most until one is even; then the evenest is taken. */
  private static final int TRIES = 200;

  /** By how much a side may be better, in hundredths of a pawn. */
  private static final int EVEN = 150;

  /**
   * How many positions are looked at to tell: before the games, since most are not, between them,
   * and last of all more than an engine looks at in 200 ms, as the judge must see what the players
   * see.
   */
  private static final long FIRST_NODES = 1_000;

  private static final long MORE_NODES = 20_000;
  private static final long LAST_NODES = 150_000;

  /** With how many positions an action the engine plays against itself to the end: at first… */
  private static final long[] QUICK_GAMES = {150, 180, 210, 240};

  /** …and then, where neither side won those. */
  private static final long[] GAMES = {600, 700, 800, 900};

  /** By how many games of either kind a side may win more. */
  private static final int QUICK_GAMES_AHEAD = 1;

  private static final int GAMES_AHEAD = 2;

  /** More than any lead: an opening that fails at a later step is more even. */
  private static final int STEP = 1_000_000_000;

  private static final int LONGEST_GAME = 60;

  private final IntFunction<Game> openings;

  private Openings(IntFunction<Game> openings) {
    this.openings = openings;
  }

  public Game get(int number) {
    return openings.apply(number);
  }

  /** The main lines of games, in turn. */
  public static Openings of(List<Game> games) {
    List<Game> starts = new ArrayList<>();
    for (Game game : games) {
      Game start = game.withoutMoves();
      Node node = start.root();
      for (Node each : game.mainline()) {
        node = node.play(each.action()).orThrow();
      }
      starts.add(start);
    }
    return new Openings(number -> starts.get(number % starts.size()));
  }

  /** Four to six random actions each, from variants in turn, after which neither side has won. */
  public static Openings random(long seed, List<Variant> variants) {
    return new Openings(
        number -> {
          Dice dice = new Dice(new Dice(seed).nextLong() ^ new Dice(number).nextLong());
          Variant variant = variants.get(number % variants.size());
          Engine judge = new Engine();
          Game evenest = start(variant);
          long least = Long.MAX_VALUE;
          for (int i = 0; i < TRIES && least > 0; i++) {
            int actions = SHORTEST + dice.roll(LONGEST - SHORTEST + 1);
            Game game = start(variant);
            Optional<State> end = roll(game, actions, dice);
            long uneven = end.isEmpty() ? Long.MAX_VALUE : unevenness(end.get(), judge);
            if (uneven < least) {
              least = uneven;
              evenest = game;
            }
          }
          return evenest;
        });
  }

  /** 5DUCI knows no promotions but the usual one. */
  private static Game start(Variant variant) {
    State start = variant.start();
    return start.rules().equals(Rules.STANDARD)
        ? Game.of(start, variant.name())
        : Game.of(State.of(start.multiverse(), Rules.STANDARD));
  }

  /** Plays so many actions, each with the same chance; empty when the game is over by then. */
  private static Optional<State> roll(Game game, int actions, Dice dice) {
    Node node = game.root();
    for (int i = 0; i < actions; i++) {
      Optional<Action> next = node.state().legalActions().sample(move -> 0, SPREAD, dice, BUDGET);
      if (next.isEmpty()) {
        return Optional.empty();
      }
      node = node.play(next.get()).orThrow();
    }
    return Optional.of(node.state()).filter(end -> end.verdict() == Verdict.PLAYING);
  }

  /**
   * How far an opening is from being even; 0 when it is. Where one side is mated soon or has lost a
   * queen, both games of a pair are decided before they begin. What a search does not see, games
   * show: on small boards most openings after which nobody seems ahead are won by the same side
   * again and again. The quick steps come first, as most openings fail at one of them.
   */
  private static long unevenness(State state, Engine judge) {
    int lead = lead(state, judge, FIRST_NODES);
    if (lead > EVEN) {
      return 5L * STEP + lead;
    }
    int games = gamesAhead(state, judge, QUICK_GAMES, QUICK_GAMES_AHEAD);
    if (games > QUICK_GAMES_AHEAD) {
      return 4L * STEP + games;
    }
    lead = lead(state, judge, MORE_NODES);
    if (lead > EVEN) {
      return 3L * STEP + lead;
    }
    games = gamesAhead(state, judge, GAMES, GAMES_AHEAD);
    if (games > GAMES_AHEAD) {
      return 2L * STEP + games;
    }
    lead = lead(state, judge, LAST_NODES);
    return lead > EVEN ? STEP + lead : 0;
  }

  /** By how many games one side wins more; ends when it is more than so many in any case. */
  private static int gamesAhead(State state, Engine judge, long[] games, int most) {
    int ahead = 0;
    for (int i = 0; i < games.length && Math.abs(ahead) <= games.length - i + most; i++) {
      ahead += play(state, judge, games[i]);
    }
    return Math.abs(ahead);
  }

  /** Who wins when the engine plays on with itself: 1 for White, -1 for Black. */
  private static int play(State state, Engine judge, long nodes) {
    State at = state;
    judge.clear();
    for (int i = 0; i < LONGEST_GAME; i++) {
      Analysis analysis = judge.analyse(at, Limits.ofNodes(nodes), more -> {});
      if (analysis.lines().isEmpty()) {
        return !at.inCheck() ? 0 : at.mover() == Color.WHITE ? -1 : 1;
      }
      at = at.play(analysis.lines().get(0).first()).orThrow();
    }
    return 0;
  }

  /** By how much the best line is better for either side; a mate is as much as there is. */
  private static int lead(State state, Engine judge, long nodes) {
    judge.clear();
    Analysis analysis = judge.analyse(state, Limits.ofNodes(nodes), more -> {});
    return analysis.lines().isEmpty()
        ? Integer.MAX_VALUE
        : Math.abs(analysis.lines().get(0).score().centipawns());
  }
}
