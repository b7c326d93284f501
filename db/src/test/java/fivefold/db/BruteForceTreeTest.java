package fivefold.db;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Parity;
import fivefold.rules.Action;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Every number of {@code tree} and {@code dups} is the one that looking at all games gives. */
class BruteForceTreeTest {
  private static BruteForce games;

  @BeforeAll
  static void fill() throws Exception {
    games = BruteForce.filled();
  }

  @Test
  void thereIsSomethingOfEverything() {
    assertThat(games.stored.size()).isGreaterThan(3_000);
    assertThat(games.stored.values()).anyMatch(Game::hasVariations);
    assertThat(games.stored.values().stream().map(Game::start).distinct()).hasSizeGreaterThan(4);
    assertThat(games.stored.values())
        .filteredOn(game -> game.start().parity() == Parity.EVEN)
        .hasSizeGreaterThan(100);
    assertThat(games.stored.values())
        .filteredOn(game -> game.end().state().multiverse().timelineCount() > 2)
        .hasSizeGreaterThan(100);
  }

  @Test
  void countsDuplicates() {
    long stored = games.stored.size();
    assertThat(games.counts).isEqualTo(new Importer.Counts(stored, BruteForce.GAMES - stored, 0));
    assertThat(games.counts.duplicate()).isGreaterThan(100);
  }

  /** What was played from a position: games, results by ordinal, last date, example. */
  private record Numbers(long games, long white, long draws, long black, String last, long game) {
    static Numbers none() {
      return new Numbers(0, 0, 0, 0, "", 0);
    }

    Numbers with(Game played, long id) {
      Result result = played.end().result().orElse(null);
      String date = played.headers().get("Date").orElse("");
      boolean newer = game == 0 || date.compareTo(last) > 0;
      return new Numbers(
          games + 1,
          white + (result == Result.WHITE_WINS ? 1 : 0),
          draws + (result == Result.DRAW ? 1 : 0),
          black + (result == Result.BLACK_WINS ? 1 : 0),
          newer ? date : last,
          newer ? id : game);
    }
  }

  private static void treeIsRight(boolean joined) throws Exception {
    Map<Object, Map<Action, Numbers>> expected = new HashMap<>();
    Map<Object, State> positions = new LinkedHashMap<>();
    games.stored.forEach(
        (id, game) -> {
          for (Node node : game.mainline()) {
            State before = node.parent().orElseThrow().state();
            Object key = joined ? BruteForce.lastBoards(before.multiverse()) : before.multiverse();
            positions.putIfAbsent(key, before);
            expected
                .computeIfAbsent(key, any -> new HashMap<>())
                .merge(
                    node.action(), Numbers.none().with(game, id), (old, one) -> old.with(game, id));
          }
        });
    OpeningTree tree = new OpeningTree(games.database);
    Random random = new Random(Sample.SEED);
    int several = 0;
    for (Map.Entry<Object, State> entry : positions.entrySet()) {
      Map<Action, Numbers> wanted = expected.get(entry.getKey());
      long count = wanted.values().stream().mapToLong(Numbers::games).sum();
      several += count > 1 ? 1 : 0;
      // All that is popular, and some of the rest.
      if (count < Schema.POPULAR && random.nextInt(count == 1 ? 40 : 8) > 0) {
        continue;
      }
      Map<Action, Numbers> found = new HashMap<>();
      for (OpeningTree.Branch branch : tree.of(entry.getValue(), joined)) {
        TreeRow row = branch.row();
        found.put(
            branch.action(),
            new Numbers(
                row.games(),
                row.white(),
                row.draws(),
                row.black(),
                row.lastPlayed(),
                row.example()));
      }
      assertThat(found).isEqualTo(wanted);
    }
    assertThat(several).isGreaterThan(500);
  }

  @Test
  void treeByMultiverse() throws Exception {
    treeIsRight(false);
  }

  @Test
  void treeByLastBoards() throws Exception {
    treeIsRight(true);
  }

  /** Otherwise the two trees would be the same, and one of the tests worth nothing. */
  @Test
  void thereAreTranspositions() {
    Map<Object, Object> multiverses = new HashMap<>();
    int transpositions = 0;
    for (Game game : games.stored.values()) {
      for (Node node : game.mainline()) {
        Object first =
            multiverses.putIfAbsent(
                BruteForce.lastBoards(node.state().multiverse()), node.state().multiverse());
        transpositions += first != null && !first.equals(node.state().multiverse()) ? 1 : 0;
      }
    }
    assertThat(transpositions).isGreaterThan(100);
  }

  @Test
  void bothWaysOfCountingAreUsed() throws Exception {
    assertThat(games.database.count("SELECT count(*) FROM popular")).isGreaterThan(50);
    assertThat(games.database.count("SELECT count(*) FROM tree")).isGreaterThan(500);
    long positions = 0;
    for (Game game : games.stored.values()) {
      positions += game.end().depth();
    }
    assertThat(games.database.count("SELECT sum(games) FROM tree")).isBetween(1L, positions - 1);
  }

  @Test
  void containedGames() throws Exception {
    Map<List<Object>, List<Long>> byLine = new HashMap<>();
    games.stored.forEach(
        (id, game) ->
            byLine
                .computeIfAbsent(Sample.line(game, game.end().depth()), any -> new ArrayList<>())
                .add(id));
    Map<Long, Duplicates.Kind> wanted = new TreeMap<>();
    games.stored.forEach(
        (id, game) -> {
          for (int depth = 0; depth < game.end().depth(); depth++) {
            for (long shorter : byLine.getOrDefault(Sample.line(game, depth), List.of())) {
              wanted.put(shorter, Duplicates.Kind.CONTAINED);
            }
          }
        });
    for (List<Long> same : byLine.values()) {
      same.subList(1, same.size()).forEach(id -> wanted.putIfAbsent(id, Duplicates.Kind.SAME_LINE));
    }
    Map<Long, Long> others = new TreeMap<>();
    long[] skipped = {0};
    new Duplicates(games.database)
        .forEach(
            pair -> {
              if (pair.kind() == Duplicates.Kind.DUPLICATE) {
                skipped[0]++;
              } else {
                assertThat(others.put(pair.game(), Long.valueOf(pair.other()))).isNull();
              }
            });
    assertThat(skipped[0]).isEqualTo(games.counts.duplicate());
    assertThat(others.keySet()).isEqualTo(wanted.keySet());
    assertThat(wanted.values()).contains(Duplicates.Kind.CONTAINED, Duplicates.Kind.SAME_LINE);
    others.forEach(
        (id, other) -> {
          Game inner = games.stored.get(id);
          Game outer = games.stored.get(other);
          int length = inner.end().depth();
          assertThat(outer).isNotSameAs(inner);
          assertThat(Sample.line(outer, length)).isEqualTo(Sample.line(inner, length));
        });
  }
}
