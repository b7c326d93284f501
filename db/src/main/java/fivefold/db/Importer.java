package fivefold.db;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Adds games. They wait until there are many, and are then stored in one transaction together with
 * the note how far the import has come: whatever happens, the file holds the games up to some place
 * in the input and knows that place.
 *
 * <p>Nothing is locked while games wait, so that several importers get their turns.
 */
public final class Importer {
  /** Tests store fewer at a time, so that they can interrupt in between. */
  private static final int MOST_GAMES =
      Math.min(Integer.getInteger("fivefold.batch", 50_000), 50_000);

  private static final long MOST_WEIGHT = 120L << 20;

  private final Database database;
  private final String work;
  private final List<Entry> waiting = new ArrayList<>();
  private long weight;
  private Place place;
  private Counts counts;
  private long contained;
  private final Popular popular;

  /** The games of the batch under way that turned out to be new. */
  private final List<Added> added = new ArrayList<>();

  private final Map<String, Long> players = new HashMap<>();
  private final Map<String, Long> sources = new HashMap<>();
  private final Map<StartPosition, Long> starts = new HashMap<>();

  private record Entry(@Nullable Prepared game, String source, int number) {}

  record Added(long id, long start, Prepared game) {}

  /**
   * How far an import has come.
   *
   * @param inputs how many inputs are done
   * @param games how many games of the next one
   * @param worst how it went, in the words of the caller
   */
  public record Place(int inputs, int games, String worst) {}

  /** What became of the games. */
  public record Counts(long added, long duplicate, long broken) {
    public long all() {
      return added + duplicate + broken;
    }
  }

  private Importer(Database database, String work, Place place, Counts counts) {
    this.database = database;
    this.work = work;
    this.place = place;
    this.counts = counts;
    this.popular = new Popular(database);
  }

  /**
   * Begins an import, or goes on with one that was interrupted.
   *
   * @param work what tells this import from others; empty when it can't be resumed
   * @param worst how it goes as long as nothing has happened
   */
  public static Importer open(Database database, String work, String worst) throws SQLException {
    Place place = new Place(0, 0, worst);
    Counts counts = new Counts(0, 0, 0);
    try (PreparedStatement select =
        database.prepare(
            "SELECT inputs, games, worst, added, duplicate, broken FROM job WHERE work = ?")) {
      select.setString(1, work);
      try (ResultSet row = select.executeQuery()) {
        if (!work.isEmpty() && row.next()) {
          place = new Place(row.getInt(1), row.getInt(2), row.getString(3));
          counts = new Counts(row.getLong(4), row.getLong(5), row.getLong(6));
        }
      }
    }
    return new Importer(database, work, place, counts);
  }

  /** Where the import stands, games that wait included. */
  public Place place() {
    return place;
  }

  /** What became of the games, as far as they are stored. */
  public Counts counts() {
    return counts;
  }

  /** How many games this import found contained in others, or others contained in them. */
  public long contained() {
    return contained;
  }

  /**
   * Takes a game, which waits to be stored.
   *
   * @param source the name of its file
   * @param number its number in the file, from 1
   */
  public void add(Prepared game, String source, int number) {
    waiting.add(new Entry(game, source, number));
    weight += game.weight();
  }

  /** Counts a game that can't be read. */
  public void addBroken() {
    waiting.add(new Entry(null, "", 0));
  }

  /** All games up to a place have been added; stores them when they have become many. */
  public void passed(Place reached) throws SQLException {
    place = reached;
    if (waiting.size() >= MOST_GAMES || weight >= MOST_WEIGHT) {
      flush();
    }
  }

  /** Stores what waits. */
  public void flush() throws SQLException {
    store(false);
  }

  /** Stores what waits; the import is done. */
  public void finish() throws SQLException {
    store(true);
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  }

  private void store(boolean last) throws SQLException {
    if (waiting.isEmpty() && !last) {
      return;
    }
    Counts before = counts;
    database.execute("BEGIN IMMEDIATE");
    boolean done = false;
    try {
      forgetOthers();
      storeGames();
      popular.store(added);
      long known = database.count("SELECT count(*) FROM inside");
      new Containment(database).note(added);
      contained += database.count("SELECT count(*) FROM inside") - known;
      noteJob(last);
      database.execute("COMMIT");
      done = true;
    } finally {
      added.clear();
      if (!done) {
        counts = before;
        popular.forget();
        rollback();
      }
    }
    waiting.clear();
    weight = 0;
  }

