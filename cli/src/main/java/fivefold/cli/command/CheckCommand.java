package fivefold.cli.command;

import fivefold.ReadResult;
import fivefold.cli.io.Bookmark;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.GameRun;
import fivefold.cli.io.JsonLine;
import fivefold.cli.io.Origin;
import fivefold.cli.io.UsageException;
import fivefold.cli.option.BudgetOptions;
import fivefold.cli.option.GameOptions;
import fivefold.notation.ReadOptions;
import fivefold.text.Diagnostic;
import fivefold.text.Place;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "check",
    description =
        "Replay games under the rules and compare every sign (x + * # > >> ~ =) with them. What is"
            + " found goes to stderr, a summary to stdout; errors make the status 1.",
    footer = {
      "  fivefold check game.5dpgn",
      "  fivefold check --strict --from branched game.5dpgn",
      "  fivefold check --repair scanned.txt",
      "  fivefold check --json *.5dpgn",
      "  fivefold check --resume notes huge.5dpgn    # after Ctrl-C the same again goes on"
    })
public final class CheckCommand extends CliCommand {
  @Mixin private GameOptions games = new GameOptions();
  @Mixin private BudgetOptions budget = new BudgetOptions();

  @Option(
      names = "--resume",
      paramLabel = "NOTES",
      description =
          "Note in this file how far the check has come, and go on from there when it exists. What"
              + " was found before is counted again, but not shown again.")
  private @Nullable String resume;

  private long count;
  private long errors;
  private long warnings;

  @Override
  public Exit run(Context context) throws IOException {
    ReadOptions options = games.readOptions().withCheckMarks(true).withBudget(budget.budget());
    GameRun run = games.run(context, games.inputs(), options);
    return resume == null ? check(context, run) : resume(context, run, Bookmark.path(resume));
  }

  /** Goes on after an interrupted run; the counts then are those of both together. */
  private Exit resume(Context context, GameRun run, Path notes) throws IOException {
    if (context.json()) {
      throw new UsageException("--resume and --json exclude each other");
    }
    try (Bookmark bookmark =
        Bookmark.open(notes, run.identity(), () -> List.of(count, errors, warnings))) {
      List<Long> before = bookmark.start().counts();
      if (before.size() == 3) {
        count = before.get(0);
        errors = before.get(1);
        warnings = before.get(2);
        context.note("going on after " + count + " games");
        context.progress().resumeAfter(count);
      }
      Exit exit = check(context, run.resuming(bookmark));
      context.out().flush();
      bookmark.finish();
      return exit;
    }
  }

  private Exit check(Context context, GameRun run) throws IOException {
    Exit exit =
        run.workOnResults(
            (origin, result) -> {
              // Not the game itself, which would have to wait with its findings.
              Exit outcome = GameRun.outcome(result);
              ReadResult found =
                  new ReadResult(
                      Optional.empty(), result.diagnostics(), result.errors(), result.warnings());
              return () -> show(context, origin, outcome, found);
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

  private Exit show(Context context, Origin origin, Exit outcome, ReadResult result) {
    count += outcome == Exit.UNREADABLE ? 0 : 1;
    errors += result.errors();
    warnings += result.warnings();
    for (Diagnostic diagnostic : result.diagnostics()) {
      if (context.json()) {
        context.out().println(json(origin, diagnostic));
      } else {
        context.report(diagnostic);
      }
    }
    int left = result.errors() + result.warnings() - result.diagnostics().size();
    if (left > 0) {
      context.note(origin.label() + ": " + left + " more findings are not shown");
    }
    return outcome;
  }

  private static JsonLine json(Origin origin, Diagnostic diagnostic) {
    Place place = diagnostic.place();
    return origin
        .json("check")
        .with("severity", diagnostic.severity().label())
        .with("code", diagnostic.code().name())
        .with("line", place.hasLine() ? place.line() : null)
        .with("column", place.hasLine() ? place.column() : null)
        .with("length", place.hasLine() ? place.length() : null)
        .with("message", diagnostic.message())
        .with("hint", diagnostic.hint())
        .with("excerpt", place.hasLine() ? place.excerpt() : null);
  }
}
