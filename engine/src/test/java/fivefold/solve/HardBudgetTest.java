package fivefold.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import fivefold.Games;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.rules.Budget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** In the hardest positions known, up to 120 timelines, everything ends in its time. */
class HardBudgetTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("fivefold.root", ".."), "../shared/corpus/hard");

  private static final int TRIES = 3;
  private static final int TOO_LATE = 100;

  /** Something that takes at most so many milliseconds. */
  private interface Task {
    void run(int millis);
  }

  private static void keeps(String what, Node node, Task task) {
    for (int millis : new int[] {10, 50, 200}) {
      long late = Long.MAX_VALUE;
      // The best counts: the machine may be busy.
      for (int i = 0; i < TRIES && late >= TOO_LATE; i++) {
        long start = System.nanoTime();
        task.run(millis);
        late = Math.min(late, (System.nanoTime() - start) / 1_000_000 - millis);
      }
      assertThat(late).as("%s in %s ms, %s: ms too late", what, millis, node).isLessThan(TOO_LATE);
    }
  }

  @Test
  void everythingEndsInItsTime() throws IOException {
    assumeTrue(Files.exists(FOLDER), "the shared games are absent: " + FOLDER);
    List<Path> files;
    try (Stream<Path> found = Files.list(FOLDER)) {
      files = found.filter(file -> file.toString().endsWith(".5dpgn")).sorted().toList();
    }
    assertThat(files).isNotEmpty();
    for (Path file : files) {
      Game game = Games.readAll(file).get(0).orThrow();
      for (Node node : List.of(game.end(), game.end().parent().orElse(game.end()))) {
        Solver solver = Solver.of(node.state()).within(9);
        keeps("solve", node, ms -> solver.budget(Budget.ofMillis(ms)).solve());
        keeps("explain", node, ms -> Explanation.of(node.state(), Budget.ofMillis(ms)));
        keeps(
            "prove",
            node,
            ms -> solver.budget(Budget.ofMillis(ms)).prove(Game.of(node.state()).root(), true));
      }
      keeps("verify", game.root(), ms -> ProofCheck.of(game.root(), Budget.ofMillis(ms)));
      keeps(
          "puzzles",
          game.root(),
          ms -> Puzzles.mateIn(2).stopWhen(Budget.ofMillis(ms).fromNow().stop()).of(game));
    }
  }
}
