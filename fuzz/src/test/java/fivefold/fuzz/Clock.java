package fivefold.fuzz;

import fivefold.testing.Asserted;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.Supplier;

/**
 * Sees to it that nothing takes longer than a second. Asking for the time of the thread is slow, so
 * the clock on the wall is asked; only a step that took a second by that is done again, by now with
 * its classes loaded, and judged by the time of the thread, since the machine may be busy with
 * other things. A step that never ends is left to the fuzzer's own alarm.
 */
final class Clock {
  private static final long SECOND = 1_000_000_000L;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private Clock() {}

  /** The time this thread has worked, in nanoseconds. */
  static long now() {
    return THREADS.getCurrentThreadCpuTime();
  }

  static <T> T timed(String step, Supplier<T> work) {
    Asserted.count();
    long begin = System.nanoTime();
    T result = work.get();
    if (System.nanoTime() - begin >= SECOND) {
      long start = now();
      result = work.get();
      long took = now() - start;
      if (took >= SECOND) {
        throw new Broken(step + " took " + took / 1_000_000 + " ms");
      }
    }
    return result;
  }
}
