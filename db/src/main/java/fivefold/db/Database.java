package fivefold.db;

import fivefold.Games;
import fivefold.rules.State;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;

/**
 * A file of games. Any number of processes may read while one writes; several writers take turns.
 * For use by one thread; others open the file again.
 */
public final class Database implements AutoCloseable {
  /** Another writer holds the file for the seconds a batch takes. */
  private static final int PATIENCE_MILLIS = 120_000;

  /** So many start positions are kept at hand. */
  private static final int MOST_STARTS = 10_000;

  private static final int READ_ONLY = 1;

  private static final int BUSY = 5;
  private static final int READONLY = 8;
  private static final int IO_ERROR = 10;
  private static final int CORRUPT = 11;
  private static final int FULL = 13;
  private static final int CANT_OPEN = 14;
  private static final int NOT_A_DATABASE = 26;

  private final Path file;
  private final Connection connection;
  private final Map<Long, State> starts = new HashMap<>();

  private Database(Path file, Connection connection) {
    this.file = file;
    this.connection = connection;
  }

  /** Opens a file to read from. */
  public static Database read(Path file) throws IOException {
    if (!Files.exists(file)) {
      throw new IOException(file + ": no such file; 'fivefold db import' makes one");
    }
    try {
      return checked(file, connect(file, "", true));
    } catch (SQLException e) {
      // A folder that can't be written keeps readers from sharing their notes; nobody else writes.
      if (code(e) == CANT_OPEN || code(e) == READONLY) {
        try {
          return checked(file, connect(file, "?immutable=1", true));
        } catch (SQLException again) {
          throw problem(file, again);
        }
      }
      throw problem(file, e);
    }
  }

  /** Opens a file to add to; makes it when it is missing. */
  public static Database write(Path file) throws IOException {
    try {
      return checked(file, connect(file, "", false));
    } catch (SQLException e) {
      if (code(e) == CANT_OPEN && !Files.exists(file)) {
        throw new IOException(file + ": a file can't be made there", e);
      }
      throw problem(file, e);
    }
  }

  private static Connection connect(Path file, String parameters, boolean readOnly)
      throws SQLException {
    Properties properties = new Properties();
    if (readOnly) {
      properties.setProperty("open_mode", String.valueOf(READ_ONLY));
    }
    properties.setProperty("busy_timeout", String.valueOf(PATIENCE_MILLIS));
    // As an address, so that no character of the name means anything.
    String address = "jdbc:sqlite:" + file.toAbsolutePath().toUri() + parameters;
    return DriverManager.getConnection(address, properties);
  }

  private static Database checked(Path file, Connection connection)
      throws IOException, SQLException {
    try {
      prepare(file, connection);
      return new Database(file, connection);
    } catch (IOException | SQLException | RuntimeException e) {
      connection.close();
      throw e;
    }
  }

  private static void prepare(Path file, Connection connection) throws IOException, SQLException {
    boolean readOnly = connection.isReadOnly();
    boolean isNew = Schema.isEmpty(connection);
    int version = Schema.version(connection);
    if (isNew ? readOnly : Schema.application(connection) != Schema.APPLICATION) {
      throw new IOException(file + " is not a database of games");
    }
    if (version > Schema.VERSION) {
      throw new IOException(
          file
              + " was made by a newer version of Fivefold (schema "
              + version
              + ", this one knows "
              + Schema.VERSION
              + ")");
    }
    if (version < Schema.VERSION && readOnly) {
      throw new IOException(
          file + " was made by an older version of Fivefold; 'fivefold db import' brings it up");
    }
    try (Statement statement = connection.createStatement()) {
      statement.execute("PRAGMA cache_size = -65536");
      if (!readOnly) {
        statement.execute("PRAGMA journal_mode = WAL");
        statement.execute("PRAGMA synchronous = NORMAL");
        statement.execute("PRAGMA temp_store = MEMORY");
      }
    }
    if (version < Schema.VERSION) {
      Schema.migrate(connection);
    }
  }

  private static int code(SQLException e) {
    // The first eight bits are the kind, the others go into detail.
    return e.getErrorCode() & 0xff;
  }

  /** What went wrong with a file, in words. */
  public static IOException problem(Path file, SQLException e) {
    String reason =
        switch (code(e)) {
          case BUSY -> "another process is writing to it; try again later";
          case READONLY -> "it can't be written to";
          case IO_ERROR -> "reading or writing failed: " + e.getMessage();
          case CORRUPT -> "the file is damaged; keep it, and import the games into a new one";
          case FULL ->
              "no room is left on the disk; what was stored before is kept, run the command again"
                  + " to go on";
          case CANT_OPEN -> "it can't be opened";
          case NOT_A_DATABASE -> "it is not a database of games";
          default -> String.valueOf(e.getMessage());
        };
    return new IOException(file + ": " + reason, e);
  }

  public Path file() {
    return file;
  }

  Connection connection() {
    return connection;
  }

  PreparedStatement prepare(String command) throws SQLException {
    return connection.prepareStatement(command);
  }

  void execute(String command) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(command);
    }
  }

  long count(String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      return row.next() ? row.getLong(1) : 0;
    }
  }

  /** The start position with this number. */
  State start(long id) throws SQLException {
    State known = starts.get(id);
    if (known == null) {
      if (starts.size() >= MOST_STARTS) {
        starts.clear();
      }
      try (PreparedStatement select = prepare("SELECT text FROM start WHERE id = ?")) {
        select.setLong(1, id);
        try (ResultSet row = select.executeQuery()) {
          if (!row.next()) {
            throw new SQLException("the start position " + id + " is missing", "", CORRUPT);
          }
          known = Games.read(row.getString(1)).orThrow().start();
        }
      }
      starts.put(id, known);
    }
    return known;
  }

  @Override
  public void close() throws IOException {
    try {
      connection.close();
    } catch (SQLException e) {
      throw problem(file, e);
    }
  }
}
