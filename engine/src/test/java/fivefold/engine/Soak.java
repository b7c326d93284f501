package fivefold.engine;

import fivefold.rules.Action;
import fivefold.rules.State;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Self-play on all playable variants: is every action legal, and there in time? */
final class Soak {
  private static final int LONGEST_GAME = 80;
  private static final int ALLOWED_MILLIS = 50;
  private static final long[] TIMES = {5, 10, 20, 40};

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Engine engine = new Engine();
  private final List<String> faults = new ArrayList<>();
  private final long[] late;
  private final long[] busy;
  private int played;

  /**
   * @param actions how many to play
   */
  Soak(int actions) {
    this.late = new long[actions];
    this.busy = new long[actions];
  }

  /** Plays, and tells what was found; false if anything was wrong. */
  boolean run(long seed) {
    List<Variant> variants = Variants.all().stream().filter(Variant::isPlayable).toList();
    int games = 0;
    for (long i = seed; played < late.length; i++) {
      Variant variant = variants.get((int) (i % variants.size()));
      game(variant.name(), SelfPlay.opening(List.of(variant.name()), i));
      games++;
    }
    Arrays.sort(late);
    Arrays.sort(busy);
    System.out.printf(
        "%d actions in %d games on %d variants, seed %d%n",
        played, games, Math.min(games, variants.size()), seed);
    report("answers over the time given", late);
    report("the same in time of the processor", busy);
    System.out.printf("%d faults%n", faults.size());
    faults.forEach(System.out::println);
    return faults.isEmpty();
  }

  private static void report(String what, long[] millis) {
    int n = millis.length;
    System.out.printf(
        "%s: median %d ms, 99 in 100 %d ms, 999 in 1000 %d ms, worst %d ms, %d above %d ms%n",
        what,
        millis[n / 2],
        millis[n - 1 - n / 100],
        millis[n - 1 - n / 1000],
        millis[n - 1],
        Arrays.stream(millis).filter(m -> m > ALLOWED_MILLIS).count(),
        ALLOWED_MILLIS);
  }

  private void game(String variant, State opening) {
    engine.clear();
    State state = opening;
    for (int i = 0; i < LONGEST_GAME && played < late.length; i++) {
      long millis = TIMES[i % TIMES.length];
      long begin = System.nanoTime();
      long beginBusy = threads.getCurrentThreadCpuTime();
      Analysis analysis;
      try {
        analysis = engine.analyse(state, Limits.ofMillis(millis), progress -> {});
      } catch (RuntimeException | StackOverflowError e) {
        faults.add(variant + ", action " + i + ": " + e + " in " + state);
        return;
      }
      late[played] = (System.nanoTime() - begin) / 1_000_000 - millis;
      busy[played] = (threads.getCurrentThreadCpuTime() - beginBusy) / 1_000_000 - millis;
      played++;
      if (analysis.lines().isEmpty()) {
        if (!state.verdict().isFinal()) {
          faults.add(variant + ", action " + i + ": no action in " + state);
        }
        return;
      }
      Action action = analysis.lines().get(0).first();
      if (!state.isLegal(action)) {
        faults.add(variant + ", action " + i + ": illegal " + action + " in " + state);
        return;
      }
      if (busy[played - 1] > ALLOWED_MILLIS) {
        faults.add(
            variant + ", action " + i + ": " + busy[played - 1] + " ms over its time in " + state);
      }
      state = state.play(action).orThrow();
    }
  }
}
