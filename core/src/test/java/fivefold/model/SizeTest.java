package fivefold.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SizeTest {

  @ParameterizedTest
  @CsvSource({"0,8", "8,0", "-1,8", "17,8", "8,17", "100000,100000"})
  void refusesSizesOutOfRange(int width, int height) {
    assertThatThrownBy(() -> new Size(width, height)).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({"1,1", "8,8", "5,8", "3,16", "16,3", "16,16"})
  void numbersEverySquareOnce(int width, int height) {
    Size size = new Size(width, height);
    assertThat(size).hasToString(width + "x" + height);
    for (int rank = 0; rank < height; rank++) {
      for (int file = 0; file < width; file++) {
        int index = size.index(file, rank);
        assertThat(index).isBetween(0, size.indices() - 1);
        assertThat(size.square(index)).isEqualTo(Square.of(file, rank));
        assertThat(size.contains(Square.of(file, rank))).isTrue();
      }
    }
    assertThat(size.contains(width, 0)).isFalse();
    assertThat(size.contains(0, height)).isFalse();
    assertThat(size.contains(-1, 0)).isFalse();
    assertThat(size.contains(0, -1)).isFalse();
  }

  @Test
  void fitsBitsUpToEightByEight() {
    assertThat(new Size(8, 8).fitsBits()).isTrue();
    assertThat(new Size(1, 8).fitsBits()).isTrue();
    assertThat(new Size(9, 1).fitsBits()).isFalse();
    assertThat(new Size(1, 9).fitsBits()).isFalse();
  }

  @Test
  void promotesOnTheFarRank() {
    assertThat(new Size(5, 7).lastRank(Color.WHITE)).isEqualTo(6);
    assertThat(new Size(5, 7).lastRank(Color.BLACK)).isZero();
  }
}
