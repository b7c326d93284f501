package fivefold.db;

import fivefold.db.Importer.Added;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.BitSet;
import java.util.List;

/**
 * Notes which games are the beginning of others, and which have the same main line but another
 * tree. One other game is noted for each.
 */
final class Containment {
  private final Database database;

  Containment(Database database) {
    this.database = database;
  }

  /**
   * Compares games, already stored, with all.
   *
   * @param firstNew the number from which on games are new
   */
  void note(List<Added> added, long firstNew) throws SQLException {
    if (added.isEmpty()) {
      return;
    }
    BitSet lengths = lengths();
    try (PreparedStatement insert = database.prepare("INSERT OR IGNORE INTO inside VALUES(?, ?)");
        PreparedStatement shorter =
            database.prepare("SELECT id, start, moves FROM game WHERE line = ?");
        PreparedStatement longer =
            database.prepare(
                "SELECT g.id, g.moves FROM board b JOIN game g ON g.id = b.game"
                    + " WHERE b.key = ? AND b.game < ? AND g.start = ? AND g.length > ?");
        PreparedStatement anyLonger =
            database.prepare(
                "SELECT id, moves FROM game WHERE start = ? AND id < ? AND length > ?")) {
      for (Added game : added) {
        noteShorter(shorter, insert, game, lengths);
        Prepared prepared = game.game();
        if (prepared.lastBoard == 0 || prepared.start.has(prepared.lastBoard)) {
          anyLonger.setLong(1, game.start());
          anyLonger.setLong(2, firstNew);
          anyLonger.setInt(3, prepared.length());
          noteLonger(anyLonger, insert, game);
        } else {
          longer.setLong(1, prepared.lastBoard);
          longer.setLong(2, firstNew);
          longer.setLong(3, game.start());
          longer.setInt(4, prepared.length());
          noteLonger(longer, insert, game);
        }
      }
    }
  }

  /** How long games are at all: most beginnings are the end of none. */
  private BitSet lengths() throws SQLException {
    BitSet lengths = new BitSet();
    try (PreparedStatement select = database.prepare("SELECT DISTINCT length FROM game");
        ResultSet row = select.executeQuery()) {
      while (row.next()) {
        lengths.set(row.getInt(1));
      }
    }
    return lengths;
  }

  /** Games that this one goes on, or has the same main line as. */
  private static void noteShorter(
      PreparedStatement select, PreparedStatement insert, Added game, BitSet lengths)
      throws SQLException {
    Prepared prepared = game.game();
    for (int depth = lengths.nextSetBit(0);
        depth >= 0 && depth <= prepared.length();
        depth = lengths.nextSetBit(depth + 1)) {
      select.setLong(1, prepared.prefixes[depth]);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          long other = row.getLong(1);
          if (other == game.id() || row.getLong(2) != game.start()) {
            continue;
          }
          byte[] moves = row.getBytes(3);
          if (depth < prepared.length()) {
            if (Walk.goesOn(prepared.moves, moves)) {
              insert(insert, other, game.id());
            }
          } else {
            insert(insert, Math.max(other, game.id()), Math.min(other, game.id()));
          }
        }
      }
    }
  }

  private static void noteLonger(PreparedStatement select, PreparedStatement insert, Added game)
      throws SQLException {
    try (ResultSet row = select.executeQuery()) {
      while (row.next()) {
        if (Walk.goesOn(row.getBytes(2), game.game().moves)) {
          insert(insert, game.id(), row.getLong(1));
          return;
        }
      }
    }
  }

  private static void insert(PreparedStatement insert, long game, long other) throws SQLException {
    insert.setLong(1, game);
    insert.setLong(2, other);
    insert.executeUpdate();
  }
}
