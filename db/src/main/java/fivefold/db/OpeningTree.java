package fivefold.db;

import fivefold.db.TreeTable.Tally;
import fivefold.game.Result;
import fivefold.model.Key;
import fivefold.model.Multiverse;
import fivefold.model.Ply;
import fivefold.rules.Action;
import fivefold.rules.Attempt;
import fivefold.rules.State;
import java.nio.ByteBuffer;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What was played from a position, in the main lines of all games. */
public final class OpeningTree {
  private final Database database;

  public OpeningTree(Database database) {
    this.database = database;
  }

  /**
   * An action with its statistics.
   *
   * @param action as it was played; where histories are joined, perhaps one that another past than
   *     that of the position allows
   */
  public record Branch(Action action, TreeRow row) {}

  /**
   * The actions that were played from a position, the most played first.
   *
   * @param joined whether histories that end in the same boards are one position
   */
  public List<Branch> of(State position, boolean joined) throws SQLException {
    Multiverse at = position.multiverse();
    long rare = rareBoard(at);
    Map<ByteBuffer, Tally> tallies = rare < 0 ? stored(at, joined) : counted(at, joined, rare);
    List<Branch> branches = new ArrayList<>();
    Key key = joined ? at.lastBoardsKey() : at.key();
    for (Map.Entry<ByteBuffer, Tally> entry : tallies.entrySet()) {
      Action action = new MoveCode.Reader(entry.getKey().array(), 0).action(at);
      Tally tally = entry.getValue();
      TreeRow row =
          new TreeRow(
              key,
              text(position, action),
              tally.games,
              tally.results[Result.WHITE_WINS.ordinal() + 1],
              tally.results[Result.DRAW.ordinal() + 1],
              tally.results[Result.BLACK_WINS.ordinal() + 1],
              tally.last,
              tally.example);
      branches.add(new Branch(action, row));
    }
    branches.sort(
        Comparator.comparingLong((Branch branch) -> -branch.row().games())
            .thenComparing(branch -> branch.row().action()));
    return branches;
  }

  private static String text(State position, Action action) {
    if (position.play(action) instanceof Attempt.Ok) {
      return position.standardOrder(action.plies()).toString();
    }
    StringBuilder text = new StringBuilder();
    for (Ply ply : action.plies()) {
      text.append(text.length() == 0 ? "" : " ").append(ply.describe(position.parity()));
    }
    return text.toString();
  }

  /** The key of a last board that few games have, or -1 when all are popular. */
  private long rareBoard(Multiverse at) throws SQLException {
    try (PreparedStatement select = database.prepare("SELECT 1 FROM popular WHERE key = ?")) {
      for (int i = at.minTimeline(); i <= at.maxTimeline(); i++) {
        long key = BoardKey.of(at.timeline(i).last());
        select.setLong(1, key);
        try (ResultSet row = select.executeQuery()) {
          if (!row.next()) {
            return key;
          }
        }
      }
    }
    return -1;
  }

  private Map<ByteBuffer, Tally> stored(Multiverse at, boolean joined) throws SQLException {
    Map<ByteBuffer, Tally> tallies = new HashMap<>();
    try (PreparedStatement select =
        database.prepare(
            "SELECT action, games, white, draws, black, last, example FROM tree WHERE boards = ?"
                + (joined ? "" : " AND multiverse = ?"))) {
      select.setLong(1, at.lastBoardsKey().high());
      if (!joined) {
        select.setLong(2, at.key().high());
      }
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          ByteBuffer action = ByteBuffer.wrap(row.getBytes(1));
          tallies
              .computeIfAbsent(action, any -> new Tally())
              .add(
                  row.getLong(2),
                  row.getLong(3),
                  row.getLong(4),
                  row.getLong(5),
                  row.getString(6),
                  row.getLong(7));
        }
      }
    }
    return tallies;
  }

  private Map<ByteBuffer, Tally> counted(Multiverse at, boolean joined, long board)
      throws SQLException {
    Map<ByteBuffer, Tally> tallies = new HashMap<>();
    Key lastBoards = at.lastBoardsKey();
    try (PreparedStatement select =
        database.prepare(
            "SELECT g.id, g.start, g.moves, g.result, g.played FROM board b"
                + " JOIN game g ON g.id = b.game WHERE b.key = ?")) {
      select.setLong(1, board);
      try (ResultSet row = select.executeQuery()) {
        while (row.next()) {
          Walk walk = new Walk(database.start(row.getLong(2)).multiverse(), row.getBytes(3));
          while (walk.hasNext()) {
            Multiverse here = walk.now();
            boolean isIt = joined ? here.lastBoardsKey().equals(lastBoards) : here.equals(at);
            walk.next();
            if (isIt) {
              tallies
                  .computeIfAbsent(ByteBuffer.wrap(walk.actionBytes()), any -> new Tally())
                  .add(row.getInt(4), row.getString(5), row.getLong(1));
            }
          }
        }
      }
    }
    return tallies;
  }
}
