package fivefold.cli;

import fivefold.cli.Pipeline.Showing;
import fivefold.game.Game;
import fivefold.game.Node;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** One position of a game, or all of its main line, a mixin. */
final class EveryOptions {
  @Mixin private PositionOptions position = new PositionOptions();

  @Option(
      names = "--every",
      description = "Every position of the main line from the start, on one line.")
  private boolean every;

  boolean every() {
    return every;
  }

  void validate() {
    if (every && position.isGiven()) {
      throw new UsageException("--every and --at exclude each other");
    }
  }

  /** The positions asked for; none when the game has no such action. */
  List<Node> nodes(Game game) {
    List<Node> nodes = new ArrayList<>();
    if (every) {
      nodes.add(game.root());
      nodes.addAll(game.mainline());
    } else {
      position.find(game).ifPresent(nodes::add);
    }
    return nodes;
  }

  /** Says that a game has no such action. */
  Showing missing(Context context, GameOptions.Read read, Game game) {
    return position.missing(context, read, game);
  }
}
