package fivefold.bench;

import fivefold.model.Move;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Square;
import fivefold.rules.Action;
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

/** What playing one action costs after games of different length; the bytes are what counts. */
@org.openjdk.jmh.annotations.State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class ActionCostBenchmark {
  /** How many actions were played before, all of them knights going to and fro. */
  @Param({"10", "100", "1000", "10000"})
  public int length;

  private State state = Inputs.standard();
  private Action action = Action.of(List.of());

  @Setup
  public void play() {
    state = Inputs.standard();
    for (int i = 0; i < length; i++) {
      state = state.play(knight(state)).orThrow();
    }
    action = knight(state);
  }

  /**
   * The first move of a knight between its home rank and the middle: out and back, out and back.
   */
  private static Action knight(State state) {
    boolean out = state.present().turn() % 2 == 1;
    for (Move move : state.moveCandidates()) {
      Piece piece = state.pieceAt(move.from(), move.fromSquare());
      if (piece != null
          && piece.type() == PieceType.KNIGHT
          && move.isPhysical()
          && isHome(move.fromSquare()) == out
          && isHome(move.toSquare()) != out) {
        return Action.of(List.of(move));
      }
    }
    throw new IllegalStateException("no knight can move");
  }

  private static boolean isHome(Square square) {
    return square.rank() == 0 || square.rank() == 7;
  }

  @Benchmark
  public State playAction() {
    return state.play(action).orThrow();
  }
}
