package fivefold.bench;

import fivefold.rules.Dice;
import fivefold.rules.LegalActions.Played;
import fivefold.rules.State;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;

/** Random play from the usual start. */
@org.openjdk.jmh.annotations.State(Scope.Thread)
public class PlayBenchmark {
  private static final int ACTIONS = 2000;

  /** A playout ends here when the game has not ended by itself. */
  @Param({"20", "50"})
  public int length;

  private final State start = Inputs.standard();
  private final Dice dice = new Dice(1);

  /** Random actions, submitted; a new game after {@link #length} of them or at its end. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  @OperationsPerInvocation(ACTIONS)
  public State playouts() {
    State state = start;
    int turn = 0;
    int played = 0;
    while (played < ACTIONS) {
      Optional<Played> next =
          turn == length ? Optional.empty() : state.legalActions().playRandom(dice);
      if (next.isPresent()) {
        state = next.get().state();
        turn++;
        played++;
      } else {
        state = start;
        turn = 0;
      }
    }
    return state;
  }
}
