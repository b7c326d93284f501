package fivefold.cli;

import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.notation.pgn.ActionText;
import fivefold.rules.LegalActions;
import fivefold.rules.State;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "actions",
    description =
        "List the legal actions of a position in 5DPGN, or count them. Where the budget does not"
            + " suffice, the list ends early or the count is unknown, with status 4.",
    footer = {
      "  fivefold actions game.5dpgn",
      "  fivefold actions --at 3b --max 10 game.5dpgn",
      "  fivefold actions --count --every --max 1000 game.5dpgn"
    })
final class ActionsCommand extends CliCommand {
  @Mixin private GameOptions games = new GameOptions();
  @Mixin private EveryOptions positions = new EveryOptions();
  @Mixin private BudgetOptions budget = new BudgetOptions();
  @Mixin private LabelOptions labels = new LabelOptions();

  @Option(names = "--count", description = "Print only how many there are.")
  private boolean count;

  @Option(
      names = "--max",
      paramLabel = "N",
      description = "Stop at so many; a count of N then means N or more.")
  private @Nullable Long max;

  private final ActionText text = new ActionText();

  @Override
  Exit run(Context context) throws IOException {
    positions.validate();
    if (positions.every() && !count) {
      throw new UsageException("--every goes with --count");
    }
    if (max != null && max < 0) {
      throw new UsageException("--max can't be negative");
    }
    try (LabelledLines lines = labels.lines(context)) {
      return games.forEachGameOrVariant(
          context,
          (read, game) ->
              count ? count(context, lines, read, game) : list(context, lines, read, game));
    }
  }

  private long cap() {
    return max == null ? Long.MAX_VALUE : max;
  }

  private Exit count(Context context, LabelledLines lines, GameOptions.Read read, Game game) {
    List<Node> nodes = positions.nodes(context, read, game);
    Exit worst = nodes.isEmpty() ? Exit.NO : Exit.DONE;
    List<String> counts = new ArrayList<>();
    for (Node node : nodes) {
      LegalActions actions = node.state().legalActions();
      LegalActions.Count counted =
          context.timing().phase("count", () -> actions.count(cap(), budget.budget()));
      worst = worst.worst(counted.outOfBudget() ? Exit.UNDECIDED : Exit.DONE);
      counts.add(counted.outOfBudget() ? "unknown" : Long.toString(counted.atLeast()));
      if (context.json()) {
        context
            .out()
            .println(
                read.json("actions")
                    .with("at", PositionOptions.name(node))
                    .with("count", counted.atLeast())
                    .with("complete", counted.complete()));
      }
    }
    if (!context.json() && !counts.isEmpty()) {
      lines.print(read, String.join(" ", counts));
    }
    return worst;
  }

  private Exit list(Context context, LabelledLines lines, GameOptions.Read read, Game game) {
    Exit worst = Exit.NO;
    for (Node node : positions.nodes(context, read, game)) {
      State state = node.state();
      String at = PositionOptions.name(node);
      LegalActions.Count listed =
          context
              .timing()
              .phase(
                  "actions",
                  () ->
                      state
                          .legalActions()
                          .forEach(
                              cap(),
                              budget.budget(),
                              action -> {
                                String moves = text.write(state, action);
                                if (context.json()) {
                                  context
                                      .out()
                                      .println(
                                          read.json("actions")
                                              .with("at", at)
                                              .with("action", moves));
                                } else {
                                  lines.print(read, moves);
                                }
                              }));
      worst = listed.outOfBudget() ? Exit.UNDECIDED : Exit.DONE;
      if (listed.outOfBudget()) {
        context.warn(read.label() + ": the budget did not suffice for all actions at " + at);
      }
    }
    return worst;
  }
}
