package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.Origin;
import fivefold.cli.option.GameOptions;
import fivefold.cli.option.TargetOptions;
import fivefold.game.Merger;
import fivefold.rules.State;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "merge",
    description = {
      "Merge games with the same start into one tree.",
      "The first game becomes the main line, the others become variations. Headers in which games"
          + " differ become comments. Games with different starts give a tree each."
    },
    footer = {
      "  fivefold merge one.5dpgn two.5dpgn",
      "  fivefold merge -o tree.5dpgn games/",
    })
public final class MergeCommand extends CliCommand {
  @Mixin private GameOptions games = new GameOptions();
  @Mixin private TargetOptions target = new TargetOptions();

  /** A tree in the making, named after its first game. */
  private record Tree(Origin origin, Merger merger) {}

  @Override
  public Exit run(Context context) throws IOException {
    target.validate();
    Map<State, Tree> trees = new LinkedHashMap<>();
    Exit exit =
        games
            .run(context)
            .oneByOne(
                (origin, game) -> {
                  Tree tree = trees.get(game.start());
                  if (tree == null) {
                    trees.put(game.start(), new Tree(origin, new Merger(game)));
                  } else {
                    tree.merger().add(game);
                  }
                  return Exit.DONE;
                });
    for (Tree tree : trees.values()) {
      exit = exit.worst(target.write("merge", context, tree.origin(), tree.merger().game()).show());
    }
    return exit;
  }
}
