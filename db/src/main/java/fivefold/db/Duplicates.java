package fivefold.db;

import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.function.Consumer;

/** Games that came more than once, and games that are part of others. */
public final class Duplicates {
  private final Database database;

  public Duplicates(Database database) {
    this.database = database;
  }

  /** How two games are alike. */
  public enum Kind {
    /** Start and actions are the same; the other was skipped. */
    DUPLICATE,
    /** The main line of the other begins with that of the game and goes on. */
    CONTAINED,
    /** The main lines are equal; the rest of the trees differs. */
    SAME_LINE
  }

  /**
   * Two games that are alike.
   *
   * @param other the number of a stored game, or the file of a skipped one with its number there
   */
  public record Pair(Kind kind, long game, String other) {}

  /** Gives all pairs, by kind and number. */
  public void forEach(Consumer<Pair> taker) throws SQLException {
    give(
        taker,
        Kind.DUPLICATE,
        "SELECT d.game, s.name || '#' || d.number FROM duplicate d JOIN source s ON s.id = d.source"
            + " ORDER BY d.game, s.name, d.number");
    String inside =
        "SELECT i.game, i.longer FROM inside i JOIN game a ON a.id = i.game"
            + " JOIN game b ON b.id = i.longer WHERE a.length ";
    give(taker, Kind.CONTAINED, inside + "< b.length ORDER BY i.game");
    give(taker, Kind.SAME_LINE, inside + "= b.length ORDER BY i.game");
  }

  private void give(Consumer<Pair> taker, Kind kind, String query) throws SQLException {
    try (PreparedStatement select = database.prepare(query);
        ResultSet row = select.executeQuery()) {
      while (row.next()) {
        taker.accept(new Pair(kind, row.getLong(1), row.getString(2)));
      }
    }
  }
}
