package fivefold.cli.uci;

/**
 * How a match stands, from pairs of games with the same opening and swapped colours: the two games
 * of a pair are alike, so the error is estimated from pairs.
 */
public final class Standing {
  private static final double SURE = 1.959964;
  private static final double ALPHA = 0.05;
  private static final double BETA = 0.05;

  private int wins;
  private int draws;
  private int losses;

  /** How many pairs ended with 0 to 4 half points. */
  private final int[] pairs = new int[5];

  private int waiting = -1;

  /**
   * Adds a game; every second one completes a pair.
   *
   * @param score 0, 1 or 2 half points
   */
  public void add(int score) {
    switch (score) {
      case 0 -> losses++;
      case 1 -> draws++;
      default -> wins++;
    }
    if (waiting < 0) {
      waiting = score;
    } else {
      pairs[waiting + score]++;
      waiting = -1;
    }
  }

  public int wins() {
    return wins;
  }

  public int draws() {
    return draws;
  }

  public int losses() {
    return losses;
  }

  public int games() {
    return wins + draws + losses;
  }

  /** The share of the points, from 0 to 1. */
  public double share() {
    return games() == 0 ? 0.5 : (wins + draws / 2.0) / games();
  }

  /** The difference in Elo that such a share means; infinite when all games were won or lost. */
  public static double elo(double share) {
    return -400 * Math.log10(1 / share - 1);
  }

  /** The lower and the upper end of the share, 95 % sure. */
  public double[] interval() {
    int n = pairCount();
    double error = n == 0 ? 0.5 : SURE * Math.sqrt(variance() / n);
    return new double[] {Math.max(0, share() - error), Math.min(1, share() + error)};
  }

  private int pairCount() {
    int count = 0;
    for (int pair : pairs) {
      count += pair;
    }
    return count;
  }

  private double mean() {
    double sum = 0;
    for (int i = 0; i < pairs.length; i++) {
      sum += pairs[i] * i / 4.0;
    }
    return sum / pairCount();
  }

  /** The variance of a pair's share, never 0: a few equal results prove little. */
  private double variance() {
    double mean = mean();
    double sum = 0;
    for (int i = 0; i < pairs.length; i++) {
      sum += pairs[i] * (i / 4.0 - mean) * (i / 4.0 - mean);
    }
    // As if one more pair had gone half a point astray.
    return (sum + 0.125 * 0.125) / pairCount();
  }

  /** What a sequential test says. */
  public enum Test {
    /** The second hypothesis: the first engine is stronger by so much. */
    ACCEPTED,
    REJECTED,
    UNDECIDED
  }

  /** The log-likelihood ratio of two differences in Elo, the normal approximation over pairs. */
  public double likelihood(double elo0, double elo1) {
    if (pairCount() == 0) {
      return 0;
    }
    double share0 = share(elo0);
    double share1 = share(elo1);
    return pairCount()
        * (share1 - share0)
        * (2 * mean() - share0 - share1)
        / (2 * Math.max(variance(), 1e-6));
  }

  private static double share(double elo) {
    return 1 / (1 + Math.pow(10, -elo / 400));
  }

  /** The bounds of the likelihood at which a sequential test ends. */
  public static double upperBound() {
    return Math.log((1 - BETA) / ALPHA);
  }

  public Test test(double elo0, double elo1) {
    double likelihood = likelihood(elo0, elo1);
    return likelihood >= upperBound()
        ? Test.ACCEPTED
        : likelihood <= -upperBound() ? Test.REJECTED : Test.UNDECIDED;
  }
}
