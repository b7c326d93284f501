package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.Origin;
import fivefold.cli.option.GameOptions;
import fivefold.cli.option.PositionOptions;
import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.game.Result;
import java.io.IOException;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "tree",
    description = "Draw the variations of games as a tree. The main line is the last branch.",
    footer = {"  fivefold tree study.5dpgn", "  fivefold tree --comments study.5dpgn"})
public final class TreeCommand extends CliCommand {
  /** How wide lines get where no terminal says it. */
  private static final int WIDTH = 100;

  @Mixin private GameOptions games = new GameOptions();

  @Option(names = "--comments", description = "Show the comments as well.")
  private boolean comments;

  @Override
  public boolean takeFiles(List<String> files) {
    games.takeFiles(files);
    return true;
  }

  @Override
  public Exit run(Context context) throws IOException {
    int width = context.columns().orElse(WIDTH);
    return games
        .run(context)
        .withBrokenGames()
        .oneByOne(
            (origin, game) -> {
              if (context.json()) {
                json(context, origin, game);
                return Exit.DONE;
              }
              context.beginText();
              new TreeText(context.out(), width, comments).draw(game);
              return Exit.DONE;
            });
  }

  /** One line a node, the root first; each names its parent by its place in this list. */
  private static void json(Context context, Origin origin, Game game) {
    Map<Node, Integer> places = new IdentityHashMap<>();
    for (Node node : game.nodes()) {
      places.put(node, places.size());
      Node parent = node.parent().orElse(null);
      context
          .out()
          .println(
              origin
                  .json("tree")
                  .with("node", places.get(node))
                  .with("parent", parent == null ? null : places.get(parent))
                  .with("at", PositionOptions.name(node))
                  .with("action", parent == null ? null : node.action().toString())
                  .with("comments", node.comments().stream().map(Comment::text).toList())
                  .with("result", node.result().map(Result::token).orElse(null)));
    }
  }
}
