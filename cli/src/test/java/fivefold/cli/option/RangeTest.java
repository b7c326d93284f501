package fivefold.cli.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.cli.io.UsageException;
import fivefold.model.Parity;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RangeTest {
  @Test
  void readsTurns() {
    assertThat(Range.ofTurns("3..7")).isEqualTo(range(3, 7));
    assertThat(Range.ofTurns("5")).isEqualTo(range(5, 5));
    assertThat(Range.ofTurns("-1..0")).isEqualTo(range(-1, 0));
    assertThat(Range.ofTurns("3..").to()).isEmpty();
    assertThat(Range.ofTurns("..3").from()).isEmpty();
  }

  @Test
  void readsTimelinesByTheirLabels() {
    assertThat(Range.ofTimelines("-1..+2", Parity.ODD)).isEqualTo(range(-1, 2));
    assertThat(Range.ofTimelines("0", Parity.ODD)).isEqualTo(range(0, 0));
    assertThat(Range.ofTimelines("-0..+0", Parity.EVEN)).isEqualTo(range(-1, 0));
    assertThat(Range.ofTimelines("-1..1", Parity.EVEN)).isEqualTo(range(-2, 1));
    assertThatThrownBy(() -> Range.ofTimelines("0..1", Parity.EVEN))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("-0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "..", "a", "1...3", "1..2..3", "99999999999", "1-3", "+", "3..x"})
  void refusesAnythingElse(String text) {
    assertThatThrownBy(() -> Range.ofTurns(text)).isInstanceOf(UsageException.class);
  }

  private static Range range(int from, int to) {
    return new Range(OptionalInt.of(from), OptionalInt.of(to));
  }
}
