package fivefold.render;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LineageTest {
  private final Positions.Line branches = Positions.branches();

  @Test
  void followsTheActions() {
    assertThat(parents(branches.lineage(), branches))
        .isEqualTo(
            Map.of(
                1, BoardCoord.of(0, 2, Color.WHITE),
                2, BoardCoord.of(0, 3, Color.WHITE),
                3, BoardCoord.of(1, 3, Color.WHITE),
                -1, BoardCoord.of(1, 2, Color.BLACK)));
  }

  @Test
  void findsTheSameByComparingBoards() {
    assertThat(parents(Lineage.guess(branches.end().multiverse()), branches))
        .isEqualTo(parents(branches.lineage(), branches));
  }

  @Test
  void guessesAParentForEveryBranchOfRandomGames() {
    for (long seed = 0; seed < 40; seed++) {
      Positions.Line line = Positions.random(Positions.standard(), seed, 24);
      Map<Integer, BoardCoord> exact = parents(line.lineage(), line);
      Map<Integer, BoardCoord> guessed = parents(Lineage.guess(line.end().multiverse()), line);
      assertThat(guessed.keySet()).as("seed %d", seed).isEqualTo(exact.keySet());
      for (Map.Entry<Integer, BoardCoord> entry : exact.entrySet()) {
        BoardCoord guess = guessed.get(entry.getKey());
        assertThat(guess.halfTurn()).as("seed %d", seed).isEqualTo(entry.getValue().halfTurn());
      }
    }
  }

  private static Map<Integer, BoardCoord> parents(Lineage lineage, Positions.Line line) {
    Map<Integer, BoardCoord> parents = new HashMap<>();
    for (int i = line.end().multiverse().minTimeline();
        i <= line.end().multiverse().maxTimeline();
        i++) {
      int timeline = i;
      lineage.parent(i).ifPresent(parent -> parents.put(timeline, parent));
    }
    return parents;
  }
}
