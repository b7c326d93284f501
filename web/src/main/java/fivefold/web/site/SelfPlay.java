package fivefold.web.site;

import fivefold.Notations;
import fivefold.engine.Analysis;
import fivefold.engine.Engine;
import fivefold.engine.Limits;
import fivefold.engine.Line;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Color;
import fivefold.rules.Dice;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import fivefold.variants.Variant;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Plays games of our engine against itself, the same ones whenever it runs: limits of nodes, and
 * dice for the choice among the best actions of an opening. {@code examples/selfplay/make} starts
 * it.
 */
public final class SelfPlay {
  private static final long SEED = 20260101;
  private static final long NODES = 200;

  /** So many actions are drawn among the best lines, as far as these differ little. */
  private static final int OPENING = 8;

  private static final int CHOICE = 4;
  private static final int CLOSE = 45;

  private static final int LONGEST = 30;

  /** Who is so many hundredths of a pawn ahead in the end has won. */
  private static final int WON = 400;

  private SelfPlay() {}

  /** Writes a file of games. The arguments are its name, and variants each with how many games. */
  public static void main(String[] args) throws IOException {
    Engine engine = new Engine();
    StringBuilder out = new StringBuilder();
    int number = 0;
    for (int i = 1; i < args.length; i += 2) {
      for (int left = Integer.parseInt(args[i + 1]); left > 0; left--) {
        number++;
        engine.clear();
        Game game = play(engine, variant(args[i]), new Dice(new Dice(SEED + number).nextLong()));
        game.setHeaders(headers(game, number));
        out.append(Notations.PGN.write(game)).append('\n');
      }
    }
    Files.writeString(Path.of(args[0]), out);
  }

  private static Variant variant(String name) {
    if (Variants.find(name) instanceof VariantLookup.Found found) {
      return found.variant();
    }
    throw new IllegalArgumentException("no such variant: " + name);
  }

  private static Game play(Engine engine, Variant variant, Dice dice) {
    Game game = Game.of(variant.start(), variant.name());
    Node node = game.root();
    int lead = 0;
    for (int n = 0; n < LONGEST; n++) {
      State state = node.state();
      Limits limits = Limits.ofNodes(NODES).withLines(n < OPENING ? CHOICE : 1);
      Analysis analysis = engine.analyse(state, limits, nothing -> {});
      if (analysis.lines().isEmpty()) {
        node.setResult(over(state));
        return game;
      }
      Line line = choose(analysis.lines(), dice);
      int score = line.score().centipawns();
      lead = state.mover() == Color.WHITE ? score : -score;
      if (!(node.play(line.first()) instanceof Insertion.Done done)) {
        throw new IllegalStateException("the engine played an illegal action");
      }
      node = done.node();
    }
    node.setResult(lead > WON ? Result.WHITE_WINS : lead < -WON ? Result.BLACK_WINS : Result.DRAW);
    return game;
  }

  /** One of the lines that are about as good as the first, more likely a good one. */
  private static Line choose(List<Line> lines, Dice dice) {
    int close = 1;
    int best = lines.get(0).score().centipawns();
    while (close < lines.size() && best - lines.get(close).score().centipawns() <= CLOSE) {
      close++;
    }
    return lines.get(Math.min(dice.roll(close), dice.roll(close)));
  }

  private static Result over(State state) {
    if (state.verdict() == Verdict.STALEMATE) {
      return Result.DRAW;
    }
    return state.mover() == Color.WHITE ? Result.BLACK_WINS : Result.WHITE_WINS;
  }

  private static Headers headers(Game game, int number) {
    String result = game.end().result().map(Result::token).orElse("*");
    return Headers.of(
        "Event", "Engine against itself",
        "Date", "2026.??.??",
        "Round", String.valueOf(number),
        "White", "Fivefold",
        "Black", "Fivefold",
        "Result", result);
  }
}
