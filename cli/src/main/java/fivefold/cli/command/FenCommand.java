package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.JsonLine;
import fivefold.cli.io.LabelledLines;
import fivefold.cli.io.Origin;
import fivefold.cli.io.Pipeline.Showing;
import fivefold.cli.option.GameOptions;
import fivefold.cli.option.LabelOptions;
import fivefold.cli.option.PositionOptions;
import fivefold.fen.FenWriter;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.Multiverse;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "fen",
    description = "Print the boards of a position as 5DFEN.",
    footer = {
      "  fivefold fen game.5dpgn",
      "  fivefold fen --at 12b game.5dpgn",
      "  fivefold fen --all --at start game.5dpgn",
      "  fivefold fen --variant \"half reflected\""
    })
public final class FenCommand extends CliCommand {
  @Mixin private GameOptions games = new GameOptions();
  @Mixin private PositionOptions position = new PositionOptions();
  @Mixin private LabelOptions labels = new LabelOptions();

  @Option(
      names = "--all",
      description = "Print every board, not only the last one of each timeline.")
  private boolean all;

  @Override
  public Exit run(Context context) throws IOException {
    try (LabelledLines lines = labels.lines(context)) {
      return games
          .runOrVariant(context)
          .work((origin, game) -> write(context, lines, origin, game));
    }
  }

  private Showing write(Context context, LabelledLines lines, Origin origin, Game game) {
    Optional<Node> node = position.find(game);
    if (node.isEmpty()) {
      return position.missing(context, origin, game);
    }
    Multiverse multiverse = node.get().state().multiverse();
    List<String> blocks = all ? FenWriter.blocks(multiverse) : FenWriter.lastBlocks(multiverse);
    JsonLine json =
        origin
            .json("fen")
            .with("at", PositionOptions.name(node.get()))
            .with("size", multiverse.size().toString())
            .with("boards", blocks);
    return lines.showing(context, origin, List.of(json), blocks, Exit.DONE);
  }
}
