package fivefold.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ParityTest {

  @ParameterizedTest
  @CsvSource({
    "ODD, -2, -2, -2, 2",
    "ODD, -1, -1, -1, 1",
    "ODD, 0, 0, 0, 0",
    "ODD, 1, 1, +1, 1",
    "EVEN, -3, -2, -2, 2",
    "EVEN, -2, -1, -1, 1",
    "EVEN, -1, -0, -0, 0",
    "EVEN, 0, +0, +0, 0",
    "EVEN, 1, +1, +1, 1"
  })
  void labelsTimelines(Parity parity, int index, String label, String signed, int distance) {
    assertThat(parity.label(index)).isEqualTo(label);
    assertThat(parity.signedLabel(index)).isEqualTo(signed);
    assertThat(parity.distance(index)).isEqualTo(distance);
  }

  @Test
  void findsTheIndexOfEveryLabel() {
    for (Parity parity : Parity.values()) {
      for (int index = -5; index <= 5; index++) {
        String label = parity.signedLabel(index);
        char sign = Character.isDigit(label.charAt(0)) ? 0 : label.charAt(0);
        assertThat(parity.index(sign, parity.distance(index))).hasValue(index);
      }
    }
    assertThat(Parity.ODD.index((char) 0, 3)).hasValue(3);
    assertThat(Parity.EVEN.index((char) 0, 3)).hasValue(3);
  }

  @Test
  void hasZeroesOfItsOwnKindOnly() {
    assertThat(Parity.ODD.index('+', 0)).isEmpty();
    assertThat(Parity.ODD.index('-', 0)).isEmpty();
    assertThat(Parity.EVEN.index((char) 0, 0)).isEmpty();
  }

  @Test
  void labelsBoards() {
    assertThat(BoardCoord.of(-1, 12, Color.BLACK).label(Parity.EVEN)).isEqualTo("(-0T12)");
    assertThat(BoardCoord.of(2, 0, Color.BLACK).labelWithColor(Parity.ODD)).isEqualTo("(2T0b)");
    BoardCoord early = new BoardCoord(0, -253);
    assertThat(early.turn()).isEqualTo(-127);
    assertThat(early.color()).isEqualTo(Color.BLACK);
  }
}
