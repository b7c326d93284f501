package fivefold.db;

import fivefold.model.Board;
import fivefold.model.Multiverse;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads games, by number or those that a query may be about, one after the other. */
public final class Finder {
  private static final String COLUMNS =
      "SELECT g.id, g.start, w.name, b.name, s.variant, g.played, g.result, g.length, g.timelines,"
          + " g.branches, g.moves, g.text FROM game g JOIN start s ON s.id = g.start"
          + " LEFT JOIN player w ON w.id = g.white LEFT JOIN player b ON b.id = g.black";

  private static final int ENOUGH = 1_000;

  private final Database database;

  public Finder(Database database) {
    this.database = database;
  }

  /** Takes games as they come. */
  public interface Taker {
    void take(StoredGame game) throws IOException;
  }

  /** The game of a number, or null. */
  public @Nullable StoredGame game(long id) throws SQLException {
    try (PreparedStatement select = database.prepare(COLUMNS + " WHERE g.id = ?")) {
      select.setLong(1, id);
      try (ResultSet row = select.executeQuery()) {
        return row.next() ? game(row) : null;
      }
    }
  }

  /**
   * Gives the games that the tables don't rule out, by number; {@link Query#match} tells which of
   * them it is about.
   */
  public void candidates(Query query, Taker taker) throws SQLException, IOException {
    List<String> where = new ArrayList<>(query.where);
    List<Object> values = new ArrayList<>(query.values);
    for (String player : query.players) {
      where.add(players(player));
    }
    for (Multiverse position : query.positions) {
      has(where, values, rarest(position));
    }
    for (Board board : query.boards) {
      has(where, values, BoardKey.of(board));
    }
    String conditions = where.isEmpty() ? "" : " WHERE " + String.join(" AND ", where);
    try (PreparedStatement select = database.prepare(COLUMNS + conditions + " ORDER BY g.id")) {
      for (int i = 0; i < values.size(); i++) {
        select.setObject(i + 1, values.get(i));
      }
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          taker.take(game(row));
        }
      }
    }
  }

  private static void has(List<String> where, List<Object> values, long board) {
    where.add(
        "g.id IN (SELECT game FROM board WHERE key = ? UNION SELECT id FROM game WHERE start IN"
            + " (SELECT start FROM start_board WHERE key = ?))");
    values.add(board);
    values.add(board);
  }

  /** The last board of a position that the fewest games have. */
  private long rarest(Multiverse position) throws SQLException {
    long rarest = 0;
    long fewest = Long.MAX_VALUE;
    try (PreparedStatement count =
            database.prepare(
                "SELECT count(*) FROM (SELECT 1 FROM board WHERE key = ? LIMIT " + ENOUGH + ")");
        PreparedStatement isStart =
            database.prepare("SELECT count(*) FROM start_board WHERE key = ?")) {
      for (int i = position.minTimeline(); i <= position.maxTimeline(); i++) {
        long key = BoardKey.of(position.timeline(i).last());
        long games = number(count, key) + ENOUGH * number(isStart, key);
        if (games < fewest) {
          fewest = games;
          rarest = key;
        }
      }
    }
    return rarest;
  }

  private static long number(PreparedStatement select, long key) throws SQLException {
    select.setLong(1, key);
    try (ResultSet row = select.executeQuery()) {
      return row.next() ? row.getLong(1) : 0;
    }
  }

  /** The condition that one of the players has such a name: compared here, as Java does letters. */
  private String players(String part) throws SQLException {
    StringBuilder ids = new StringBuilder();
    try (Statement statement = database.connection().createStatement();
        ResultSet row = statement.executeQuery("SELECT id, name FROM player")) {
      while (row.next()) {
        if (row.getString(2).toLowerCase(Locale.ROOT).contains(part)) {
          ids.append(ids.length() == 0 ? "" : ",").append(row.getLong(1));
        }
      }
    }
    return "(g.white IN (" + ids + ") OR g.black IN (" + ids + "))";
  }

  private StoredGame game(ResultSet row) throws SQLException {
    return new StoredGame(
        row.getLong(1),
        database.start(row.getLong(2)),
        row.getString(3),
        row.getString(4),
        row.getString(5),
        row.getString(6),
        row.getInt(7),
        row.getInt(8),
        row.getInt(9),
        row.getInt(10),
        row.getBytes(11),
        row.getString(12));
  }
}
