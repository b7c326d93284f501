package fivefold.bench;

import fivefold.rules.Budget;
import fivefold.rules.State;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;

/** Questions about every state of a hard game, game by game. */
@org.openjdk.jmh.annotations.State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class SearchBenchmark {
  /** How many actions of a state are listed; fewer where there are over a hundred timelines. */
  static final int LISTED = 2000;

  static final int LISTED_OF_100_TIMELINES = 200;

  @Param({
    "100_timelines",
    "manyChecks",
    "wide",
    "NP0",
    "silly",
    "exiledKings",
    "futures",
    "ctp1",
    "standard"
  })
  public String game = "";

  private List<State> states = List.of();

  @Setup
  public void read() {
    states = Inputs.states(game);
  }

  /** The verdict at every state. */
  @Benchmark
  public int verdict() {
    int sum = 0;
    for (State state : states) {
      sum += state.verdict().ordinal();
    }
    return sum;
  }

  /** The actions at every state as values, up to a number. */
  @Benchmark
  public long list() {
    return list(game, states);
  }

  static long list(String game, List<State> states) {
    int cap = game.equals("100_timelines") ? LISTED_OF_100_TIMELINES : LISTED;
    long[] sum = new long[2];
    for (State state : states) {
      sum[0] +=
          state
              .legalActions()
              .forEach(cap, Budget.UNLIMITED, action -> sum[1] += action.plies().size())
              .atLeast();
    }
    return sum[0];
  }
}
