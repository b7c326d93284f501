package fivefold.fuzz;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.Supplier;

/**
 * Sees to it that nothing takes longer than a second. It counts the time of the thread, since the
 * machine may be busy with other things. A step that never ends is left to the fuzzer's own alarm.
 */
final class Clock {
  private static final long SECOND = 1_000_000_000L;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** The first inputs pay for loading and instrumenting classes. */
  private static final int WARM_UP = 2000;

  private static int steps;

  private Clock() {}

  /** The time this thread has worked, in nanoseconds. */
  static long now() {
    return THREADS.getCurrentThreadCpuTime();
  }

  static <T> T timed(String step, Supplier<T> work) {
    long start = now();
    T result = work.get();
    long took = now() - start;
    long allowed = steps++ < WARM_UP ? 10 * SECOND : SECOND;
    if (took >= allowed) {
      throw new Broken(step + " took " + took / 1_000_000 + " ms");
    }
    return result;
  }
}
