package fivefold.cli;

import fivefold.Notations;
import fivefold.cli.Pipeline.Showing;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.notation.Loss;
import fivefold.notation.Notation;
import fivefold.notation.Written;
import fivefold.text.Diagnostic;
import fivefold.text.Place;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "annotate",
    description =
        "Rewrite games with every sign computed from the rules: captures, checks, softmates and"
            + " mates, new timelines, and the present. Games with variations are written as"
            + " branched, others as 5dpgn.",
    footer = {
      "  fivefold annotate game.5dpgn",
      "  fivefold annotate --full -o new.5dpgn old.5dpgn",
    })
final class AnnotateCommand extends CliCommand {
  @Mixin private GameOptions games = new GameOptions();
  @Mixin private WritingOptions writing = new WritingOptions();
  @Mixin private BudgetOptions budget = new BudgetOptions();

  /** Whether a game was written before. */
  private boolean begun;

  @Override
  Exit run(Context context) throws IOException {
    return games.workOnEachGame(context, (read, game) -> annotate(context, read, game));
  }

  private Showing annotate(Context context, GameOptions.Read read, Game game) {
    Notation notation = hasVariations(game) ? Notations.BRANCHED : Notations.PGN;
    Written written =
        context
            .timing()
            .phase(
                "annotate",
                () -> notation.write(game, writing.options(notation).withBudget(budget.budget())));
    return () -> show(context, read, notation, written);
  }

  private Exit show(Context context, GameOptions.Read read, Notation notation, Written written) {
    for (Loss loss : written.losses()) {
      context.report(
          Diagnostic.warning(
              "W_LOSS", Place.of(read.label()), loss.detail() + ": " + loss.count()));
    }
    if (context.json()) {
      context
          .out()
          .println(read.json("annotate").with("to", notation.id()).with("text", written.text()));
      return Exit.DONE;
    }
    if (begun) {
      context.out().println();
    }
    begun = true;
    context.out().print(context.shown(written.text()));
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
