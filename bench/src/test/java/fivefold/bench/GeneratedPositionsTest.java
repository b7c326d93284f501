package fivefold.bench;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GeneratedPositionsTest {
  private static List<State> generate(long seed, int count) {
    List<State> states = new ArrayList<>();
    new GeneratedPositions(seed).generate(count, states::add);
    return states;
  }

  @Test
  void sameSeedSamePositions() {
    assertThat(generate(1, 20)).isEqualTo(generate(1, 20)).isNotEqualTo(generate(2, 20));
  }

  @Test
  void positionsAreAsHardAsPromisedAndDecided() {
    for (State state : generate(3, 40)) {
      assertThat(state.multiverse().timelineCount())
          .isBetween(GeneratedPositions.FEWEST, GeneratedPositions.MOST);
      assertThat(state.multiverse().size().width()).isBetween(4, 5);
      assertThat(state.verdict(Budget.ofMillis(20_000))).isNotEqualTo(Verdict.UNKNOWN);
    }
  }

  @Test
  void percentiles() {
    Latencies latencies = Latencies.of(1, 10);
    assertThat(latencies.count()).isEqualTo(10);
    assertThat(latencies.millis(0.5)).isPositive().isLessThanOrEqualTo(latencies.millis(1));
    assertThat(latencies.verdicts().values().stream().mapToInt(i -> i).sum()).isEqualTo(10);
  }
}
