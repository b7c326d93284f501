package fivefold.cli;

import fivefold.notation.ReadResult;
import fivefold.text.Diagnostic;
import fivefold.text.Place;
import java.io.IOException;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "check",
    description =
        "Replay games under the rules and compare every sign (x + * # > >> ~ =) with them. What is"
            + " found goes to stderr, a summary to stdout; errors make the status 1.",
    footer = {
      "  fivefold check game.5dpgn",
      "  fivefold check --strict --from branched game.5dpgn",
      "  fivefold check --repair scanned.txt",
      "  fivefold check --json *.5dpgn"
    })
final class CheckCommand extends CliCommand {
  @Mixin private GameOptions games = new GameOptions();
  @Mixin private BudgetOptions budget = new BudgetOptions();

  private long count;
  private long errors;
  private long warnings;

  @Override
  Exit run(Context context) throws IOException {
    games.compareSigns(budget.budget());
    Exit exit =
        games.workOnEachResult(
            context,
            (read, result) -> {
              // Not the game itself, which would have to wait with its findings.
              ReadResult found =
                  new ReadResult(
                      Optional.empty(), result.diagnostics(), result.errors(), result.warnings());
              return () -> show(context, read, found);
            });
    if (context.json()) {
      context
          .out()
          .println(
              JsonLine.of("check.summary", 1)
                  .with("games", count)
                  .with("errors", errors)
                  .with("warnings", warnings));
    } else {
      context.out().println(count + " games, " + errors + " errors, " + warnings + " warnings");
    }
    return exit;
  }

  private Exit show(Context context, GameOptions.Read read, ReadResult result) {
    boolean nothing = GameOptions.isNoGame(result);
    count += nothing ? 0 : 1;
    errors += result.errors();
    warnings += result.warnings();
    for (Diagnostic diagnostic : result.diagnostics()) {
      if (context.json()) {
        context.out().println(json(read, diagnostic));
      } else {
        context.report(diagnostic);
      }
    }
    int left = result.errors() + result.warnings() - result.diagnostics().size();
    if (left > 0) {
      context.note(read.label() + ": " + left + " more findings are not shown");
    }
    if (nothing) {
      return Exit.UNREADABLE;
    }
    return result.hasErrors() ? Exit.NO : Exit.DONE;
  }

  private static JsonLine json(GameOptions.Read read, Diagnostic diagnostic) {
    Place place = diagnostic.place();
    return read.json("check")
        .with("severity", diagnostic.severity().label())
        .with("code", diagnostic.code())
        .with("line", place.hasLine() ? place.line() : null)
        .with("column", place.hasLine() ? place.column() : null)
        .with("length", place.hasLine() ? place.length() : null)
        .with("message", diagnostic.message())
        .with("hint", diagnostic.hint())
        .with("excerpt", place.hasLine() ? place.excerpt() : null);
  }
}
