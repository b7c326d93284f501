package fivefold.cli.command.db;

import fivefold.cli.command.CliCommand;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.UsageException;
import fivefold.db.Database;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.sql.SQLException;
import picocli.CommandLine.Parameters;

/** A command about one database. */
abstract class DatabaseCommand extends CliCommand {
  @Parameters(index = "0", paramLabel = "DB", description = "The database, such as games.db.")
  private String name = "";

  /** The file of the database. */
  final Path file() {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new UsageException("'" + name + "' is not a file name");
    }
  }

  /** Whether the command adds to the database; it is then made if it is missing. */
  boolean writes() {
    return false;
  }

  @Override
  public final Exit run(Context context) throws IOException {
    Path file = file();
    try (Database database = writes() ? Database.write(file) : Database.read(file)) {
      return run(context, database);
    } catch (SQLException e) {
      throw Database.problem(file, e);
    }
  }

  abstract Exit run(Context context, Database database) throws IOException, SQLException;
}
