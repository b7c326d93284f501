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
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.rules.Budget;
import fivefold.rules.Verdict;
import fivefold.solve.Explanation;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "verdict",
    description = {
      "Say whether the player to move is in check, softmate, checkmate or stalemate.",
      "The answer is playing, check, softmate, checkmate or stalemate, or else unknown, with status"
          + " 4, if the budget ran out."
    },
    footer = {
      "  fivefold verdict game.5dpgn",
      "  fivefold verdict --every game.5dpgn",
      "  fivefold verdict --why game.5dpgn",
      "  fivefold verdict --at 12w --budget 500ms game.5dpgn"
    })
public final class VerdictCommand extends CliCommand {
  @Mixin private GameOptions games = new GameOptions();
  @Mixin private EveryOptions positions = new EveryOptions();
  @Mixin private BudgetOptions budget = new BudgetOptions();
  @Mixin private LabelOptions labels = new LabelOptions();

  @Option(
      names = "--why",
      description =
          "Of a checkmate or softmate tell also which boards must be played on, and the fewest"
              + " captures of which every turn allows one.")
  private boolean why;

  @Override
  public boolean takeFiles(List<String> files) {
    games.takeFiles(files);
    return true;
  }

  @Override
  public Exit run(Context context) throws IOException {
    positions.validate();
    if (why && positions.every()) {
      throw new UsageException("--why is about one position, --every about all");
    }
    try (LabelledLines lines = labels.lines(context)) {
      return games
          .runOrVariant(context)
          .work((origin, game) -> judge(context, lines, origin, game));
    }
  }

  private Showing judge(Context context, LabelledLines lines, Origin origin, Game game) {
    List<Node> nodes = positions.nodes(game);
    if (nodes.isEmpty()) {
      return positions.missing(context, origin, game);
    }
    Exit worst = Exit.DONE;
    List<String> words = new ArrayList<>();
    List<JsonLine> json = new ArrayList<>();
    for (Node node : nodes) {
      Budget each = budget.budget().fromNow();
      Verdict verdict = context.timing().phase("verdict", () -> node.state().verdict(each));
      worst = worst.worst(verdict == Verdict.UNKNOWN ? Exit.UNDECIDED : Exit.DONE);
      String word = verdict.name().toLowerCase(Locale.ROOT);
      words.add(word);
      List<String> reasons = why ? reasons(node, verdict, each) : List.of();
      if (context.json()) {
        JsonLine line =
            origin.json("verdict").with("at", PositionOptions.name(node)).with("verdict", word);
        json.add(why ? line.with("why", reasons) : line);
      }
      if (!reasons.isEmpty()) {
        return lines.showing(context, origin, json, reasons, worst);
      }
    }
    return lines.showing(context, origin, json, List.of(String.join(" ", words)), worst);
  }

  /** The lines that explain a mate; none when it is no mate, or nothing simple is known. */
  private static List<String> reasons(Node node, Verdict verdict, Budget budget) {
    return verdict == Verdict.CHECKMATE || verdict == Verdict.SOFTMATE
        ? Explanation.of(node.state(), budget).map(Explanation::lines).orElse(List.of())
        : List.of();
  }
}
