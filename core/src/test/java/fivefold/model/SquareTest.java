package fivefold.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SquareTest {

  @Test
  void readsWhatItPrints() {
    for (int file = 0; file < Size.MAX; file++) {
      for (int rank = 0; rank < Size.MAX; rank++) {
        Square square = Square.of(file, rank);
        assertThat(Square.parse(square.toString())).contains(square);
      }
    }
    assertThat(Square.of(4, 3)).hasToString("e4");
    assertThat(Square.of(15, 15)).hasToString("p16");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "e", "4", "e0", "e04", "E4", "q1", "a17", "a99", "e4x", "e44444", "é1", " e4"})
  void readsNothingElse(String text) {
    assertThat(Square.parse(text)).isEmpty();
  }

  @Test
  void refusesCoordinatesOutOfRange() {
    assertThatThrownBy(() -> Square.of(16, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Square(0, -1)).isInstanceOf(IllegalArgumentException.class);
  }
}
