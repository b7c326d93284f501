package fivefold.db;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * The tables, and how files of earlier versions become files of this one.
 *
 * <ul>
 *   <li>{@code board} says which games have a board, wherever in the multiverse; boards of the
 *       start position are left out, since the start tells them.
 *   <li>{@code popular} lists the boards of at least {@link #POPULAR} games and all boards of start
 *       positions. The {@code tree} holds the statistics of every position whose last boards are
 *       all popular, and of no other: those of a position with a rarer board are counted from the
 *       few games that have it.
 *   <li>{@code inside} names for a game a longer one that begins with it, or one with the same main
 *       line and another tree.
 *   <li>{@code job} is how far an import has come.
 * </ul>
 */
final class Schema {
  /** From how many games on a board's statistics are kept ready. */
  static final int POPULAR = 32;

  /** "5DDB": tells our files from other programs' SQLite files. */
  static final int APPLICATION = 0x35444442;

  /** The script at i makes version i + 1 of a file of version i. */
  private static final List<String> SCRIPTS =
      List.of(
          """
          CREATE TABLE start(
            id INTEGER PRIMARY KEY, key INTEGER NOT NULL, variant TEXT, text TEXT NOT NULL);
          CREATE INDEX start_key ON start(key);
          CREATE TABLE start_board(
            key INTEGER NOT NULL, start INTEGER NOT NULL, PRIMARY KEY(key, start)) WITHOUT ROWID;
          CREATE TABLE player(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
          CREATE TABLE source(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
          CREATE TABLE game(
            id INTEGER PRIMARY KEY, line INTEGER NOT NULL, start INTEGER NOT NULL,
            white INTEGER, black INTEGER, played TEXT NOT NULL, result INTEGER NOT NULL,
            length INTEGER NOT NULL, timelines INTEGER NOT NULL, branches INTEGER NOT NULL,
            fewest INTEGER NOT NULL, verdict INTEGER NOT NULL,
            source INTEGER NOT NULL, number INTEGER NOT NULL,
            moves BLOB NOT NULL, text TEXT NOT NULL);
          CREATE INDEX game_line ON game(line);
          CREATE INDEX game_length ON game(length);
          CREATE INDEX game_start ON game(start);
          CREATE INDEX game_white ON game(white);
          CREATE INDEX game_black ON game(black);
          CREATE VIRTUAL TABLE words USING fts5(
            text, content='', detail=none, tokenize='unicode61 remove_diacritics 2');
          CREATE TABLE board(
            key INTEGER NOT NULL, game INTEGER NOT NULL, PRIMARY KEY(key, game)) WITHOUT ROWID;
          CREATE TABLE popular(key INTEGER PRIMARY KEY);
          CREATE TABLE tree(
            boards INTEGER NOT NULL, multiverse INTEGER NOT NULL, action BLOB NOT NULL,
            games INTEGER NOT NULL, white INTEGER NOT NULL, draws INTEGER NOT NULL,
            black INTEGER NOT NULL, last TEXT NOT NULL, example INTEGER NOT NULL,
            PRIMARY KEY(boards, multiverse, action)) WITHOUT ROWID;
          CREATE TABLE inside(game INTEGER PRIMARY KEY, longer INTEGER NOT NULL);
          CREATE TABLE duplicate(
            game INTEGER NOT NULL, source INTEGER NOT NULL, number INTEGER NOT NULL,
            PRIMARY KEY(game, source, number)) WITHOUT ROWID;
          CREATE TABLE job(
            work TEXT PRIMARY KEY, inputs INTEGER NOT NULL, games INTEGER NOT NULL,
            worst TEXT NOT NULL, added INTEGER NOT NULL, duplicate INTEGER NOT NULL,
            broken INTEGER NOT NULL);
          CREATE TABLE card(
            position TEXT PRIMARY KEY, due INTEGER NOT NULL, days INTEGER NOT NULL,
            right INTEGER NOT NULL, wrong INTEGER NOT NULL)
          """);

  static final int VERSION = SCRIPTS.size();

  private Schema() {}

  static int version(Connection connection) throws SQLException {
    return number(connection, "PRAGMA user_version");
  }

  static int application(Connection connection) throws SQLException {
    return number(connection, "PRAGMA application_id");
  }

  static boolean isEmpty(Connection connection) throws SQLException {
    return number(connection, "SELECT count(*) FROM sqlite_schema") == 0;
  }

  static int number(Connection connection, String query) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(query)) {
      return row.next() ? row.getInt(1) : 0;
    }
  }

  /** Brings an empty file, or one of an earlier version, up to this one: all of it or nothing. */
  static void migrate(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("BEGIN IMMEDIATE");
      // Another process may have been here since somebody asked.
      for (int version = version(connection); version < VERSION; version++) {
        for (String command : SCRIPTS.get(version).split(";", -1)) {
          statement.execute(command);
        }
        statement.execute("PRAGMA user_version = " + (version + 1));
      }
      statement.execute("PRAGMA application_id = " + APPLICATION);
      statement.execute("COMMIT");
    }
  }
}
