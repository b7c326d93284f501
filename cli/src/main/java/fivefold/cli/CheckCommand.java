package fivefold.cli;

import fivefold.ReadResult;
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
final class CheckCommand extends CliCommand {
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
  Exit run(Context context) throws IOException {
    games.compareSigns(budget.budget());
    return resume == null ? check(context) : resume(context, Bookmark.path(resume));
  }

  /** Goes on after an interrupted run; the counts then are those of both together. */
  private Exit resume(Context context, Path notes) throws IOException {
    if (context.json()) {
      throw new UsageException("--resume and --json exclude each other");
    }
    try (Bookmark bookmark =
        Bookmark.open(notes, games.identity(), () -> List.of(count, errors, warnings))) {
      List<Long> before = bookmark.start().counts();
      if (before.size() == 3) {
        count = before.get(0);
        errors = before.get(1);
        warnings = before.get(2);
        context.note("going on after " + count + " games");
        context.progress().resumeAfter(count);
      }
      games.resume(bookmark);
      Exit exit = check(context);
      context.out().flush();
      bookmark.finish();
      return exit;
    }
  }

  private Exit check(Context context) throws IOException {
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
