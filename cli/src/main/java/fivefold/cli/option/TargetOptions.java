package fivefold.cli.option;

import fivefold.Notations;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.LossReport;
import fivefold.cli.io.Origin;
import fivefold.cli.io.Pipeline.Showing;
import fivefold.game.Game;
import fivefold.notation.Notation;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The notation in which a command writes games, a mixin. */
public final class TargetOptions {
  @Mixin private WritingOptions writing = new WritingOptions();
  @Mixin private BudgetOptions budget = new BudgetOptions();

  @Option(
      names = "--to",
      paramLabel = "ID",
      description =
          "The notation to write (default: branched for games with variations, otherwise 5dpgn).")
  private @Nullable String to;

  /** Checks what can be checked without a game. */
  public void validate() {
    if (to != null) {
      writing.options(Names.writable(to));
    }
  }

  /** Writes a game; printing it, and what was lost, comes later. */
  public Showing write(String command, Context context, Origin origin, Game game) {
    Notation notation =
        to != null ? Names.writable(to) : game.hasVariations() ? Notations.BRANCHED : Notations.PGN;
    WriteOptions options = writing.options(notation).withBudget(budget.budget());
    Written written = context.timing().phase(command, () -> notation.write(game, options));
    return () -> {
      LossReport.print(context, origin, notation, written);
      if (context.json()) {
        context
            .out()
            .println(origin.json(command).with("to", notation.id()).with("text", written.text()));
      } else {
        context.printText(written.text());
      }
      return Exit.DONE;
    };
  }
}
