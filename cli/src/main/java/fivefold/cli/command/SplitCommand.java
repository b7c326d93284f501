package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.Pipeline.Showing;
import fivefold.cli.option.GameOptions;
import fivefold.cli.option.TargetOptions;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "split",
    description = {
      "Split trees into games, one for each line.",
      "The main line comes first. Each game has the headers of the tree and the comments on its"
          + " line."
    },
    footer = {
      "  fivefold split study.5dpgn",
      "  fivefold split --to alexbay -o lines.txt study.5dpgn",
    })
public final class SplitCommand extends CliCommand {
  @Mixin private GameOptions games = new GameOptions();
  @Mixin private TargetOptions target = new TargetOptions();

  @Override
  public Exit run(Context context) throws IOException {
    target.validate();
    return games
        .run(context)
        .work(
            (origin, game) -> {
              List<Showing> lines =
                  game.lines().stream()
                      .map(line -> target.write("split", context, origin, line))
                      .toList();
              return () -> {
                Exit worst = Exit.DONE;
                for (Showing line : lines) {
                  worst = worst.worst(line.show());
                }
                return worst;
              };
            });
  }
}
