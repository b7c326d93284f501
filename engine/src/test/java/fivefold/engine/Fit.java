package fivefold.engine;

import fivefold.engine.Samples.Sample;
import java.util.Arrays;
import java.util.List;

/**
 * A logistic fit: weights for which the evaluation tells best who wins, found by Newton's method.
 * Weights that the samples say little about are held near where they were.
 */
final class Fit {
  /** How many hundredths of a pawn make the odds e to 1. */
  private static final double SCALE = 400;

  private static final int STEPS = 12;

  private final List<Sample> samples;
  private final double[] start;
  private final double pull;

  /**
   * @param pull how strongly weights are held: a weight that is wrong by its own size costs as much
   *     as so many positions told wrongly
   */
  Fit(List<Sample> samples, double[] start, double pull) {
    this.samples = samples;
    this.start = Arrays.copyOf(start, start.length);
    this.pull = pull;
  }

  static double[] current() {
    double[] weights = new double[Term.values().length];
    for (Term term : Term.values()) {
      weights[term.ordinal()] = term.weight();
    }
    return weights;
  }

  double[] weights() {
    int n = start.length;
    double[] weights = Arrays.copyOf(start, n);
    for (int step = 0; step < STEPS; step++) {
      double[] slope = new double[n];
      double[][] curve = new double[n][n];
      for (Sample sample : samples) {
        double p = chance(sample, weights);
        double miss = (p - sample.points()) / SCALE;
        double bend = p * (1 - p) / (SCALE * SCALE);
        for (int i = 0; i < n; i++) {
          double x = sample.counts()[i];
          if (x != 0) {
            slope[i] += miss * x;
            for (int j = 0; j < n; j++) {
              curve[i][j] += bend * x * sample.counts()[j];
            }
          }
        }
      }
      for (int i = 0; i < n; i++) {
        double size = Math.max(10, Math.abs(start[i]));
        slope[i] += pull * (weights[i] - start[i]) / (size * size);
        curve[i][i] += pull / (size * size);
      }
      double[] change = solve(curve, slope);
      for (int i = 0; i < n; i++) {
        weights[i] -= change[i];
      }
    }
    return weights;
  }

  private static double chance(Sample sample, double[] weights) {
    double sum = 0;
    for (int t = 0; t < weights.length; t++) {
      sum += weights[t] * sample.counts()[t];
    }
    return 1 / (1 + Math.exp(-sum / SCALE));
  }

  /** The mean of what each position costs: 0.69 for knowing nothing. */
  static double loss(List<Sample> samples, double[] weights) {
    double sum = 0;
    for (Sample sample : samples) {
      double p = Math.min(1 - 1e-9, Math.max(1e-9, chance(sample, weights)));
      sum -= sample.points() * Math.log(p) + (1 - sample.points()) * Math.log(1 - p);
    }
    return sum / samples.size();
  }

  /** The share of decided games in which the better side by the evaluation won. */
  static double told(List<Sample> samples, double[] weights) {
    int decided = 0;
    int right = 0;
    for (Sample sample : samples) {
      if (sample.points() != 0.5) {
        decided++;
        right += chance(sample, weights) > 0.5 == sample.points() > 0.5 ? 1 : 0;
      }
    }
    return right / (double) Math.max(1, decided);
  }

  /** Linear equations, by elimination; the matrix is positive definite and is used up. */
  private static double[] solve(double[][] a, double[] b) {
    int n = b.length;
    for (int i = 0; i < n; i++) {
      for (int row = i + 1; row < n; row++) {
        double factor = a[row][i] / a[i][i];
        for (int col = i; col < n; col++) {
          a[row][col] -= factor * a[i][col];
        }
        b[row] -= factor * b[i];
      }
    }
    double[] x = new double[n];
    for (int i = n - 1; i >= 0; i--) {
      double sum = b[i];
      for (int col = i + 1; col < n; col++) {
        sum -= a[i][col] * x[col];
      }
      x[i] = sum / a[i][i];
    }
    return x;
  }
}
