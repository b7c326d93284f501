package fivefold.db;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.model.Key;
import org.junit.jupiter.api.Test;

class TreeRowTest {
  private static final Key KEY = new Key(1, 2);

  @Test
  void togetherTheyCountAllGamesAndShowTheOnePlayedLast() {
    TreeRow early = new TreeRow(KEY, "e4", 3, 1, 1, 0, "2025.01.02", 7);
    TreeRow late = new TreeRow(KEY, "e4", 2, 0, 0, 2, "2026.03.04", 9);
    assertThat(early.plus(late))
        .isEqualTo(new TreeRow(KEY, "e4", 5, 1, 1, 2, "2026.03.04", 9))
        .isEqualTo(late.plus(early));
  }

  @Test
  void ofGamesOfTheSameDateTheFirstStoredIsShown() {
    TreeRow first = new TreeRow(KEY, "e4", 1, 0, 0, 0, "", 4);
    TreeRow second = new TreeRow(KEY, "e4", 1, 0, 0, 0, "", 5);
    assertThat(second.plus(first).example()).isEqualTo(4);
    assertThat(first.plus(second).example()).isEqualTo(4);
  }

  @Test
  void refusesMoreResultsThanGames() {
    assertThatThrownBy(() -> new TreeRow(KEY, "e4", 1, 1, 1, 0, "", 1))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
