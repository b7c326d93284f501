package fivefold.bench;

import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;

/** The verdict of one position on which other searches give up. */
@org.openjdk.jmh.annotations.State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class HardPositionBenchmark {
  /** Filled in by {@link Main}, which lists the folder. */
  @Param("slow_88_20.5dpgn")
  public String file = "";

  private State position = Inputs.standard();

  @Setup
  public void read() {
    position = Inputs.position(file);
  }

  @Benchmark
  public Verdict verdict() {
    return position.verdict();
  }
}
