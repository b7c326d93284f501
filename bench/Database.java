import fivefold.Games;
import fivefold.db.Finder;
import fivefold.db.OpeningTree;
import fivefold.db.Query;
import fivefold.db.StoredGame;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.rules.State;
import fivefold.variants.Variants;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * How long a database takes to answer, warm: {@code java -cp target/fivefold.jar
 * bench/Database.java games.db GAMES}. Prints rows of a table: what, median, 99th percentile in
 * milliseconds.
 */
final class Database {
  private static final int POSITIONS = 1_000;

  private interface Work {
    void run(State position) throws Exception;
  }

  public static void main(String[] args) throws Exception {
    try (fivefold.db.Database database = fivefold.db.Database.read(Path.of(args[0]))) {
      long games = Long.parseLong(args[1]);
      OpeningTree tree = new OpeningTree(database);
      Finder finder = new Finder(database);
      Random random = new Random(1);
      List<State> positions = new ArrayList<>();
      while (positions.size() < POSITIONS) {
        StoredGame stored = finder.game(1 + Math.floorMod(random.nextLong(), games));
        if (stored != null && stored.length() > 0) {
          Game game = Games.read(stored.text()).orThrow();
          List<Node> line = game.mainline();
          positions.add(line.get(random.nextInt(line.size())).state());
        }
      }
      List<State> start = new ArrayList<>();
      for (int i = 0; i < 100; i++) {
        start.add(Variants.standard().start());
      }
      row("tree of the start", start, at -> tree.of(at, false));
      row("tree of any position", positions, at -> tree.of(at, false));
      row("tree of any last boards", positions, at -> tree.of(at, true));
      // Those that few games have: the others print as long as there are games.
      List<State> deep = positions.stream().filter(at -> at.multiverse().boardCount() > 8).toList();
      row(
          "find by exact position",
          deep,
          at -> {
            Query query = new Query().position(at, false);
            finder.candidates(query, query::match);
          });
    }
  }

  private static void row(String what, List<State> positions, Work work) throws Exception {
    for (int i = 0; i < 200; i++) {
      work.run(positions.get(i % positions.size()));
    }
    double[] millis = new double[positions.size()];
    for (int i = 0; i < millis.length; i++) {
      long begin = System.nanoTime();
      work.run(positions.get(i));
      millis[i] = (System.nanoTime() - begin) / 1e6;
    }
    Arrays.sort(millis);
    System.out.printf(
        Locale.ROOT,
        "| %s | %.2f | %.2f |%n",
        what,
        millis[millis.length / 2],
        millis[millis.length * 99 / 100]);
  }
}
