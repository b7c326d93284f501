package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.option.GameOptions;
import fivefold.cli.option.TargetOptions;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "annotate",
    description = {
      "Rewrite games with every mark computed from the rules.",
      "Marks tell of captures, checks, softmates and mates, new timelines and the present."
    },
    footer = {
      "  fivefold annotate game.5dpgn",
      "  fivefold annotate --full -o new.5dpgn old.5dpgn",
    })
public final class AnnotateCommand extends CliCommand {
  @Mixin private GameOptions games = new GameOptions();
  @Mixin private TargetOptions target = new TargetOptions();

  @Override
  public Exit run(Context context) throws IOException {
    target.validate();
    return games
        .run(context)
        .work((origin, game) -> target.write("annotate", context, origin, game));
  }
}
