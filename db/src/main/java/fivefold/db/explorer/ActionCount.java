package fivefold.db.explorer;

import fivefold.game.Result;
import fivefold.model.Key;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What came of one action in one position, so far. Adding up gives the same in whatever order and
 * grouping it is done.
 *
 * @param games how many games played it; those without a result are in no other count
 * @param last when it was played last, as {@code yyyymmdd} with 00 for what is unknown, or 0
 * @param examples a few of the games, the longest first
 */
public record ActionCount(
    long games, long white, long draws, long black, int last, List<Example> examples)
    implements Serializable {

  /** A game by its number, with what decides whether it is shown. */
  public record Example(int actions, int number) implements Serializable {
    private static final Comparator<Example> ORDER =
        Comparator.comparing(Example::actions).reversed().thenComparing(Example::number);
  }

  /**
   * One game.
   *
   * @param result its token, or empty
   */
  public static ActionCount of(String result, int date, Example game) {
    return new ActionCount(
        1,
        result.equals(Result.WHITE_WINS.token()) ? 1 : 0,
        result.equals(Result.DRAW.token()) ? 1 : 0,
        result.equals(Result.BLACK_WINS.token()) ? 1 : 0,
        date,
        List.of(game));
  }

  /** The games of both. */
  public ActionCount plus(ActionCount other) {
    List<Example> both = new ArrayList<>(examples);
    both.addAll(other.examples);
    both.sort(Example.ORDER);
    return new ActionCount(
        games + other.games,
        white + other.white,
        draws + other.draws,
        black + other.black,
        Math.max(last, other.last),
        new ArrayList<>(both.subList(0, Math.min(ExplorerRow.EXAMPLES, both.size()))));
  }

  /** As a row of an explorer. */
  public ExplorerRow row(Key position, String action) {
    List<Integer> numbers = new ArrayList<>();
    examples.forEach(example -> numbers.add(example.number()));
    return new ExplorerRow(position, action, games, white, draws, black, last, numbers);
  }
}
