package fivefold.bench;

import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** How long the verdicts of generated positions took. */
final class Latencies {
  private static final Budget BUDGET = Budget.ofMillis(20_000);

  /** From here on a position is timed again: what the machine did meanwhile is not its fault. */
  private static final long SLOW = 5_000_000;

  private final List<Long> nanos = new ArrayList<>();
  private final Map<Verdict, Integer> verdicts = new EnumMap<>(Verdict.class);
  private int inCheck;

  private Latencies() {}

  static Latencies of(long seed, int count) {
    // The same kind of positions warms up the compiler.
    new GeneratedPositions(seed + 1).generate(count / 5 + 1, State::verdict);
    Latencies latencies = new Latencies();
    new GeneratedPositions(seed).generate(count, latencies::add);
    Collections.sort(latencies.nanos);
    return latencies;
  }

  private void add(State state) {
    long best = Long.MAX_VALUE;
    Verdict verdict = Verdict.UNKNOWN;
    for (int i = 0; i < 3 && best > SLOW; i++) {
      long start = System.nanoTime();
      verdict = state.verdict(BUDGET);
      best = Math.min(best, System.nanoTime() - start);
    }
    nanos.add(best);
    verdicts.merge(verdict, 1, Integer::sum);
    inCheck += verdict == Verdict.PLAYING || verdict == Verdict.STALEMATE ? 0 : 1;
  }

  int count() {
    return nanos.size();
  }

  int inCheck() {
    return inCheck;
  }

  Map<Verdict, Integer> verdicts() {
    return verdicts;
  }

  /** The time that this part of the positions did not exceed, in milliseconds. */
  double millis(double part) {
    int index = (int) Math.ceil(part * nanos.size()) - 1;
    return nanos.get(Math.max(0, index)) / 1e6;
  }
}
