package fivefold.bench;

import fivefold.Games;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.game.Undo;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;

/** What is done to the tree of a big game. */
@org.openjdk.jmh.annotations.State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class TreeBenchmark {
  private final Game tree = Games.read(ReadingBenchmark.deepTree()).orThrow();
  private final Node middle = tree.mainline().get(ReadingBenchmark.DEPTH / 2);

  @Benchmark
  public Game copy() {
    return tree.copy();
  }

  /** The middle of the tree taken out, put back, taken out again and put back. */
  @Benchmark
  public Undo edit() {
    return tree.edit(middle::delete).run().run().run();
  }
}
