package fivefold.fuzz;

import fivefold.Games;
import fivefold.ReadResult;
import fivefold.fen.FenWriter;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.notation.Feature;
import fivefold.notation.Loss;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Set;

/** A game that is written and read again is the same game, but for what the writer says is lost. */
final class RoundTrip {
  private static final WriteOptions WRITE =
      WriteOptions.DEFAULT.withBudget(Budget.ofNodes(20)).withPasses(true);

  /** Longer games teach nothing new and take long. */
  private static final int MAX_ACTIONS = 30;

  /** Without these a game can't be replayed as it was. */
  private static final Set<Feature> NEEDED_TO_REPLAY =
      EnumSet.of(
          Feature.START,
          Feature.UNMOVED,
          Feature.EVEN_TIMELINES,
          Feature.TURN_ZERO,
          Feature.ACTIONS,
          Feature.PROMOTIONS,
          Feature.PASSES);

  private final Notation notation;
  private final ReadOptions options;
  private final WriteOptions writing;

  /**
   * @param checks whether the signs of checks are written, which takes a search for each action
   */
  RoundTrip(Notation notation, ReadOptions options, boolean checks) {
    this.notation = notation;
    this.options = options;
    this.writing = checks ? WRITE : WRITE.withMarks(Set.of());
  }

  void check(Game game) {
    if (!notation.writes() || game.size() > MAX_ACTIONS) {
      return;
    }
    Written written = Clock.timed("writing", () -> notation.write(game, writing));
    // A game without moves is nothing in notations that have only moves.
    if (game.root().isLeaf() || !isReplayable(game, written)) {
      return;
    }
    ReadResult again =
        Games.read(
            notation,
            "written",
            written.text(),
            options.withVariant(game.variant().orElse("Standard")));
    if (again.hasErrors()) {
      throw new Broken("written with errors: " + again.diagnostics() + "\n" + written.text());
    }
    Game read = again.game().orElseThrow();
    boolean moves =
        actions(game).equals(actions(read))
            && game.end().state().multiverse().equals(read.end().state().multiverse());
    if (!moves || (written.isLossless() && !game.equals(read))) {
      throw new Broken("another game: " + difference(game, read) + "\n" + written.text());
    }
  }

  private static String difference(Game game, Game read) {
    if (!game.start().equals(read.start())) {
      return describe(game.start()) + " became " + describe(read.start());
    }
    Iterator<Node> theirs = read.nodes().iterator();
    for (Node mine : game.nodes()) {
      Node their = theirs.hasNext() ? theirs.next() : read.root();
      if (!describe(mine).equals(describe(their))) {
        return describe(mine) + " became " + describe(their);
      }
    }
    return game.headers() + " became " + read.headers();
  }

  private static String describe(State start) {
    return FenWriter.blocks(start.multiverse()) + " " + start.rules();
  }

  private static String describe(Node node) {
    return node.depth()
        + " "
        + (node.isRoot() ? "" : node.action())
        + node.comments()
        + node.result()
        + node.unfinished();
  }

  /** A start that has a name can be given to the reader. */
  private static boolean isReplayable(Game game, Written written) {
    for (Loss loss : written.losses()) {
      boolean named = loss.feature() == Feature.START && game.variant().isPresent();
      if (NEEDED_TO_REPLAY.contains(loss.feature()) && !named) {
        return false;
      }
    }
    return true;
  }

  private static List<Action> actions(Game game) {
    List<Action> actions = new ArrayList<>();
    for (Node node : game.mainline()) {
      actions.add(node.action());
    }
    return actions;
  }
}
