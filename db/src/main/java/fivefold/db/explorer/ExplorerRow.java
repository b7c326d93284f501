package fivefold.db.explorer;

import fivefold.model.Key;
import java.util.Comparator;
import java.util.List;

/**
 * What is known of one action in one position.
 *
 * @param key the position before it: a multiverse's key or that of its last boards
 * @param action its moves with boards and squares, as {@code Action.squares} writes them
 * @param games how many games played it; those without a result are in no other count
 * @param last when it was played last, as {@code yyyymmdd} with 00 for what is unknown, or 0
 * @param examples numbers of a few games that played it, the most instructive first
 */
public record ExplorerRow(
    Key key,
    String action,
    long games,
    long white,
    long draws,
    long black,
    int last,
    List<Integer> examples) {

  /** So many examples are kept. */
  public static final int EXAMPLES = 4;

  /** In the order of positions, and there the most played action first. */
  public static final Comparator<ExplorerRow> ORDER =
      Comparator.comparing(ExplorerRow::key)
          .thenComparing(ExplorerRow::games, Comparator.reverseOrder())
          .thenComparing(ExplorerRow::action);

  public ExplorerRow {
    examples = List.copyOf(examples);
    if (action.isEmpty() || white < 0 || draws < 0 || black < 0 || last < 0) {
      throw new IllegalArgumentException("no such row: " + action);
    }
    if (games < 1 || white + draws + black > games) {
      throw new IllegalArgumentException("more results than games: " + action);
    }
    if (examples.size() > EXAMPLES) {
      throw new IllegalArgumentException("too many examples: " + examples.size());
    }
  }
}
