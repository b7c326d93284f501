package fivefold.db;

import java.io.IOException;
import java.nio.file.Files;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is in a database.
 *
 * @param counts by what they count, in the order to show them
 * @param variants how many games of each variant
 * @param timelines how many games by the number of their timelines
 */
public record Statistics(
    Map<String, Long> counts, Map<String, Long> variants, Map<String, Long> timelines) {

  public static Statistics of(Database database) throws SQLException, IOException {
    Map<String, Long> counts = new LinkedHashMap<>();
    counts.put("games", database.count("SELECT count(*) FROM game"));
    counts.put("actions", database.count("SELECT coalesce(sum(length), 0) FROM game"));
    counts.put("players", database.count("SELECT count(*) FROM player"));
    counts.put("starts", database.count("SELECT count(*) FROM start"));
    counts.put("won by White", database.count("SELECT count(*) FROM game WHERE result = 1"));
    counts.put("drawn", database.count("SELECT count(*) FROM game WHERE result = 3"));
    counts.put("won by Black", database.count("SELECT count(*) FROM game WHERE result = 2"));
    counts.put("duplicates skipped", database.count("SELECT count(*) FROM duplicate"));
    counts.put("contained in others", database.count("SELECT count(*) FROM inside"));
    counts.put("bytes", Files.size(database.file()));
    return new Statistics(
        counts,
        group(
            database,
            "SELECT coalesce(s.variant, 'custom'), count(*) FROM game g JOIN start s"
                + " ON s.id = g.start GROUP BY 1 ORDER BY 2 DESC, 1"),
        group(database, "SELECT timelines, count(*) FROM game GROUP BY 1 ORDER BY 1"));
  }

  private static Map<String, Long> group(Database database, String query) throws SQLException {
    Map<String, Long> groups = new LinkedHashMap<>();
    try (PreparedStatement select = database.prepare(query);
        ResultSet row = select.executeQuery()) {
      while (row.next()) {
        groups.put(row.getString(1), row.getLong(2));
      }
    }
    return groups;
  }
}
