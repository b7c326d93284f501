package fivefold.db;

import fivefold.Games;
import fivefold.db.Importer.Added;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The rows of games with their players, files and words, while one batch is stored. */
final class GameTable implements AutoCloseable {
  private final Database database;
  private final Popular popular;
  private final PreparedStatement sameLine;
  private final PreparedStatement insert;
  private final PreparedStatement words;
  private final PreparedStatement duplicate;
  private final Map<String, Long> players = new HashMap<>();
  private final Map<String, Long> sources = new HashMap<>();
  private final Map<StartPosition, Long> starts = new HashMap<>();
  private long next;

  GameTable(Database database, Popular popular) throws SQLException {
    this.database = database;
    this.popular = popular;
    next = database.count("SELECT coalesce(max(id), 0) FROM game") + 1;
    sameLine =
        database.prepare(
            "SELECT id, start, moves, source, number, result, played, length, text FROM game"
                + " WHERE line = ?");
    insert =
        database.prepare("INSERT OR REPLACE INTO game VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
    words = database.prepare("INSERT INTO words(rowid, text) VALUES(?, ?)");
    duplicate = database.prepare("INSERT OR IGNORE INTO duplicate VALUES(?, ?, ?)");
  }

  @Override
  public void close() throws SQLException {
    sameLine.close();
    insert.close();
    words.close();
    duplicate.close();
  }

  /** Stores a game that is new. */
  Added add(Prepared game, String source, int number) throws SQLException {
    Added added = new Added(next++, startId(game), game, 0, 0);
    write(added, source, number);
    return added;
  }

  private void write(Added added, String source, int number) throws SQLException {
    Prepared game = added.game();
    insert.setLong(1, added.id());
    insert.setLong(2, game.line());
    insert.setLong(3, added.start());
    player(4, game.white);
    player(5, game.black);
    insert.setString(6, game.played);
    insert.setInt(7, game.result);
    insert.setInt(8, game.length());
    insert.setInt(9, game.timelines);
    insert.setInt(10, game.branches());
    insert.setInt(11, game.fewest);
    insert.setInt(12, game.verdict);
    insert.setLong(13, sourceId(source));
    insert.setInt(14, number);
    insert.setBytes(15, game.moves);
    insert.setString(16, game.text);
    insert.executeUpdate();
    if (!game.words.isEmpty()) {
      words.setLong(1, added.id());
      words.setString(2, game.words);
      words.executeUpdate();
    }
  }

  /** The number of a stored game with the same start and actions, or 0. */
  long twin(Prepared game) throws SQLException {
    long start = startId(game);
    sameLine.setLong(1, game.line());
    try (ResultSet row = sameLine.executeQuery()) {
      while (row.next()) {
        if (row.getLong(2) == start && Arrays.equals(row.getBytes(3), game.moves)) {
          return row.getLong(1);
        }
      }
    }
    return 0;
  }

  void noteDuplicate(long game, String source, int number) throws SQLException {
    duplicate.setLong(1, game);
    duplicate.setLong(2, sourceId(source));
    duplicate.setInt(3, number);
    duplicate.executeUpdate();
  }

  /** A game as it was stored before its file changed. */
  private record Version(long id, int length, int result, String text) {}

  /**
   * Puts a game in the place of what was stored of it when its file was shorter; null when there is
   * nothing of it, or when all of it is there already.
   */
  @Nullable Added replace(Prepared game, String source, int number) throws SQLException {
    Version before = earlier(game, sourceId(source), number);
    long twin = twin(game);
    if (before == null || before.text().equals(game.text) || (twin != 0 && twin != before.id())) {
      return null;
    }
    Added added = new Added(before.id(), startId(game), game, before.length(), before.result());
    String old = Prepared.words(Games.read(before.text()).orThrow());
    if (!old.isEmpty()) {
      try (PreparedStatement forget =
          database.prepare("INSERT INTO words(words, rowid, text) VALUES('delete', ?, ?)")) {
        forget.setLong(1, before.id());
        forget.setString(2, old);
        forget.executeUpdate();
      }
    }
    for (String table : new String[] {"duplicate", "inside"}) {
      try (PreparedStatement forget =
          database.prepare("DELETE FROM " + table + " WHERE game = ?")) {
        forget.setLong(1, before.id());
        forget.executeUpdate();
      }
    }
    write(added, source, number);
    return added;
  }

  /** The longest game from the same place that this one goes on. */
  private @Nullable Version earlier(Prepared game, long source, int number) throws SQLException {
    long start = startId(game);
    for (int depth = game.length(); depth >= 0; depth--) {
      sameLine.setLong(1, game.prefixes[depth]);
      try (ResultSet row = sameLine.executeQuery()) {
        while (row.next()) {
          // An earlier date would ask for the games that now are the last ones to be looked for.
          boolean isIt =
              row.getLong(2) == start
                  && row.getLong(4) == source
                  && row.getInt(5) == number
                  && row.getInt(8) == depth
                  && row.getString(7).compareTo(game.played) <= 0;
          if (isIt && Walk.begins(game.moves, row.getBytes(3))) {
            return new Version(row.getLong(1), depth, row.getInt(6), row.getString(9));
          }
        }
      }
    }
    return null;
  }

  private void player(int column, @Nullable String name) throws SQLException {
    if (name == null) {
      insert.setNull(column, java.sql.Types.INTEGER);
    } else {
      insert.setLong(column, id(players, "player", name));
    }
  }

  private long sourceId(String source) throws SQLException {
    return id(sources, "source", source);
  }

  /** The number of a name, which is added when it is new. */
  private long id(Map<String, Long> known, String table, String name) throws SQLException {
    Long id = known.get(name);
    if (id == null) {
      try (PreparedStatement add =
          database.prepare("INSERT OR IGNORE INTO " + table + "(name) VALUES(?)")) {
        add.setString(1, name);
        add.executeUpdate();
      }
      try (PreparedStatement select =
          database.prepare("SELECT id FROM " + table + " WHERE name = ?")) {
        select.setString(1, name);
        try (ResultSet row = select.executeQuery()) {
          row.next();
          id = row.getLong(1);
        }
      }
      known.put(name, id);
    }
    return id;
  }

  private long startId(Prepared game) throws SQLException {
    Long id = starts.get(game.start);
    if (id == null) {
      id = popular.startId(game.start, game.variant);
      starts.put(game.start, id);
    }
    return id;
  }
}
