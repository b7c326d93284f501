package fivefold.cli.command;

import fivefold.ReadResult;
import fivefold.cli.io.Bookmark;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.GameRun;
import fivefold.cli.io.JsonLine;
import fivefold.cli.io.Origin;
import fivefold.cli.io.Plural;
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
    description = {
      "Replay games and check every mark (x + * # > >> ~ =) against the rules.",
      "Findings go to stderr and a summary to stdout; if there are errors, the status is 1."
    },
    footer = {
      "  fivefold check game.5dpgn",
      "  fivefold check --strict --from branched game.5dpgn",
      "  fivefold check --repair scanned.txt",
      "  fivefold check --json *.5dpgn",
      "  fivefold check --resume notes huge.5dpgn    # run it again to go on after Ctrl-C"
    })
public final class CheckCommand extends CliCommand {
  @Mixin private GameOptions games = new GameOptions();
  @Mixin private BudgetOptions budget = new BudgetOptions();

  @Option(
      names = "--resume",
      paramLabel = "NOTES",
      description =
          "Keep track of progress in this file and, if it exists, go on from there. Earlier"
              + " findings are counted again, but not shown again.")
  private @Nullable String resume;

  private long count;
  private long errors;
  private long warnings;

  @Override
  public boolean takeFiles(List<String> files) {
    games.takeFiles(files);
    return true;
  }

  @Override
  public Exit run(Context context) throws IOException {
    ReadOptions options = games.readOptions().withCheckMarks(true).withBudget(budget.budget());
    GameRun run = games.run(context, games.inputs(), options);
    return resume == null ? check(context, run) : resume(context, run, Bookmark.path(resume));
  }

  /** Goes on after an interrupted run; the counts then are those of both together. */
  private Exit resume(Context context, GameRun run, Path notes) throws IOException {
    if (context.json()) {
      throw new UsageException("--resume and --json can't be combined");
    }
    try (Bookmark bookmark =
        Bookmark.open(notes, run.identity(), () -> List.of(count, errors, warnings))) {
      List<Long> before = bookmark.start().counts();
      if (before.size() == 3) {
        count = before.get(0);
        errors = before.get(1);
        warnings = before.get(2);
        context.note("going on after " + Plural.of(count, "game"));
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
      context
          .out()
          .println(
              Plural.of(count, "game")
                  + ", "
                  + Plural.of(errors, "error")
                  + ", "
                  + Plural.of(warnings, "warning"));
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
      context.note(origin.label() + ": " + Plural.of(left, "more finding") + " not shown");
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
