package fivefold.cli;

import fivefold.cli.Pipeline.Showing;
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
    description = "Print the md5 of a position, by which other programs know it too.",
    footer = {
      "  fivefold hash game.5dpgn",
      "  fivefold hash --every game.5dpgn",
      "  fivefold hash --variant Standard",
      "  fivefold hash --board \"(0T1w)\" game.5dpgn"
    })
final class HashCommand extends CliCommand {
  @Mixin private GameOptions games = new GameOptions();
  @Mixin private PositionOptions position = new PositionOptions();
  @Mixin private LabelOptions labels = new LabelOptions();

  @Option(
      names = "--every",
      description = "Every position of the main line from the start, one a line.")
  private boolean every;

  @Option(
      names = "--board",
      paramLabel = "(LTc)",
      converter = BoardName.Converter.class,
      description = "One board instead of all, such as (0T1w) or (-1T12b).")
  private @Nullable BoardName board;

  @Override
  Exit run(Context context) throws IOException {
    if (every && position.isGiven()) {
      throw new UsageException("--every and --at exclude each other");
    }
    try (LabelledLines lines = labels.lines(context)) {
      return games.workOnEachGameOrVariant(
          context, (read, game) -> hash(context, lines, read, game));
    }
  }

  private Showing hash(Context context, LabelledLines lines, GameOptions.Read read, Game game) {
    List<Node> nodes = new ArrayList<>();
    if (every) {
      nodes.add(game.root());
      nodes.addAll(game.mainline());
    } else {
      position.find(game).ifPresent(nodes::add);
    }
    if (nodes.isEmpty()) {
      return position.missing(context, read, game);
    }
    List<Showing> showings = new ArrayList<>();
    for (Node node : nodes) {
      String at = PositionOptions.name(node);
      String hash = hash(node.state().multiverse()).orElse(null);
      showings.add(() -> show(context, lines, read, at, hash));
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
      Context context,
      LabelledLines lines,
      GameOptions.Read read,
      String at,
      @Nullable String hash) {
    if (hash == null) {
      context.error(read.label() + ": there is no board " + board + " at " + at);
      return Exit.NO;
    }
    if (context.json()) {
      context
          .out()
          .println(
              read.json("hash")
                  .with("at", at)
                  .with("board", board == null ? null : board.toString())
                  .with("hash", hash));
    } else {
      lines.print(read.file(), read.number(), hash);
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
