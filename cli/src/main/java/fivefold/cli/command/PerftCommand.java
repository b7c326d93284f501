package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.LabelledLines;
import fivefold.cli.io.Origin;
import fivefold.cli.io.UsageException;
import fivefold.cli.option.BudgetOptions;
import fivefold.cli.option.GameOptions;
import fivefold.cli.option.LabelOptions;
import fivefold.cli.option.PositionOptions;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.rules.Budget;
import fivefold.rules.Perft;
import java.io.IOException;
import java.util.Optional;
import java.util.OptionalLong;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "perft",
    description = "Count the sequences of legal actions up to a depth, one line per depth.",
    footer = {
      "  fivefold perft --depth 3 --variant \"Very Small\"",
      "  fivefold perft --depth 2 --at 4w game.5dpgn"
    })
public final class PerftCommand extends CliCommand {
  private static final int DEEPEST = 100;

  @Mixin private GameOptions games = new GameOptions();
  @Mixin private PositionOptions position = new PositionOptions();
  @Mixin private LabelOptions labels = new LabelOptions();

  @Option(
      names = "--depth",
      paramLabel = "N",
      required = true,
      description = "How many actions deep to count, at least 1.")
  private int depth;

  @Option(
      names = "--budget",
      paramLabel = "LIMIT",
      defaultValue = "none",
      converter = BudgetOptions.Converter.class,
      description =
          "Give up on a depth after this time (500ms, 10s, 2m) or this many search steps"
              + " (100000); default: ${DEFAULT-VALUE}. Its count is then unknown, and the status is 4.")
  private Budget budget = Budget.UNLIMITED;

  @Override
  public Exit run(Context context) throws IOException {
    if (depth < 1 || depth > DEEPEST) {
      throw new UsageException("--depth must be from 1 to " + DEEPEST);
    }
    try (LabelledLines lines = labels.lines(context)) {
      return games
          .runOrVariant(context)
          .oneByOne((origin, game) -> print(context, lines, origin, game));
    }
  }

  private Exit print(Context context, LabelledLines lines, Origin origin, Game game)
      throws IOException {
    Optional<Node> node = position.find(game);
    if (node.isEmpty()) {
      return position.missing(context, origin, game).show();
    }
    for (int i = 1; i <= depth; i++) {
      int deep = i;
      OptionalLong count =
          context.timing().phase("perft", () -> Perft.count(node.get().state(), deep, budget));
      if (context.json()) {
        context
            .out()
            .println(
                origin
                    .json("perft")
                    .with("at", PositionOptions.name(node.get()))
                    .with("depth", deep)
                    .with("count", count.isPresent() ? count.getAsLong() : null));
      } else {
        lines.print(origin, deep + " " + (count.isPresent() ? count.getAsLong() : "unknown"));
      }
      if (count.isEmpty()) {
        return Exit.UNDECIDED;
      }
    }
    return Exit.DONE;
  }
}
