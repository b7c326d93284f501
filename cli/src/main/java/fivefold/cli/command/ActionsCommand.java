package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.JsonLine;
import fivefold.cli.io.LabelledLines;
import fivefold.cli.io.Origin;
import fivefold.cli.io.Pipeline.Showing;
import fivefold.cli.io.UsageException;
import fivefold.cli.option.BudgetOptions;
import fivefold.cli.option.EveryOptions;
import fivefold.cli.option.GameOptions;
import fivefold.cli.option.LabelOptions;
import fivefold.cli.option.PositionOptions;
import fivefold.game.Node;
import fivefold.rules.LegalActions;
import fivefold.rules.State;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "actions",
    description = {
      "List the legal actions of a position in 5DPGN, or count them.",
      "When the budget runs out, the list ends early or the count is unknown, and the status is 4."
    },
    footer = {
      "  fivefold actions game.5dpgn",
      "  fivefold actions --at 3b --max 10 game.5dpgn",
      "  fivefold actions --count --every --max 1000 game.5dpgn"
    })
public final class ActionsCommand extends CliCommand {
  /** So many actions of a game may wait for their turn. */
  private static final int READY = 1000;

  @Mixin private GameOptions games = new GameOptions();
  @Mixin private EveryOptions positions = new EveryOptions();
  @Mixin private BudgetOptions budget = new BudgetOptions();
  @Mixin private LabelOptions labels = new LabelOptions();

  @Option(names = "--count", description = "Print only how many actions there are.")
  private boolean count;

  @Option(
      names = "--max",
      paramLabel = "N",
      description = "Stop after N actions; a count of N then means N or more.")
  private @Nullable Long max;

  @Override
  public Exit run(Context context) throws IOException {
    positions.validate();
    if (positions.every() && !count) {
      throw new UsageException("--every needs --count");
    }
    if (max != null && max < 0) {
      throw new UsageException("--max can't be negative");
    }
    try (LabelledLines lines = labels.lines(context)) {
      return games
          .runOrVariant(context)
          .work(
              (origin, game) -> {
                List<Node> nodes = positions.nodes(game);
                if (nodes.isEmpty()) {
                  return positions.missing(context, origin, game);
                }
                return count
                    ? count(context, lines, origin, nodes)
                    : list(context, lines, origin, nodes.get(0));
              });
    }
  }

  private long cap() {
    return max == null ? Long.MAX_VALUE : max;
  }

  private Showing count(Context context, LabelledLines lines, Origin origin, List<Node> nodes) {
    Exit worst = Exit.DONE;
    List<String> counts = new ArrayList<>();
    List<JsonLine> json = new ArrayList<>();
    for (Node node : nodes) {
      LegalActions actions = node.state().legalActions();
      LegalActions.Count counted =
          context.timing().phase("count", () -> actions.count(cap(), budget.budget()));
      worst = worst.worst(counted.outOfBudget() ? Exit.UNDECIDED : Exit.DONE);
      counts.add(counted.outOfBudget() ? "unknown" : Long.toString(counted.atLeast()));
      if (context.json()) {
        json.add(
            origin
                .json("actions")
                .with("at", PositionOptions.name(node))
                .with("count", counted.atLeast())
                .with("complete", counted.complete()));
      }
    }
    return lines.showing(context, origin, json, List.of(String.join(" ", counts)), worst);
  }

  /**
   * A short list is made ready beside other games. There may be millions of actions though, which
   * no memory holds: a long list, or the only one, is printed while it is searched.
   */
  private Showing list(Context context, LabelledLines lines, Origin origin, Node node) {
    State state = node.state();
    String at = PositionOptions.name(node);
    List<String> ready = new ArrayList<>();
    LegalActions.Count listed =
        origin.alone()
            ? new LegalActions.Count(0, false, false)
            : search(context, state, Math.min(cap(), READY), ready::add);
    boolean isShort = listed.complete() || listed.outOfBudget() || listed.atLeast() == cap();
    return () -> {
      LegalActions.Count all = listed;
      if (isShort && !origin.alone()) {
        ready.forEach(action -> print(context, lines, origin, at, action));
      } else {
        all = search(context, state, cap(), action -> print(context, lines, origin, at, action));
      }
      if (all.outOfBudget()) {
        context.warn(
            origin.label() + ": the budget ran out before all actions at " + at + " were found");
      }
      return all.outOfBudget() ? Exit.UNDECIDED : Exit.DONE;
    };
  }

  private LegalActions.Count search(Context context, State state, long cap, Consumer<String> use) {
    return context
        .timing()
        .phase(
            "actions",
            () ->
                state
                    .legalActions()
                    .forEach(cap, budget.budget(), action -> use.accept(action.toString())));
  }

  private static void print(
      Context context, LabelledLines lines, Origin origin, String at, String action) {
    if (context.json()) {
      context.out().println(origin.json("actions").with("at", at).with("action", action));
    } else {
      lines.print(origin, action);
    }
  }
}
