package fivefold.bench;

import fivefold.fen.Hashing;
import fivefold.model.Multiverse;
import fivefold.render.SvgRenderer;
import fivefold.rules.Budget;
import fivefold.rules.Perft;
import fivefold.rules.State;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;

/** Questions about many states at once. */
@org.openjdk.jmh.annotations.State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class StateBenchmark {
  private final List<State> starts = Inputs.starts();
  private final List<State> human = Inputs.humanStates();
  private final List<State> ends = Inputs.humanEnds();
  private final List<State> hard = Inputs.games().stream().flatMap(StateBenchmark::states).toList();

  private static java.util.stream.Stream<State> states(String game) {
    return Inputs.states(game).stream();
  }

  /** The start of every variant that can be played. */
  @Benchmark
  public int easyVerdicts() {
    return verdicts(starts);
  }

  /** Every state of the games of people. */
  @Benchmark
  public int typicalVerdicts() {
    return verdicts(human);
  }

  private static int verdicts(List<State> states) {
    int sum = 0;
    for (State state : states) {
      sum += state.verdict().ordinal();
    }
    return sum;
  }

  /** How many actions there are at every state of the hard games, up to 1000. */
  @Benchmark
  public long count() {
    long sum = 0;
    for (State state : hard) {
      sum += state.legalActions().count(1000, Budget.UNLIMITED).atLeast();
    }
    return sum;
  }

  /** The moves of every piece on every playable board, at every state of the hard games. */
  @Benchmark
  public long moves() {
    long sum = 0;
    for (State state : hard) {
      sum += state.moveCandidates().size();
    }
    return sum;
  }

  @Benchmark
  public long perft4() {
    return Perft.count(Inputs.standard(), 4);
  }

  /** The md5 of every state of the games of people. */
  @Benchmark
  public int hash() {
    int sum = 0;
    for (State state : human) {
      sum += Hashing.multiverse(state.multiverse()).hashCode();
    }
    return sum;
  }

  /**
   * The keys of every state of the games of people: all boards, the last ones, the first of them.
   */
  @Benchmark
  public long keys() {
    long sum = 0;
    for (State state : human) {
      Multiverse multiverse = state.multiverse();
      sum += multiverse.key().low() + multiverse.lastBoardsKey().low();
      sum += multiverse.timeline(0).last().key().low();
    }
    return sum;
  }

  /** A picture of the last state of every game of people; returns its size in all. */
  @Benchmark
  public long svg() {
    long length = 0;
    for (State state : ends) {
      length += SvgRenderer.of(state).render().length();
    }
    return length;
  }
}
