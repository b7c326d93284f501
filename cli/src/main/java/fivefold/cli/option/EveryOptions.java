package fivefold.cli.option;

import fivefold.cli.io.Context;
import fivefold.cli.io.Origin;
import fivefold.cli.io.Pipeline.Showing;
import fivefold.cli.io.UsageException;
import fivefold.game.Game;
import fivefold.game.Node;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** One position of a game, or all of its main line, a mixin. */
public final class EveryOptions {
  @Mixin private PositionOptions position = new PositionOptions();

  @Option(names = "--every", description = "Every position of the main line, from the start.")
  private boolean every;

  public boolean every() {
    return every;
  }

  public void validate() {
    if (every && position.isGiven()) {
      throw new UsageException("--every and --at can't be combined");
    }
  }

  /** The positions asked for; none when the game has no such action. */
  public List<Node> nodes(Game game) {
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
  public Showing missing(Context context, Origin origin, Game game) {
    return position.missing(context, origin, game);
  }
}
