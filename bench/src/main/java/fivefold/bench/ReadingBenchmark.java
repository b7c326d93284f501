package fivefold.bench;

import fivefold.game.Game;
import fivefold.notation.GameReader;
import fivefold.notation.Games;
import fivefold.notation.Notations;
import fivefold.notation.ReadOptions;
import fivefold.notation.ReadResult;
import fivefold.notation.WriteOptions;
import java.io.StringReader;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;

/** Reading and writing 5DPGN: games that people played, and games nobody could. */
@org.openjdk.jmh.annotations.State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class ReadingBenchmark {
  private static final int COPIES = 300;
  private static final int REPLAYED = 20;
  private static final int TURNS = 20_000;
  private static final int DEPTH = 50_000;

  private final String games = Inputs.humanGames().repeat(COPIES);
  private final String replayed = Inputs.humanGames().repeat(REPLAYED);
  private final String longGame = longGame();
  private final String deepTree = deepTree();
  private final Game tree = Games.read(deepTree).orThrow();

  /** The characters that {@link #parse} reads. */
  static long parsedChars() {
    return (long) Inputs.humanGames().length() * COPIES;
  }

  /** The actions that {@link #replay} plays. */
  static long replayedActions() {
    return new ReadingBenchmark().replay();
  }

  private static String longGame() {
    StringBuilder text = new StringBuilder();
    for (int i = 1; i < TURNS; i += 2) {
      text.append(i).append(". Nf3 / Nf6\n").append(i + 1).append(". Ng1 / Ng8\n");
    }
    return text.toString();
  }

  private static String deepTree() {
    String[] moves = {"Nf3", "Nf6", "Ng1", "Ng8"};
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < DEPTH; i++) {
      text.append("(/ ").append(moves[i % 4]).append(' ');
    }
    return text.append(")".repeat(DEPTH)).toString();
  }

  private static GameReader reader(String text) {
    return new GameReader("bench", new StringReader(text), Notations.BRANCHED, ReadOptions.LENIENT);
  }

  /** Text to scripts, nothing played. */
  @Benchmark
  public long parse() {
    GameReader reader = reader(games);
    long sum = 0;
    while (reader.hasNext()) {
      sum += reader.nextScript().end();
    }
    return sum;
  }

  /** Text to games, every action found legal; returns how many. */
  @Benchmark
  public long replay() {
    GameReader reader = reader(replayed);
    long actions = 0;
    while (reader.hasNext()) {
      ReadResult result = reader.next();
      actions += result.orThrow().size();
    }
    return actions;
  }

  @Benchmark
  public Game readLongGame() {
    return Games.read(longGame).orThrow();
  }

  @Benchmark
  public Game readDeepTree() {
    return Games.read(deepTree).orThrow();
  }

  @Benchmark
  public String writeDeepTree() {
    return Notations.BRANCHED.write(tree, WriteOptions.DEFAULT.withMarks(Set.of())).text();
  }
}
