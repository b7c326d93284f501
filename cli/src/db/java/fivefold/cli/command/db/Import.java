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
import fivefold.text.Code;
import fivefold.text.Diagnostic;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Reads games into a database: workers prepare them, one thread stores them. */
final class Import implements Checkpoint {
  private final Context context;
  private final Importer importer;
  private final Set<String> named;
  private final boolean verbose;
  private long notGames;

  /**
   * @param named the files that must have games, since the user named them; what else lies in a
   *     folder or an archive need not
   * @param verbose whether to name files that are no games
   */
  Import(Context context, Importer importer, Collection<String> named, boolean verbose) {
    this.context = context;
    this.importer = importer;
    this.named = Set.copyOf(named);
    this.verbose = verbose;
  }

  /** How many files were passed over since they are no games in any notation. */
  long notGames() {
    return notGames;
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
    if (isNoGame(origin, result)) {
      return () -> {
        notGames++;
        if (verbose) {
          context.note(origin.file() + ": not a game");
        }
        return Exit.DONE;
      };
    }
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

  /** Whether this is all that there is in a file that somebody put beside games. */
  private boolean isNoGame(Origin origin, ReadResult result) {
    return result.outcome() == ReadResult.Outcome.NO_GAME
        && result.diagnostics().stream().allMatch(each -> each.code() == Code.E_NO_GAME)
        && origin.number() <= 1
        && !origin.file().equals("<stdin>")
        && !named.contains(origin.file());
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
