package fivefold.engine;

import fivefold.engine.Samples.Sample;
import java.util.List;
import java.util.Locale;

/** Fits the weights of the terms to games of the engine with itself: {@code engine/tune}. */
final class Tune {
  private static final double PULL = 20;

  private Tune() {}

  /** What it found, as a page: the same for the same arguments. */
  static String report(long seed, int games, int nodes) {
    int testing = Math.max(1, games / 5);
    List<Sample> learned = Samples.of(seed, games - testing, nodes);
    List<Sample> kept = Samples.of(seed + games - testing, testing, nodes);
    double[] before = Fit.current();
    double[] after = new Fit(learned, before, PULL).weights();
    StringBuilder text = new StringBuilder();
    line(
        text,
        "seed %d, %d games of %d nodes an action: %d positions, and %d to test with",
        seed,
        games,
        nodes,
        learned.size(),
        kept.size());
    line(text, "loss on these %.4f, before %.4f", Fit.loss(kept, after), Fit.loss(kept, before));
    line(
        text,
        "winner told in %.1f %%, before %.1f %%",
        100 * Fit.told(kept, after),
        100 * Fit.told(kept, before));
    for (Term term : Term.values()) {
      line(text, "%-14s %5d -> %5d", term, term.weight(), Math.round(after[term.ordinal()]));
    }
    return text.toString();
  }

  private static void line(StringBuilder text, String format, Object... args) {
    text.append(String.format(Locale.ROOT, format, args)).append('\n');
  }
}
