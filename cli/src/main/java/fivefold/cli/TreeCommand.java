package fivefold.cli;

import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.game.Result;
import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "tree",
    description = "Draw the variations of games as a tree. The main line is the last branch.",
    footer = {"  fivefold tree study.5dpgn", "  fivefold tree --comments study.5dpgn"})
final class TreeCommand extends CliCommand {
  /** How wide lines get where no terminal says it. */
  private static final int WIDTH = 100;

  @Mixin private GameOptions games = new GameOptions();

  @Option(names = "--comments", description = "Draw the comments too.")
  private boolean comments;

  private boolean begun;

  @Override
  Exit run(Context context) throws IOException {
    int width = context.columns().orElse(WIDTH);
    return games
        .drawBrokenGames()
        .forEachGame(
            context,
            (read, game) -> {
              if (context.json()) {
                json(context, read, game);
                return Exit.DONE;
              }
              if (begun) {
                context.out().println();
              }
              begun = true;
              new TreeText(context.out(), width, comments).draw(game);
              return Exit.DONE;
            });
  }

  /** One line a node, the root first; each names its parent by its place in this list. */
  private static void json(Context context, GameOptions.Read read, Game game) {
    Map<Node, Integer> places = new IdentityHashMap<>();
    for (Node node : game.nodes()) {
      places.put(node, places.size());
      Node parent = node.parent().orElse(null);
      context
          .out()
          .println(
              read.json("tree")
                  .with("node", places.get(node))
                  .with("parent", parent == null ? null : places.get(parent))
                  .with("at", PositionOptions.name(node))
                  .with("action", parent == null ? null : node.action().toString())
                  .with("comments", node.comments().stream().map(Comment::text).toList())
                  .with("result", node.result().map(Result::token).orElse(null)));
    }
  }
}
