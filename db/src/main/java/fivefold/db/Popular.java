package fivefold.db;

import fivefold.db.Importer.Added;
import fivefold.model.Multiverse;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the tables {@code board}, {@code popular} and {@code tree} as {@link Schema} describes them
 * while games are added.
 */
final class Popular {
  private static final int INDEX_BITS = 64 - BoardKey.BITS - 1;
  private static final int INDEX_MASK = (1 << INDEX_BITS) - 1;

  private final Database database;
  private final LongSet known = new LongSet();

  /** Boards that became popular in this batch, and so may make positions of old games so. */
  private final LongSet fresh = new LongSet();

  private final Longs freshList = new Longs();
  private long loadedVersion = -1;
  private long firstNew;

  Popular(Database database) {
    this.database = database;
  }

  /** Begins a batch: learns what other processes have stored. */
  void load() throws SQLException {
    fresh.clear();
    freshList.clear();
    firstNew = database.count("SELECT coalesce(max(id), 0) FROM game") + 1;
    long version = database.count("PRAGMA data_version");
    if (version == loadedVersion) {
      return;
    }
    known.clear();
    try (Statement statement = database.connection().createStatement();
        ResultSet rows = statement.executeQuery("SELECT key FROM popular")) {
      while (rows.next()) {
        known.add(rows.getLong(1));
      }
    }
    loadedVersion = version;
  }

  /** The number from which on the games of this batch are new. */
  long firstNew() {
    return firstNew;
  }

  /** A batch was not stored: what was learned from it is wrong. */
  void forget() {
    loadedVersion = -1;
  }

