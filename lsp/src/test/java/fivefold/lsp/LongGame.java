package fivefold.lsp;

import fivefold.game.Game;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions.Played;
import fivefold.rules.Step;
import fivefold.variants.Variant;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;

/** A legal game of any length: random play that avoids mate and does not branch for ever. */
final class LongGame {
  private static final int TRIES = 50;

  private final int timelines;
  private final boolean peaceful;
  private final Dice dice;

  private LongGame(long seed, int timelines, boolean peaceful) {
    this.timelines = timelines;
    this.peaceful = peaceful;
    this.dice = new Dice(seed);
  }

  static Game of(long seed, int actions, int timelines) {
    return new LongGame(seed, timelines, false).play(actions);
  }

  /** One in which few pieces are taken, so that there is much to look at until its end. */
  static Game crowded(long seed, int actions, int timelines) {
    return new LongGame(seed, timelines, true).play(actions);
  }

  private Game play(int actions) {
    Variant variant = ((VariantLookup.Found) Variants.find("Standard")).variant();
    Game game = Game.of(variant.start(), variant.name());
    Node node = game.root();
    while (node.depth() < actions) {
      Node next = next(node);
      for (int i = 0; next == null && i < 10 && !node.isRoot(); i++) {
        Node dead = node;
        node = node.parent().orElseThrow();
        dead.delete();
      }
      node = next == null ? node : next;
    }
    return game;
  }

  private Node next(Node node) {
    boolean open = node.state().multiverse().timelineCount() < timelines;
    boolean branch = open && dice.roll(100) < (peaceful ? 30 : 3);
    Played best = null;
    long fewest = Long.MAX_VALUE;
    for (int i = 0; i < TRIES && fewest > 0; i++) {
      Played played = node.state().legalActions().playRandom(dice, branch ? 40 : 0).orElse(null);
      if (played == null) {
        break;
      }
      long taken = peaceful ? taken(node, played) : 0;
      if (taken < fewest
          && played.state().multiverse().timelineCount() <= timelines
          && played.state().legalActions().exist(Budget.UNLIMITED).orElse(false)) {
        best = played;
        fewest = taken;
      }
    }
    return best == null ? null : ((Insertion.Done) node.play(best.action())).node();
  }

  private static long taken(Node node, Played played) {
    return node.state().steps(played.action()).stream()
        .filter(step -> step instanceof Step.Moved moved && moved.isCapture())
        .count();
  }
}
