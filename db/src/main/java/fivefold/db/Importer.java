package fivefold.db;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
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
  private boolean replaces;
  private long replaced;
  private final Popular popular;

  /** The games of the batch under way that turned out to be new, or longer than they were. */
  private final List<Added> added = new ArrayList<>();

  private record Entry(@Nullable Prepared game, String source, int number) {}

  /**
   * A game that was stored.
   *
   * @param counted how many of its actions were counted with an earlier version of it
   * @param resultBefore the result they were counted with
   */
  record Added(long id, long start, Prepared game, int counted, int resultBefore) {}

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

  /**
   * From now on a game that goes on what an earlier version of its file had takes the place of
   * that, as files of games under way do.
   */
  public Importer replacing() {
    replaces = true;
    return this;
  }

  /** How many games took the place of an earlier version. */
  public long replaced() {
    return replaced;
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
    long replacedBefore = replaced;
    database.execute("BEGIN IMMEDIATE");
    boolean done = false;
    try {
      popular.load();
      storeGames();
      popular.store(added);
      long known = database.count("SELECT count(*) FROM inside");
      new Containment(database).note(added, popular.firstNew());
      contained += Math.max(0, database.count("SELECT count(*) FROM inside") - known);
      noteJob(last);
      database.execute("COMMIT");
      done = true;
    } finally {
      added.clear();
      if (!done) {
        counts = before;
        replaced = replacedBefore;
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

  private void storeGames() throws SQLException {
    long news = 0;
    long duplicates = 0;
    long broken = 0;
    try (GameTable table = new GameTable(database, popular)) {
      for (Entry entry : waiting) {
        Prepared game = entry.game();
        if (game == null) {
          broken++;
          continue;
        }
        Added instead = replaces ? table.replace(game, entry.source(), entry.number()) : null;
        if (instead != null) {
          added.add(instead);
          continue;
        }
        long same = table.twin(game);
        if (same != 0) {
          duplicates++;
          table.noteDuplicate(same, entry.source(), entry.number());
        } else {
          news++;
          added.add(table.add(game, entry.source(), entry.number()));
        }
      }
    }
    replaced += added.size() - news;
    counts =
        new Counts(
            counts.added() + news, counts.duplicate() + duplicates, counts.broken() + broken);
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
