package fivefold.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** Runs every benchmark and writes the report. Started by {@code bench/run}. */
public final class Main {
  /** How thorough a run is. */
  enum Effort {
    SMOKE(0, 1, 50, 200),
    SHORT(1, 3, 250, 10_000),
    FULL(1, 5, 500, 10_000);

    final int forks;
    final int iterations;
    final int millis;
    final int positions;

    Effort(int forks, int iterations, int millis, int positions) {
      this.forks = forks;
      this.iterations = iterations;
      this.millis = millis;
      this.positions = positions;
    }
  }

  private static final String TEXT = "(Parsing|Reading)Benchmark";
  private static final Path RESULTS = Path.of("bench/RESULTS.md");
  private static final String NOTHING = "^$";

  private static final long SEED = 20_250_101;

  private Main() {}

  /**
   * @param args {@code smoke}, {@code short} or {@code full}; {@code pages} measures nothing and
   *     takes in what other commands wrote
   */
  public static void main(String[] args) throws IOException, InterruptedException, RunnerException {
    if (args[0].equals("pages")) {
      Files.writeString(RESULTS, OtherPages.renew(Files.readString(RESULTS)));
      return;
    }
    Effort effort = Effort.valueOf(args[0].toUpperCase(java.util.Locale.ROOT));
    if (!Files.isDirectory(Inputs.folder())) {
      System.err.println("bench: the shared games are absent: " + Inputs.folder());
      System.exit(3);
    }
    Path target = effort == Effort.SMOKE ? Path.of("bench/target/RESULTS.md") : RESULTS;
    // First, so that a broken command shows before all else was measured.
    double cold = coldMillis(effort == Effort.SMOKE ? 1 : 5);
    List<RunResult> results = new ArrayList<>(run(effort, ".*", TEXT, 1));
    // Readers are much code that is used here and there: it is long until all of it is compiled.
    results.addAll(run(effort, TEXT, NOTHING, 3));
    System.out.println("# " + effort.positions + " generated positions, seed " + SEED);
    Latencies latencies = Latencies.of(SEED, effort.positions);
    Stops stops = Stops.of(effort == Effort.SMOKE ? 3 : 50);
    Files.writeString(target, new Report(effort, results, cold, SEED, latencies, stops).text());
    System.out.println("# written: " + target);
  }

  private static Collection<RunResult> run(
      Effort effort, String include, String exclude, int warmUps) throws RunnerException {
    TimeValue time = TimeValue.milliseconds(effort.millis);
    return new Runner(
            new OptionsBuilder()
                .include(include)
                .exclude(exclude)
                .param("file", Inputs.positions().toArray(new String[0]))
                .forks(effort.forks)
                .warmupIterations(effort.iterations * warmUps)
                .warmupTime(time)
                .measurementIterations(effort.iterations)
                .measurementTime(time)
                .jvmArgsAppend("-XX:+UseSerialGC", "-Xms1g", "-Xmx1g", "-Xmn400m")
                .addProfiler(GCProfiler.class)
                .shouldFailOnError(true)
                .build())
        .run();
  }

  /** The wall time of one command over all hard positions in a new process, the best of some. */
  private static double coldMillis(int runs) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("./fivefold", "verdict"));
    Inputs.positions().forEach(file -> command.add(Inputs.folder().resolve(file).toString()));
    long best = Long.MAX_VALUE;
    for (int i = 0; i < runs; i++) {
      long start = System.nanoTime();
      Process process =
          new ProcessBuilder(command)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      if (!process.waitFor(10, TimeUnit.MINUTES) || process.exitValue() != 0) {
        throw new IllegalStateException("the command failed: " + command);
      }
      best = Math.min(best, System.nanoTime() - start);
    }
    return best / 1e6;
  }
}
