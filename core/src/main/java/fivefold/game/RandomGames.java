package fivefold.game;

import fivefold.model.Color;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions.Played;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import fivefold.variants.Variant;
import java.util.List;
import java.util.Optional;

/**
 * Random legal games without end, each by its number. A game depends on its number and the fields
 * here only, so they can be made in any order, by several threads at once, and again later.
 *
 * @param variants where games start, in turn
 * @param shortest the fewest actions of a game, unless mate or stalemate ends it before
 * @param longest the most actions; the length is drawn between the two
 * @param branching how much play is given to jumps, which make new timelines, from 0 to 100
 * @param variations how many side lines of up to three actions a game gets
 */
public record RandomGames(
    long seed, List<Variant> variants, int shortest, int longest, int branching, int variations) {
  private static final int LONGEST_VARIATION = 3;

  public RandomGames {
    variants = List.copyOf(variants);
    if (variants.isEmpty() || shortest < 0 || longest < shortest || variations < 0) {
      throw new IllegalArgumentException("no such games");
    }
  }

  /** The game of this number, counted from 0. */
  public Game game(long number) {
    // Neighbouring numbers must not give neighbouring dice, so both are mixed first.
    Dice dice = new Dice(new Dice(seed).nextLong() ^ new Dice(number).nextLong());
    Variant variant = variants.get((int) Long.remainderUnsigned(number, variants.size()));
    Game game = Game.of(variant.start(), variant.name());
    Node end = play(game.root(), shortest + dice.roll(longest - shortest + 1), dice);
    if (end.depth() > 0) {
      for (int i = 0; i < variations; i++) {
        vary(end.path().get(dice.roll(end.depth())), dice);
      }
    }
    return game;
  }

  /** Plays on, up to so many actions; where the game is over, its result is set. */
  private Node play(Node from, int actions, Dice dice) {
    Node node = from;
    Optional<Played> next = roll(node, dice);
    for (int i = 0; i < actions && next.isPresent(); i++) {
      node = node.grow(next.get());
      next = roll(node, dice);
    }
    if (next.isEmpty()) {
      node.setResult(result(node.state()));
    }
    return node;
  }

  private Optional<Played> roll(Node node, Dice dice) {
    return node.state().legalActions().playRandom(dice, branching);
  }

  /** Who won, where there is no legal action. */
  private static Result result(State over) {
    if (over.verdict() == Verdict.STALEMATE) {
      return Result.DRAW;
    }
    return over.mover() == Color.WHITE ? Result.BLACK_WINS : Result.WHITE_WINS;
  }

  /**
   * Adds a side line beside a node of the main line, unless the dice find what is there already.
   */
  private void vary(Node main, Dice dice) {
    Node parent = main.parent().orElseThrow();
    Played first = roll(parent, dice).orElseThrow();
    if (parent.child(first.action()).isEmpty()) {
      play(parent.grow(first), dice.roll(LONGEST_VARIATION), dice);
      main.promote();
    }
  }
}
