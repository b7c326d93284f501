package fivefold.engine;

import fivefold.model.Key;
import fivefold.rules.Dice;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * How strongly the engine plays, from 1 to 8. The strongest plays as well as it can in its time;
 * the others look at fewer positions, and the weakest misjudge what they see. A level plays the
 * same in the same position every time.
 */
public enum Level {
  ONE(40, 500),
  TWO(80, 260),
  THREE(160, 130),
  FOUR(400, 60),
  FIVE(1_200, 25),
  SIX(4_000, 0),
  SEVEN(16_000, 0),
  EIGHT(Long.MAX_VALUE, 0);

  public static final Level STRONGEST = EIGHT;

  /** How many lines are considered when one is chosen at random. */
  private static final int CHOICE = 6;

  private final long nodes;
  private final int error;

  /**
   * @param nodes how many positions it looks at
   * @param error by how many hundredths of a pawn it may be wrong about a line
   */
  Level(long nodes, int error) {
    this.nodes = nodes;
    this.error = error;
  }

  /**
   * @throws IllegalArgumentException unless the number is from 1 to 8
   */
  public static Level of(int number) {
    if (number < 1 || number > values().length) {
      throw new IllegalArgumentException("levels go from 1 to " + values().length);
    }
    return values()[number - 1];
  }

  public int number() {
    return ordinal() + 1;
  }

  /** What this level thinks of a position, its choice first. */
  public Analysis play(Engine engine, State state, Limits limits, Consumer<Analysis> progress) {
    Limits less = limits.withNodes(Math.min(nodes, limits.nodes()));
    if (error == 0) {
      return engine.analyse(state, less, progress);
    }
    engine.clear();
    Limits wide = less.withLines(Math.max(CHOICE, limits.lines()));
    Analysis analysis = engine.analyse(state, wide, progress);
    return new Analysis(
        shuffled(state, analysis.lines()), analysis.depth(), analysis.nodes(), analysis.millis());
  }

  /** The lines with the one first that looks best after all scores were blurred. */
  private List<Line> shuffled(State state, List<Line> lines) {
    Key key = state.multiverse().key();
    Dice dice = new Dice(key.high() ^ key.low());
    Line best = null;
    int bestScore = Integer.MIN_VALUE;
    for (Line line : lines) {
      int score = line.score().centipawns() + dice.roll(error + 1);
      if (best == null || score > bestScore) {
        best = line;
        bestScore = score;
      }
    }
    if (best == null) {
      return lines;
    }
    List<Line> shuffled = new ArrayList<>(lines);
    shuffled.remove(best);
    shuffled.add(0, best);
    return shuffled;
  }
}
