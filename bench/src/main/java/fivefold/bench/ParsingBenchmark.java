package fivefold.bench;

import fivefold.GameReader;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;

/** Text to scripts, nothing played; on its own, so that nothing but the text lies in memory. */
@org.openjdk.jmh.annotations.State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class ParsingBenchmark {
  private static final int COPIES = 300;

  private final String games = Inputs.humanGames().repeat(COPIES);

  /** The characters that {@link #parse} reads. */
  static long chars() {
    return (long) Inputs.humanGames().length() * COPIES;
  }

  @Benchmark
  public long parse() {
    GameReader reader = ReadingBenchmark.reader(games);
    long sum = 0;
    while (reader.hasNext()) {
      sum += reader.nextScript().end();
    }
    return sum;
  }
}
