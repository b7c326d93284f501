package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReductionsTest {
  @Test
  void theLaterAndTheDeeperTheMoreAndNeverBeyondTheHorizon() {
    for (int depth = 1; depth < 80; depth++) {
      for (int place = 0; place < 200; place++) {
        int less = Reductions.of(depth, place, false, false);
        assertThat(less)
            .as("depth %d, place %d", depth, place)
            .isBetween(0, Math.max(0, depth - 1))
            .isGreaterThanOrEqualTo(Reductions.of(depth, Math.max(0, place - 1), false, false))
            .isGreaterThanOrEqualTo(Reductions.of(Math.max(1, depth - 1), place, false, false))
            .isGreaterThanOrEqualTo(Reductions.of(depth, place, true, false))
            .isGreaterThanOrEqualTo(Reductions.of(depth, place, false, true));
      }
    }
    assertThat(Reductions.of(8, 20, false, false)).isGreaterThan(2);
  }

  @Test
  void whatComesFirstIsSearchedInFull() {
    for (int depth = 1; depth < 80; depth++) {
      assertThat(Reductions.of(depth, 0, false, false)).isZero();
      assertThat(Reductions.of(depth, 1, false, false)).isZero();
    }
  }
}
