package fivefold.solve;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.GameReader;
import fivefold.Games;
import fivefold.Notations;
import fivefold.game.Game;
import fivefold.notation.ReadOptions;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.variants.Variant;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PuzzlesTest {
  private static final Path EXAMPLES =
      Path.of(System.getProperty("fivefold.root", ".."), "examples/puzzles");

  private static Variant variant(String name) {
    return ((VariantLookup.Found) Variants.find(name)).variant();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void theExamplesAreRight(int mate) throws IOException {
    Path file = EXAMPLES.resolve("mate-in-" + mate + ".5dpgn");
    Set<Object> positions = new HashSet<>();
    int games = 0;
    int branching = 0;
    try (Reader text = Files.newBufferedReader(file)) {
      GameReader reader = Games.readAll(file.toString(), text, ReadOptions.LENIENT);
      while (reader.hasNext()) {
        Game game = reader.next().orThrow();
        State state = game.end().state();
        Solver solver = Solver.of(state).within(mate);
        Solution solution = solver.solve();
        assertThat(solution.in()).as(game.headers().toString()).isEqualTo(mate);
        assertThat(solution.first().orElseThrow().toString())
            .isEqualTo(game.headers().get("Solution").orElseThrow());
        assertThat(solver.ways(mate, 2)).isEqualTo(1);
        assertThat(game.headers().get("Puzzle")).contains("mate in " + mate);
        assertThat(positions.add(state.key())).isTrue();
        for (Step step : state.steps(solution.first().orElseThrow())) {
          branching += step.branches() ? 1 : 0;
        }
        games++;
      }
    }
    assertThat(games).isGreaterThan(10);
    // Among the longest ones there is none that begins with a branch.
    assertThat(branching > 0).as("solutions that begin with a branch").isEqualTo(mate < 3);
  }

  @Test
  void theSameSeedGivesTheSamePuzzle() {
    Variant small = variant("Very Small - Open");
    String one = text(Puzzles.mateIn(1).random(3, small, 5).orElseThrow());
    assertThat(text(Puzzles.mateIn(1).random(3, small, 5).orElseThrow())).isEqualTo(one);
    assertThat(text(Puzzles.mateIn(1).random(4, small, 5).orElseThrow())).isNotEqualTo(one);
  }

  private static String text(Game game) {
    return Notations.PGN.write(game);
  }

  @Test
  void aPuzzleHasOneSolutionAndSaysHowHardItIs() {
    for (int i = 0; i < 3; i++) {
      Game puzzle = Puzzles.mateIn(2).random(1, variant("Small"), i).orElseThrow();
      Solver solver = Solver.of(puzzle.end().state()).within(2);
      assertThat(solver.solve().in()).isEqualTo(2);
      assertThat(solver.ways(2, 2)).isEqualTo(1);
      assertThat(puzzle.headers().get("Difficulty").orElseThrow())
          .matches("(easy|medium|hard): \\d+ timelines?, \\d+ moves?.*");
    }
  }

  @Test
  void findsThePuzzlesOfAGame() {
    Game game =
        fivefold.Games.read(
                "[Board \"custom\"]\n[Size \"5x5\"]\n[3k1/3b1/2NP1/Kpp2/1R3:0:1:w]\n"
                    + "1. Rd1 / Kc5 2. (0T2)Nc3>>(0T1)e3\n")
            .orThrow();
    List<Game> puzzles = Puzzles.mateIn(1).of(game);
    assertThat(puzzles).hasSize(1);
    assertThat(puzzles.get(0).headers().get("Solution")).contains("(0T2)Nc3>>(0T1)e3");
  }

  @Test
  void stops() {
    assertThat(Puzzles.mateIn(3).stopWhen(() -> true).random(1, variant("Standard"), 0)).isEmpty();
  }
}
