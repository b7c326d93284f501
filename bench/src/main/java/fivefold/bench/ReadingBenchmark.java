package fivefold.bench;

import fivefold.GameReader;
import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.game.Game;
import fivefold.notation.ReadOptions;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Coordinates;
import java.io.StringReader;
import java.util.List;
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
  private static final int REPLAYED = 20;
  private static final int TURNS = 20_000;
  static final int DEPTH = 50_000;

  private final String replayed = Inputs.humanGames().repeat(REPLAYED);
  private final List<Game> read = Inputs.games(replayed);
  private final String shortened = write(read, Coordinates.SHORT);
  private final String longGame = longGame();
  private final String deepTree = deepTree();
  private final Game tree = Games.read(deepTree).orThrow();

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

  static String deepTree() {
    String[] moves = {"Nf3", "Nf6", "Ng1", "Ng8"};
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < DEPTH; i++) {
      text.append("(/ ").append(moves[i % 4]).append(' ');
    }
    return text.append(")".repeat(DEPTH)).toString();
  }

  static GameReader reader(String text) {
    return reader(text, ReadOptions.LENIENT);
  }

  private static GameReader reader(String text, ReadOptions options) {
    return new GameReader("bench", new StringReader(text), Notations.BRANCHED, options);
  }

  /** Text to games, every action found legal; returns how many. */
  @Benchmark
  public long replay() {
    return actions(reader(replayed));
  }

  /** As {@link #replay}, keeping where each move stands in the text. */
  @Benchmark
  public long replayWithSpans() {
    return actions(reader(replayed, ReadOptions.LENIENT.withSpans()));
  }

  private static long actions(GameReader reader) {
    long actions = 0;
    while (reader.hasNext()) {
      ReadResult result = reader.next();
      actions += result.orThrow().size();
    }
    return actions;
  }

  /** As {@link #replay}, from moves as short as can be: each has to be found among many. */
  @Benchmark
  public long resolve() {
    return Inputs.games(shortened).size();
  }

  @Benchmark
  public String writeFull() {
    return write(read, Coordinates.FULL);
  }

  /** The shortest moves that mean nothing else. */
  @Benchmark
  public String writeShort() {
    return write(read, Coordinates.SHORT);
  }

  private static String write(List<Game> games, Coordinates coordinates) {
    WriteOptions options = WriteOptions.DEFAULT.withMarks(Set.of()).withCoordinates(coordinates);
    StringBuilder text = new StringBuilder();
    for (Game game : games) {
      text.append(Notations.BRANCHED.write(game, options).text()).append('\n');
    }
    return text.toString();
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
