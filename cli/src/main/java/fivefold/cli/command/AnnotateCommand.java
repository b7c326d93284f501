package fivefold.cli.command;

import fivefold.Notations;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.LossReport;
import fivefold.cli.io.Origin;
import fivefold.cli.io.Pipeline.Showing;
import fivefold.cli.option.BudgetOptions;
import fivefold.cli.option.GameOptions;
import fivefold.cli.option.WritingOptions;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.notation.Notation;
import fivefold.notation.Written;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "annotate",
    description = {
      "Rewrite games with every mark computed from the rules.",
      "Marks tell of captures, checks, softmates and mates, new timelines and the present. Games with"
          + " variations are written as branched, others as 5dpgn."
    },
    footer = {
      "  fivefold annotate game.5dpgn",
      "  fivefold annotate --full -o new.5dpgn old.5dpgn",
    })
public final class AnnotateCommand extends CliCommand {
  @Mixin private GameOptions games = new GameOptions();
  @Mixin private WritingOptions writing = new WritingOptions();
  @Mixin private BudgetOptions budget = new BudgetOptions();

  @Override
  public Exit run(Context context) throws IOException {
    return games.run(context).work((origin, game) -> annotate(context, origin, game));
  }

  private Showing annotate(Context context, Origin origin, Game game) {
    Notation notation = hasVariations(game) ? Notations.BRANCHED : Notations.PGN;
    Written written =
        context
            .timing()
            .phase(
                "annotate",
                () -> notation.write(game, writing.options(notation).withBudget(budget.budget())));
    return () -> show(context, origin, notation, written);
  }

  private Exit show(Context context, Origin origin, Notation notation, Written written) {
    LossReport.print(context, origin, notation, written);
    if (context.json()) {
      context
          .out()
          .println(origin.json("annotate").with("to", notation.id()).with("text", written.text()));
      return Exit.DONE;
    }
    context.printText(written.text());
    return Exit.DONE;
  }

  private static boolean hasVariations(Game game) {
    for (Node node : game.nodes()) {
      if (node.children().size() > 1) {
        return true;
      }
    }
    return false;
  }
}
