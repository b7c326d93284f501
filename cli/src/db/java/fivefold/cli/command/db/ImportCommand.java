package fivefold.cli.command.db;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.Inputs;
import fivefold.cli.io.JsonLine;
import fivefold.cli.io.Plural;
import fivefold.cli.option.ReadingOptions;
import fivefold.db.Database;
import fivefold.db.Importer;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "import",
    description = {
      "Read games into a database.",
      "Games of any notation, from files, folders, zip and gz archives or standard input. A game with"
          + " the same start and the same actions as one that is there already is skipped. After an"
          + " interruption the same command goes on where it stopped. What lies in a folder or an"
          + " archive and is no game is passed over."
    },
    footer = {
      "  fivefold db import games.db archive/",
      "  fivefold db import games.db games.zip more.5dpgn.gz",
      "  fivefold generate --count 1000 | fivefold db import games.db"
    })
public final class ImportCommand extends DatabaseCommand {
  @Parameters(
      index = "1..*",
      paramLabel = "FILE",
      description =
          "Files to read, folders of files, or archives; - or nothing means standard input.")
  private List<String> files = new ArrayList<>();

  @Mixin private ReadingOptions reading = new ReadingOptions();

  @Option(names = "--verbose", description = "Name the files that are no games.")
  private boolean verbose;

  @Override
  boolean writes() {
    return true;
  }

  @Override
  Exit run(Context context, Database database) throws IOException, SQLException {
    Inputs inputs = Import.withoutDatabase(Inputs.of(files), database.file());
    String work =
        inputs.canBeReadAgain()
            ? reading.run(context, inputs, reading.readOptions()).identity()
            : "";
    Importer importer = Importer.open(database, work, Exit.DONE.name());
    long before = importer.counts().all();
    if (before > 0) {
      context.note("going on after " + Plural.of(before, "game"));
      context.progress().resumeAfter(before);
    }
    Import run = new Import(context, importer, files, verbose);
    Exit exit = run.read(reading.run(context, inputs, reading.readOptions()));
    importer.finish();
    Importer.Counts counts = importer.counts();
    if (context.json()) {
      context
          .out()
          .println(
              JsonLine.of("db.import", 1)
                  .with("added", counts.added())
                  .with("duplicate", counts.duplicate())
                  .with("broken", counts.broken())
                  .with("notGames", run.notGames()));
    } else {
      context.out().println(Import.summary(counts));
    }
    long contained = importer.contained();
    if (contained > 0) {
      context.note(
          Plural.of(contained, "game")
              + (contained == 1 ? " is" : " are")
              + " contained in others; 'fivefold db dups' lists them");
    }
    if (run.notGames() > 0) {
      context.note(
          "not games: "
              + Plural.of(run.notGames(), "file")
              + (verbose ? "" : " (--verbose names them)"));
    }
    boolean nothing = exit == Exit.DONE && counts.all() == 0;
    if (nothing) {
      context.error("there is no game in " + String.join(", ", files));
    }
    return nothing ? Exit.UNREADABLE : exit;
  }
}
