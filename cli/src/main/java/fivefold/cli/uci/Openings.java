package fivefold.cli.uci;

import fivefold.engine.Analysis;
import fivefold.engine.Engine;
import fivefold.engine.Limits;
import fivefold.engine.Score;
import fivefold.game.Game;
import fivefold.game.Node;
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
import org.jspecify.annotations.Nullable;

/** Where the games of a match begin, by number: the same number is the same opening. */
public final class Openings {
  private static final int SHORTEST = 4;
  private static final int LONGEST = 6;
  private static final double SPREAD = 1_000;
  private static final Budget BUDGET = Budget.ofNodes(100_000);
  private static final int TRIES = 100;

  /** How many positions are looked at to tell whether an opening is even: most are not, at once. */
  private static final long[] JUDGE_NODES = {1_000, 20_000};

  /** By how much a side may be better, in hundredths of a pawn. */
  private static final int MOST_UNEVEN = 150;

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
          Game opening = null;
          for (int i = 0; i < TRIES && opening == null; i++) {
            opening = roll(variant, SHORTEST + dice.roll(LONGEST - SHORTEST + 1), dice, judge);
          }
          return opening == null ? start(variant) : opening;
        });
  }

  /** 5DUCI knows no promotions but the usual one. */
  private static Game start(Variant variant) {
    State start = variant.start();
    return start.rules().equals(Rules.STANDARD)
        ? Game.of(start, variant.name())
        : Game.of(State.of(start.multiverse(), Rules.STANDARD));
  }

  /** An opening; null when it is over or as good as over. */
  private static @Nullable Game roll(Variant variant, int actions, Dice dice, Engine judge) {
    Game game = start(variant);
    Node node = game.root();
    for (int i = 0; i < actions; i++) {
      // Every action with the same chance.
      Optional<Action> next = node.state().legalActions().sample(move -> 0, SPREAD, dice, BUDGET);
      if (next.isEmpty()) {
        return null;
      }
      node = node.play(next.get()).orThrow();
    }
    return node.state().verdict() == Verdict.PLAYING && isEven(node.state(), judge) ? game : null;
  }

  /**
   * Whether either may win, as far as a search of a second tells: where one side is mated soon or
   * has lost a queen, both games of a pair are decided before they begin.
   */
  private static boolean isEven(State state, Engine judge) {
    for (long nodes : JUDGE_NODES) {
      judge.clear();
      Analysis analysis = judge.analyse(state, Limits.ofNodes(nodes), more -> {});
      Score score = analysis.lines().get(0).score();
      if (score.isMate() || Math.abs(score.centipawns()) > MOST_UNEVEN) {
        return false;
      }
    }
    return true;
  }
}
