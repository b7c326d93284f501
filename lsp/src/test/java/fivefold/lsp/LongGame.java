package fivefold.lsp;

import fivefold.game.Game;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions.Played;
import fivefold.variants.Variant;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;

/** A legal game of any length: random play that avoids mate and does not branch for ever. */
final class LongGame {
  private static final int TRIES = 50;

  private LongGame() {}

  static Game of(long seed, int actions, int timelines) {
    Variant variant = ((VariantLookup.Found) Variants.find("Standard")).variant();
    Game game = Game.of(variant.start(), variant.name());
    Dice dice = new Dice(seed);
    Node node = game.root();
    while (node.depth() < actions) {
      Node next = next(node, timelines, dice);
      for (int i = 0; next == null && i < 10 && !node.isRoot(); i++) {
        Node dead = node;
        node = node.parent().orElseThrow();
        dead.delete();
      }
      node = next == null ? node : next;
    }
    return game;
  }

  private static Node next(Node node, int timelines, Dice dice) {
    boolean branch = node.state().multiverse().timelineCount() < timelines && dice.roll(100) < 3;
    for (int i = 0; i < TRIES; i++) {
      Played played = node.state().legalActions().playRandom(dice, branch ? 40 : 0).orElse(null);
      if (played == null) {
        return null;
      }
      boolean goesOn = played.state().legalActions().exist(Budget.UNLIMITED).orElse(false);
      if (goesOn && played.state().multiverse().timelineCount() <= timelines) {
        return ((Insertion.Done) node.play(played.action())).node();
      }
    }
    return null;
  }
}