  private void rollback() {
    try {
      database.execute("ROLLBACK");
    } catch (SQLException e) {
      // SQLite has done so itself, as after a full disk.
    }
  }

  /** What is remembered from earlier batches may be out of date or was never stored. */
  private void forgetOthers() throws SQLException {
    popular.load();
    players.clear();
    sources.clear();
    starts.clear();
  }

  private void storeGames() throws SQLException {
    long next = database.count("SELECT coalesce(max(id), 0) FROM game") + 1;
    long duplicates = 0;
    long broken = 0;
    try (PreparedStatement twin =
            database.prepare("SELECT id, start, moves FROM game WHERE line = ?");
        PreparedStatement insert =
            database.prepare("INSERT INTO game VALUES(?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)");
        PreparedStatement words = database.prepare("INSERT INTO words(rowid, text) VALUES(?, ?)");
        PreparedStatement duplicate =
            database.prepare("INSERT OR IGNORE INTO duplicate VALUES(?, ?, ?)")) {
      for (Entry entry : waiting) {
        Prepared game = entry.game();
        if (game == null) {
          broken++;
          continue;
        }
        long start = startId(game);
        long same = twin(twin, game, start);
        if (same != 0) {
          duplicates++;
          duplicate.setLong(1, same);
          duplicate.setLong(2, id(sources, "source", entry.source()));
          duplicate.setInt(3, entry.number());
          duplicate.executeUpdate();
          continue;
        }
        insert(insert, next, start, game, entry);
        if (!game.words.isEmpty()) {
          words.setLong(1, next);
          words.setString(2, game.words);
          words.executeUpdate();
        }
        added.add(new Added(next, start, game));
        next++;
      }
    }
    counts =
        new Counts(
            counts.added() + added.size(),
            counts.duplicate() + duplicates,
            counts.broken() + broken);
  }

  private static long twin(PreparedStatement select, Prepared game, long start)
      throws SQLException {
    select.setLong(1, game.line());
    try (ResultSet row = select.executeQuery()) {
      while (row.next()) {
        if (row.getLong(2) == start && Arrays.equals(row.getBytes(3), game.moves)) {
          return row.getLong(1);
        }
      }
    }
    return 0;
  }

  private void insert(PreparedStatement insert, long id, long start, Prepared game, Entry entry)
      throws SQLException {
    insert.setLong(1, id);
    insert.setLong(2, game.line());
    insert.setLong(3, start);
    player(insert, 4, game.white);
    player(insert, 5, game.black);
    insert.setString(6, game.played);
    insert.setInt(7, game.result);
    insert.setInt(8, game.length());
    insert.setInt(9, game.timelines);
    insert.setInt(10, game.branches());
    insert.setInt(11, game.fewest);
    insert.setInt(12, game.verdict);
    insert.setLong(13, id(sources, "source", entry.source()));
    insert.setInt(14, entry.number());
    insert.setBytes(15, game.moves);
    insert.setString(16, game.text);
    insert.executeUpdate();
  }

  private void player(PreparedStatement insert, int column, @Nullable String name)
      throws SQLException {
    if (name == null) {
      insert.setNull(column, java.sql.Types.INTEGER);
    } else {
      insert.setLong(column, id(players, "player", name));
    }
  }

  /** The number of a name, which is added when it is new. */
  private long id(Map<String, Long> known, String table, String name) throws SQLException {
    Long id = known.get(name);
    if (id == null) {
      try (PreparedStatement insert =
          database.prepare("INSERT OR IGNORE INTO " + table + "(name) VALUES(?)")) {
        insert.setString(1, name);
        insert.executeUpdate();
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

  private void noteJob(boolean last) throws SQLException {
    if (work.isEmpty()) {
      return;
    }
    if (last) {
      try (PreparedStatement delete = database.prepare("DELETE FROM job WHERE work = ?")) {
        delete.setString(1, work);
        delete.executeUpdate();
      }
      return;
    }
    try (PreparedStatement note =
        database.prepare("INSERT OR REPLACE INTO job VALUES(?, ?, ?, ?, ?, ?, ?)")) {
      note.setString(1, work);
      note.setInt(2, place.inputs());
      note.setInt(3, place.games());
      note.setString(4, place.worst());
      note.setLong(5, counts.added());
      note.setLong(6, counts.duplicate());
      note.setLong(7, counts.broken());
      note.executeUpdate();
    }
  }
}
