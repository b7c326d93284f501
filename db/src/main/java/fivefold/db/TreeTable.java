package fivefold.db;

import fivefold.game.Result;
import java.nio.ByteBuffer;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/** Collects what is to be added to the {@code tree}, and adds it. */
final class TreeTable {
  private final Database database;
  private final Map<Place, Tally> tallies = new HashMap<>();

  private record Place(long boards, long multiverse, ByteBuffer action) {}

  TreeTable(Database database) {
    this.database = database;
  }

  /** What is to be added for an action in a position. */
  Tally at(long boards, long multiverse, byte[] action) {
    return tallies.computeIfAbsent(
        new Place(boards, multiverse, ByteBuffer.wrap(action)), place -> new Tally());
  }

  void store() throws SQLException {
    try (PreparedStatement upsert =
        database.prepare(
            """
            INSERT INTO tree VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET
              games = games + excluded.games, white = white + excluded.white,
              draws = draws + excluded.draws, black = black + excluded.black,
              example = CASE
                WHEN excluded.last > last OR (excluded.last = last AND excluded.example < example)
                THEN excluded.example ELSE example END,
              last = max(last, excluded.last)
            """)) {
      for (Map.Entry<Place, Tally> entry : tallies.entrySet()) {
        Place place = entry.getKey();
        Tally tally = entry.getValue();
        upsert.setLong(1, place.boards());
        upsert.setLong(2, place.multiverse());
        upsert.setBytes(3, place.action().array());
        upsert.setLong(4, tally.games);
        upsert.setLong(5, tally.results[Result.WHITE_WINS.ordinal() + 1]);
        upsert.setLong(6, tally.results[Result.DRAW.ordinal() + 1]);
        upsert.setLong(7, tally.results[Result.BLACK_WINS.ordinal() + 1]);
        upsert.setString(8, tally.last);
        upsert.setLong(9, tally.example);
        upsert.executeUpdate();
      }
    }
  }

  /** The games that played one action. */
  static final class Tally {
    long games;
    final long[] results = new long[Result.values().length + 1];
    String last = "";
    long example;

    void add(int result, String played, long game) {
      games++;
      results[result]++;
      take(played, game);
    }

    void add(long more, long white, long draws, long black, String played, long game) {
      games += more;
      results[Result.WHITE_WINS.ordinal() + 1] += white;
      results[Result.DRAW.ordinal() + 1] += draws;
      results[Result.BLACK_WINS.ordinal() + 1] += black;
      take(played, game);
    }

    /** A game that was counted before has another result or a later date now. */
    void change(int resultBefore, int result, String played, long game) {
      results[resultBefore]--;
      results[result]++;
      take(played, game);
    }

    private void take(String played, long game) {
      int order = played.compareTo(last);
      if (example == 0 || order > 0 || (order == 0 && game < example)) {
        last = played;
        example = game;
      }
    }
  }
}
