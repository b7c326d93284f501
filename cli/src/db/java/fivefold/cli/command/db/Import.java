package fivefold.cli.command.db;

import fivefold.ReadResult;
import fivefold.cli.io.Bookmark;
import fivefold.cli.io.Checkpoint;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.GameRun;
import fivefold.cli.io.Inputs;
import fivefold.cli.io.Origin;
import fivefold.cli.io.Pipeline.Showing;
import fivefold.db.Importer;
import fivefold.db.Prepared;
import fivefold.text.Diagnostic;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;

/** Reads games into a database: workers prepare them, one thread stores them. */
final class Import implements Checkpoint {
  private final Context context;
  private final Importer importer;

  Import(Context context, Importer importer) {
    this.context = context;
    this.importer = importer;
  }

  static String summary(Importer.Counts counts) {
    return "added "
        + counts.added()
        + ", duplicate "
        + counts.duplicate()
        + ", broken "
        + counts.broken();
  }

  /** A database may lie in the folder that is read into it. */
  static Inputs withoutDatabase(Inputs inputs, Path database) {
    Path own = database.toAbsolutePath().normalize();
    return inputs.without(
        name -> {
          try {
            String path = Path.of(name).toAbsolutePath().normalize().toString();
            return path.equals(own.toString())
                || path.equals(own + "-wal")
                || path.equals(own + "-shm");
          } catch (InvalidPathException e) {
            return false;
          }
        });
  }

  /** Ends a run at once: no other input would fare better. */
  private static final class Stopped extends RuntimeException {
    Stopped(SQLException cause) {
      super(cause);
    }
  }

  Exit read(GameRun run) throws IOException, SQLException {
    try {
      return run.resuming(this).workOnResults(this::prepare);
    } catch (Stopped e) {
      throw (SQLException) e.getCause();
    }
  }

  private Showing prepare(Origin origin, ReadResult result) {
    Exit outcome = GameRun.outcome(result);
    List<Diagnostic> found = result.diagnostics();
    if (outcome != Exit.DONE) {
      return () -> {
        found.forEach(context::report);
        importer.addBroken();
        return outcome;
      };
    }
    Prepared game = Prepared.of(result.game().orElseThrow());
    return () -> {
      importer.add(game, origin.file(), origin.number());
      return Exit.DONE;
    };
  }

  @Override
  public Bookmark.Place start() {
    Importer.Place place = importer.place();
    return new Bookmark.Place(
        place.inputs(), place.games(), Exit.valueOf(place.worst()), List.of());
  }

  @Override
  public void passed(int inputs, int games, Exit exit) {
    Exit worst = Exit.valueOf(importer.place().worst()).worst(exit);
    try {
      importer.passed(new Importer.Place(inputs, games, worst.name()));
    } catch (SQLException e) {
      throw new Stopped(e);
    }
  }
}
