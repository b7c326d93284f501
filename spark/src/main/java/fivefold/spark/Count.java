package fivefold.spark;

import fivefold.db.explorer.ExplorerRow;
import fivefold.model.Key;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.spark.sql.Row;

/**
 * What came of one action in one position, so far. Adding up gives the same in whatever order and
 * grouping the machines do it.
 */
record Count(long games, long white, long draws, long black, int last, List<Example> examples)
    implements Serializable {

  /** A game by its number, with what decides whether it is shown. */
  record Example(int actions, long number) implements Serializable {
    /** The longest game first. */
    static final Comparator<Example> ORDER =
        Comparator.comparing(Example::actions).reversed().thenComparing(Example::number);
  }

  /** One game. */
  static Count of(Row game, int actions, long number) {
    String result = game.getAs("result");
    return new Count(
        1,
        result.equals("1-0") ? 1 : 0,
        result.equals("1/2-1/2") ? 1 : 0,
        result.equals("0-1") ? 1 : 0,
        game.getAs("last"),
        List.of(new Example(actions, number)));
  }

  Count plus(Count other) {
    List<Example> both = new ArrayList<>(examples);
    both.addAll(other.examples);
    both.sort(Example.ORDER);
    int kept = Math.min(ExplorerRow.EXAMPLES, both.size());
    return new Count(
        games + other.games,
        white + other.white,
        draws + other.draws,
        black + other.black,
        Math.max(last, other.last),
        new ArrayList<>(both.subList(0, kept)));
  }

  ExplorerRow row(Place place) {
    List<Integer> numbers = new ArrayList<>();
    examples.forEach(example -> numbers.add(Math.toIntExact(example.number())));
    Key key = new Key(place.high(), place.low());
    return new ExplorerRow(key, place.action(), games, white, draws, black, last, numbers);
  }
}