  /** The number of a start position, which is added when it is new. */
  long startId(StartPosition start, @Nullable String variant) throws SQLException {
    try (PreparedStatement select = database.prepare("SELECT id, text FROM start WHERE key = ?")) {
      select.setLong(1, start.key().high());
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          if (rows.getString(2).equals(start.text())) {
            long id = rows.getLong(1);
            name(id, variant);
            return id;
          }
        }
      }
    }
    long id = database.count("SELECT coalesce(max(id), 0) FROM start") + 1;
    try (PreparedStatement insert = database.prepare("INSERT INTO start VALUES(?, ?, ?, ?)")) {
      insert.setLong(1, id);
      insert.setLong(2, start.key().high());
      insert.setString(3, variant);
      insert.setString(4, start.text());
      insert.executeUpdate();
    }
    try (PreparedStatement insert =
        database.prepare("INSERT OR IGNORE INTO start_board VALUES(?, ?)")) {
      for (long board : start.boards()) {
        insert.setLong(1, board);
        insert.setLong(2, id);
        insert.executeUpdate();
        become(board);
      }
    }
    return id;
  }

  /** The first game of a start may have spelled it out; another knows its name. */
  private void name(long start, @Nullable String variant) throws SQLException {
    try (PreparedStatement update =
        database.prepare("UPDATE start SET variant = coalesce(variant, ?) WHERE id = ?")) {
      update.setString(1, variant);
      update.setLong(2, start);
      update.executeUpdate();
    }
  }

  private void become(long board) {
    if (!known.contains(board) && fresh.add(board)) {
      freshList.add(board);
    }
  }

  /** Stores the boards of new games and brings the tree up to date. */
  void store(List<Added> added) throws SQLException {
    storeBoards(added);
    try (PreparedStatement insert = database.prepare("INSERT OR IGNORE INTO popular VALUES(?)")) {
      for (int i = 0; i < freshList.size(); i++) {
        insert.setLong(1, freshList.get(i));
        insert.executeUpdate();
      }
    }
    TreeTable tree = new TreeTable(database);
    countOldGames(tree, added);
    for (int i = 0; i < freshList.size(); i++) {
      known.add(freshList.get(i));
    }
    for (Added game : added) {
      countNewGame(tree, game);
    }
    tree.store();
  }

  /** Inserts in ascending order, which is several times faster than any other. */
  private void storeBoards(List<Added> added) throws SQLException {
    Longs pairs = new Longs();
    for (int i = 0; i < added.size(); i++) {
      for (long board : added.get(i).game().boards) {
        if (added.get(i).id() >= firstNew || !isStored(board, added.get(i).id())) {
          pairs.add(board << INDEX_BITS | i);
        }
      }
    }
    long[] sorted = pairs.toArray();
    Arrays.sort(sorted);
    try (PreparedStatement insert = database.prepare("INSERT INTO board VALUES(?, ?)");
        PreparedStatement present =
            database.prepare(
                "SELECT count(*) FROM (SELECT 1 FROM board WHERE key = ? LIMIT "
                    + Schema.POPULAR
                    + ")")) {
      for (int from = 0; from < sorted.length; ) {
        long key = sorted[from] >> INDEX_BITS;
        int to = from + 1;
        while (to < sorted.length && sorted[to] >> INDEX_BITS == key) {
          to++;
        }
        if (!known.contains(key) && isManyWith(present, key, to - from)) {
          become(key);
        }
        for (int i = from; i < to; i++) {
          insert.setLong(1, key);
          insert.setLong(2, added.get((int) sorted[i] & INDEX_MASK).id());
          insert.executeUpdate();
        }
        from = to;
      }
    }
  }

  private boolean isStored(long board, long game) throws SQLException {
    return database.count("SELECT count(*) FROM board WHERE key = " + board + " AND game = " + game)
        > 0;
  }

  private static boolean isManyWith(PreparedStatement present, long key, int more)
      throws SQLException {
    present.setLong(1, key);
    try (ResultSet row = present.executeQuery()) {
      return row.next() && row.getLong(1) + more >= Schema.POPULAR;
    }
  }

  /** Positions of games stored earlier that are complete now that a board became popular. */
  private void countOldGames(TreeTable tree, List<Added> added) throws SQLException {
    LongSet seen = new LongSet();
    for (Added game : added) {
      seen.add(game.id()); // they have their turn afterwards, also when they replace an old one
    }
    try (PreparedStatement games =
        database.prepare(
            "SELECT g.id, g.start, g.moves, g.result, g.played FROM board b"
                + " JOIN game g ON g.id = b.game WHERE b.key = ? AND b.game < ?")) {
      for (int i = 0; i < freshList.size(); i++) {
        games.setLong(1, freshList.get(i));
        games.setLong(2, firstNew);
        try (ResultSet row = games.executeQuery()) {
          while (row.next()) {
            if (seen.add(row.getLong(1))) {
              countOldGame(tree, row);
            }
          }
        }
      }
    }
  }

  private void countOldGame(TreeTable tree, ResultSet row) throws SQLException {
    Walk walk = new Walk(database.start(row.getLong(2)).multiverse(), row.getBytes(3));
    while (walk.hasNext()) {
      Multiverse at = walk.now();
      boolean isFresh = false;
      boolean isComplete = true;
      for (int i = at.minTimeline(); isComplete && i <= at.maxTimeline(); i++) {
        long board = BoardKey.of(at.timeline(i).last());
        boolean now = fresh.contains(board);
        isFresh |= now;
        isComplete = now || known.contains(board);
      }
      walk.next();
      if (isFresh && isComplete) {
        tree.at(at.lastBoardsKey().high(), at.key().high(), walk.actionBytes())
            .add(row.getInt(4), row.getString(5), row.getLong(1));
      }
    }
  }

  private void countNewGame(TreeTable tree, Added added) {
    Prepared game = added.game();
    int next = 0;
    for (int depth = 0; depth < game.length(); depth++) {
      int at = next;
      int boards = (int) game.positions[at + 2];
      next = at + 3 + boards;
      boolean isComplete = true;
      boolean isFresh = depth >= added.counted();
      for (int i = 0; isComplete && i < boards; i++) {
        long board = game.positions[at + 3 + i];
        isComplete = known.contains(board);
        isFresh = isFresh || fresh.contains(board);
      }
      if (!isComplete) {
        continue;
      }
      TreeTable.Tally tally =
          tree.at(game.positions[at], game.positions[at + 1], game.actionBytes(depth));
      if (isFresh) {
        tally.add(game.result, game.played, added.id());
      } else {
        tally.change(added.resultBefore(), game.result, game.played, added.id());
      }
    }
  }
}
