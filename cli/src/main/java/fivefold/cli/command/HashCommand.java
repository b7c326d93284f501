package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.LabelledLines;
import fivefold.cli.io.Origin;
import fivefold.cli.io.Pipeline.Showing;
import fivefold.cli.option.BoardName;
import fivefold.cli.option.EveryOptions;
import fivefold.cli.option.GameOptions;
import fivefold.cli.option.LabelOptions;
import fivefold.cli.option.PositionOptions;
import fivefold.fen.Hashing;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "hash",
    description = "Print the MD5 hash of a position, the same as other programs compute.",
    footer = {
      "  fivefold hash game.5dpgn",
      "  fivefold hash --every game.5dpgn",
      "  fivefold hash --variant Standard",
      "  fivefold hash --board \"(0T1w)\" game.5dpgn"
    })
public final class HashCommand extends CliCommand {
  @Mixin private GameOptions games = new GameOptions();
  @Mixin private EveryOptions positions = new EveryOptions();
  @Mixin private LabelOptions labels = new LabelOptions();

  @Option(
      names = "--board",
      paramLabel = "(LTc)",
      converter = BoardName.Converter.class,
      description = "Hash a single board, such as (0T1w) or (-1T12b).")
  private @Nullable BoardName board;

  @Override
  public Exit run(Context context) throws IOException {
    positions.validate();
    try (LabelledLines lines = labels.lines(context)) {
      return games.runOrVariant(context).work((origin, game) -> hash(context, lines, origin, game));
    }
  }

  private Showing hash(Context context, LabelledLines lines, Origin origin, Game game) {
    List<Node> nodes = positions.nodes(game);
    if (nodes.isEmpty()) {
      return positions.missing(context, origin, game);
    }
    List<Showing> showings = new ArrayList<>();
    for (Node node : nodes) {
      String at = PositionOptions.name(node);
      String hash = hash(node.state().multiverse()).orElse(null);
      showings.add(() -> show(context, lines, origin, at, hash));
    }
    return () -> {
      Exit worst = Exit.DONE;
      for (Showing showing : showings) {
        worst = worst.worst(showing.show());
      }
      return worst;
    };
  }

  private Exit show(
      Context context, LabelledLines lines, Origin origin, String at, @Nullable String hash) {
    if (hash == null) {
      context.error(origin.label() + ": there is no board " + board + " at " + at);
      return Exit.NO;
    }
    if (context.json()) {
      context
          .out()
          .println(
              origin
                  .json("hash")
                  .with("at", at)
                  .with("board", board == null ? null : board.toString())
                  .with("hash", hash));
    } else {
      lines.print(origin, hash);
    }
    return Exit.DONE;
  }

  private Optional<String> hash(Multiverse multiverse) {
    if (board == null) {
      return Optional.of(Hashing.multiverse(multiverse));
    }
    Optional<BoardCoord> coord = board.coord(multiverse.parity());
    @Nullable Board found = coord.map(multiverse::board).orElse(null);
    return found == null
        ? Optional.empty()
        : Optional.of(Hashing.board(found, coord.get(), multiverse.parity()));
  }
}
