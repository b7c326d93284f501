package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.engine.Samples.Sample;
import fivefold.rules.Dice;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TuneTest {
  private static final long SEED = Long.getLong("fivefold.seed", 1);

  @Test
  void theSameSeedGivesTheSameWeights() {
    String one = Tune.report(SEED, 4, 20);
    assertThat(Tune.report(SEED, 4, 20)).isEqualTo(one);
    assertThat(one).contains("PAWN");
  }

  /** Results drawn from known weights give these weights back. */
  @Test
  void findsTheWeightsBehindResults() {
    double[] behind = {100, 300, -50};
    Dice dice = new Dice(SEED);
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      double[] counts = new double[behind.length];
      double sum = 0;
      for (int t = 0; t < counts.length; t++) {
        counts[t] = dice.roll(7) - 3;
        sum += counts[t] * behind[t];
      }
      boolean won = dice.roll(1_000_000) < 1_000_000 / (1 + Math.exp(-sum / 400));
      samples.add(new Sample(counts, won ? 1 : 0));
    }
    double[] found = new Fit(samples, new double[] {10, 10, 10}, 0.01).weights();
    for (int t = 0; t < behind.length; t++) {
      assertThat(found[t]).as("seed %s", SEED).isBetween(behind[t] - 20, behind[t] + 20);
    }
    assertThat(Fit.loss(samples, found)).isLessThan(Fit.loss(samples, new double[] {10, 10, 10}));
  }
}
