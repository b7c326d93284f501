package fivefold.cli.io;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** How long each named phase of a command took, over all its games and threads together. */
public final class Timing {
  private final Map<String, Long> nanos = new LinkedHashMap<>();

  /** Does the work and counts its time for the phase. Phases do not nest. */
  public <T> T phase(String name, Supplier<T> work) {
    long start = System.nanoTime();
    try {
      return work.get();
    } finally {
      add(name, System.nanoTime() - start);
    }
  }

  /** Counts time for a phase. */
  public synchronized void add(String name, long time) {
    nanos.merge(name, time, Long::sum);
  }

  /** Like {@link #phase(String, Supplier)}, for work without a result. */
  public void phase(String name, Runnable work) {
    phase(
        name,
        () -> {
          work.run();
          return name;
        });
  }

  /** The line that {@code --timing} prints: {@code timing: read 1.2 ms, verdict 3.4 ms}. */
  public synchronized String line() {
    return nanos.entrySet().stream()
        .map(e -> String.format(Locale.ROOT, "%s %.1f ms", e.getKey(), e.getValue() / 1e6))
        .collect(Collectors.joining(", ", "timing: ", ""));
  }

  public void print(PrintStream to) {
    to.println(line());
  }
}
