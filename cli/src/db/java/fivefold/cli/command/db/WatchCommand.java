package fivefold.cli.command.db;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.Inputs;
import fivefold.cli.io.UsageException;
import fivefold.cli.option.ReadingOptions;
import fivefold.db.Database;
import fivefold.db.Importer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "watch",
    description = {
      "Import files as they appear in a folder, until interrupted.",
      "A file is read when it has not changed for a while, and again when it changes: a game that"
          + " has gone on takes the place of what there was of it. Files that are there already are"
          + " read at first."
    },
    footer = {
      "  fivefold db watch games.db recordings/",
      "  fivefold db watch games.db recordings/ --once"
    })
public final class WatchCommand extends DatabaseCommand {
  @Parameters(index = "1", paramLabel = "FOLDER", description = "The folder to watch.")
  private String folder = "";

  @Mixin private ReadingOptions reading = new ReadingOptions();

  @Option(
      names = "--every",
      paramLabel = "SECONDS",
      description = "How often to look (default: 2). A file that has not changed since is read.")
  private int seconds = 2;

  @Option(names = "--once", description = "Read what is there and end.")
  private boolean once;

  @Option(names = "--verbose", description = "Name the files that are no games.")
  private boolean verbose;

  /** How a file was when it was last looked at. */
  private record Looks(long size, long time) {}

  @Override
  boolean writes() {
    return true;
  }

  @Override
  Exit run(Context context, Database database) throws IOException, SQLException {
    Path watched = watched();
    if (seconds < 1) {
      throw new UsageException("--every must be at least 1");
    }
    Map<Path, Looks> done = new HashMap<>();
    Map<Path, Looks> before = new HashMap<>();
    while (true) {
      Map<Path, Looks> now = look(watched);
      for (Map.Entry<Path, Looks> entry : now.entrySet()) {
        Path file = entry.getKey();
        boolean quiet = once || entry.getValue().equals(before.get(file));
        if (quiet && !entry.getValue().equals(done.put(file, entry.getValue()))) {
          read(context, database, file);
        }
      }
      if (once) {
        return Exit.DONE;
      }
      before = now;
      try {
        TimeUnit.SECONDS.sleep(seconds);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return Exit.DONE;
      }
    }
  }

  private Path watched() {
    try {
      Path path = Path.of(folder);
      if (Files.isDirectory(path)) {
        return path;
      }
    } catch (InvalidPathException e) {
      // Said below.
    }
    throw new UsageException("'" + folder + "' is not a folder");
  }

  private void read(Context context, Database database, Path file)
      throws IOException, SQLException {
    Inputs inputs = Import.withoutDatabase(Inputs.of(List.of(file.toString())), database.file());
    if (inputs.count() == 0) {
      return;
    }
    Importer importer = Importer.open(database, "", Exit.DONE.name()).replacing();
    Import run = new Import(context, importer, List.of(), verbose);
    run.read(reading.run(context, inputs, reading.readOptions()));
    importer.finish();
    long replaced = importer.replaced();
    if (importer.counts().all() + replaced > 0) {
      context
          .out()
          .println(
              FindCommand.cell(file.toString())
                  + "\t"
                  + Import.summary(importer.counts())
                  + (replaced == 0 ? "" : ", replaced " + replaced));
      context.out().flush();
    }
  }

  private static Map<Path, Looks> look(Path folder) throws IOException {
    Map<Path, Looks> files = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        if (path.getFileName().toString().startsWith(".")) {
          continue;
        }
        try {
          files.put(path, new Looks(Files.size(path), Files.getLastModifiedTime(path).toMillis()));
        } catch (IOException e) {
          // It went away meanwhile.
        }
      }
    }
    return files;
  }
}
