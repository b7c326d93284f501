package fivefold.cli.command.db;

import fivefold.Games;
import fivefold.Notations;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.Pipeline;
import fivefold.cli.io.Pipeline.Showing;
import fivefold.cli.option.JobsOption;
import fivefold.cli.option.Names;
import fivefold.cli.option.WritingOptions;
import fivefold.db.Database;
import fivefold.db.Finder;
import fivefold.db.Query;
import fivefold.db.StoredGame;
import fivefold.db.explorer.ExplorerBuilder;
import fivefold.notation.Feature;
import fivefold.notation.Loss;
import fivefold.notation.Notation;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.rules.Budget;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
    name = "export",
    description = {
      "Print all games of a database, or those that meet conditions.",
      "The games are written as they were read: with their headers, comments and side lines, as far"
          + " as the notation carries them."
    },
    footer = {
      "  fivefold db export games.db -o all.5dpgn",
      "  fivefold db export games.db --to json --player Ada",
      "  fivefold db export games.db --explorer club.5ddb"
    })
public final class ExportCommand extends DatabaseCommand {
  private static final int WEIGHT = 600;

  /** Counted in steps, so that the text doesn't depend on the machine. */
  private static final Budget FOR_SIGNS = Budget.ofNodes(1_000_000);

  @Mixin private QueryOptions conditions = new QueryOptions();
  @Mixin private WritingOptions writing = new WritingOptions();
  @Mixin private JobsOption jobs = new JobsOption();

  @Option(
      names = "--to",
      paramLabel = "ID",
      description = "The notation to write, see 'fivefold notations' (default: branched).")
  private @Nullable String to;

  @Option(
      names = "--explorer",
      paramLabel = "OUT",
      description =
          "Write the opening tree with its games for the board's Explorer tab: to the file OUT.5ddb,"
              + " or to the folder OUT/ for a web host.")
  private @Nullable String explorer;

  @Option(
      names = "--min",
      paramLabel = "N",
      description = "With --explorer: leave out what fewer than N games played (default: 1).")
  private int fewest = 1;

  private final Set<Feature> lost = EnumSet.noneOf(Feature.class);

  @Override
  Exit run(Context context, Database database) throws IOException, SQLException {
    if (explorer != null) {
      return explore(context, database, explorer);
    }
    Notation notation = to == null ? Notations.BRANCHED : Names.writable(to);
    WriteOptions options = writing.options(notation).withBudget(FOR_SIGNS);
    Query query = conditions.query();
    try (Pipeline pipeline = new Pipeline(jobs.jobs())) {
      new Finder(database)
          .candidates(
              query,
              each ->
                  pipeline.add(
                      () -> {
                        Optional<Written> written = write(query, each, notation, options);
                        return () -> show(context, notation, written);
                      },
                      WEIGHT));
      return pipeline.finish();
    }
  }

  private Exit explore(Context context, Database database, String out)
      throws IOException, SQLException {
    Query query = conditions.query();
    Path name = file().getFileName();
    try (ExplorerBuilder builder = new ExplorerBuilder(out);
        Pipeline pipeline = new Pipeline(jobs.jobs())) {
      new Finder(database)
          .candidates(
              query, each -> pipeline.add(() -> count(context, query, each, builder), WEIGHT));
      pipeline.finish();
      builder.finish(String.valueOf(name).replaceFirst("\\.db$", ""), Math.max(1, fewest));
    }
    return Exit.DONE;
  }

  private static Showing count(
      Context context, Query query, StoredGame game, ExplorerBuilder builder) {
    Optional<ExplorerBuilder.Ready> ready =
        query.match(game).map(where -> ExplorerBuilder.Ready.of(Games.read(game.text()).orThrow()));
    return () -> {
      context.progress().step("game");
      if (ready.isPresent()) {
        builder.add(ready.get());
      }
      return Exit.DONE;
    };
  }

  private static Optional<Written> write(
      Query query, StoredGame game, Notation notation, WriteOptions options) {
    return query
        .match(game)
        .map(where -> notation.write(Games.read(game.text()).orThrow(), options));
  }

  private Exit show(Context context, Notation notation, Optional<Written> written) {
    context.progress().step("game");
    if (written.isEmpty()) {
      return Exit.DONE;
    }
    for (Loss loss : written.get().losses()) {
      if (lost.add(loss.feature())) {
        context.warn(notation.id() + " loses " + loss.feature().label());
      }
    }
    context.printText(written.get().text());
    return Exit.DONE;
  }
}
