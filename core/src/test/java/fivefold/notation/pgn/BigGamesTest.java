package fivefold.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.game.Game;
import fivefold.notation.ReadOptions;
import fivefold.notation.WriteOptions;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Games far larger than any that was played. */
class BigGamesTest {
  private static final String[] SHUFFLE = {"Nf3", "Nf6", "Ng1", "Ng8"};
  private static final WriteOptions PLAIN = WriteOptions.DEFAULT.withMarks(Set.of());

  private static Game read(String text) {
    return Games.read(Notations.BRANCHED, "big", text, ReadOptions.LENIENT).orThrow();
  }

  private static void readsBack(Game game) {
    String text = Notations.BRANCHED.write(game, PLAIN).text();
    assertThat(read(text).equals(game)).as("the same game").isTrue();
  }

  @Test
  void twentyThousandTurns() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 40_000; i++) {
      text.append(i % 2 == 0 ? (i / 2 + 1) + ". " : "/ ").append(SHUFFLE[i % 4]).append('\n');
    }
    Game game = read(text.toString());

    assertThat(game.mainline()).hasSize(40_000);
    assertThat(game.end().turnNumber()).isEqualTo(20_000);
    String written = Notations.PGN.write(game, PLAIN).text();
    assertThat(Games.read(written).orThrow().equals(game)).isTrue();
  }

  @Test
  void nestedFiftyThousandDeep() {
    int depth = 50_000;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      text.append("(/ ").append(SHUFFLE[i % 4]).append(' ');
    }
    text.append(")".repeat(depth));
    Game game = read(text.toString());

    assertThat(game.size()).isEqualTo(depth);
    readsBack(game);
  }

  @Test
  void aHundredThousandActionsInBranches() {
    StringBuilder text = new StringBuilder();
    int actions = 0;
    for (int i = 0; i < 20_000; i++) {
      // At every turn four side lines, which keep the main line's knight moves apart.
      text.append("(/ ").append(i % 2 == 0 ? "a3" : "a6").append(") ");
      text.append("(/ ").append(i % 2 == 0 ? "b3" : "b6").append(") ");
      text.append("(/ ").append(i % 2 == 0 ? "c3" : "c6").append(") ");
      text.append("(/ ").append(i % 2 == 0 ? "d3" : "d6").append(") ");
      text.append("/ ").append(SHUFFLE[i % 4]).append('\n');
      actions += 5;
    }
    Game game = read(text.toString());

    assertThat(game.size()).isEqualTo(actions).isEqualTo(100_000);
    readsBack(game);
  }

  @Test
  void nestedVariationsWithinVariations() {
    int depth = 20_000;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < depth; i++) {
      text.append("(/ ").append(i % 2 == 0 ? "h3" : "h6").append(") (/ ").append(SHUFFLE[i % 4]);
      text.append(' ');
    }
    text.append(")".repeat(depth));
    Game game = read(text.toString());

    assertThat(game.size()).isEqualTo(2 * depth);
    readsBack(game);
  }
}
