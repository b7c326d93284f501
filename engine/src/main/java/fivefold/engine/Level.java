package fivefold.engine;

import fivefold.model.Key;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions.Played;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * How strongly the engine plays, from 1 to 8. The strongest plays as well as it can in its time;
 * the others look at fewer positions, misjudge what they see, and now and then play without
 * looking. A level plays the same in the same position every time.
 */
public enum Level {
  ONE(10, 800, 100),
  TWO(20, 600, 81),
  THREE(35, 400, 49),
  FOUR(80, 220, 20),
  FIVE(280, 110, 8),
  SIX(2_000, 20, 1),
  SEVEN(3_200, 0, 0),
  EIGHT(Long.MAX_VALUE, 0, 0);

  public static final Level STRONGEST = EIGHT;

  /** How many lines are considered when one is chosen at random. */
  private static final int CHOICE = 6;

  /** How often a move without looking leaves its board, in hundredths. */
  private static final int JUMPS = 3;

  private final long nodes;
  private final int error;
  private final int slips;

  /**
   * @param nodes how many positions it looks at
   * @param error by how many hundredths of a pawn it may be wrong about a line
   * @param slips how many of a hundred actions it plays without looking
   */
  Level(long nodes, int error, int slips) {
    this.nodes = nodes;
    this.error = error;
    this.slips = slips;
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
    if (this == STRONGEST) {
      return engine.analyse(state, less, progress);
    }
    engine.clear();
    Key key = state.multiverse().key();
    Dice dice = new Dice(key.high() ^ key.low());
    boolean slips = dice.roll(100) < this.slips;
    Limits wide = error == 0 ? less : less.withLines(Math.max(CHOICE, limits.lines()));
    Analysis analysis = engine.analyse(state, slips ? wide.withNodes(1) : wide, progress);
    List<Line> lines =
        slips ? slipped(state, analysis.lines(), dice) : blurred(analysis.lines(), dice);
    return new Analysis(lines, analysis.depth(), analysis.nodes(), analysis.millis());
  }

  /** Any action that is legal, as if it were as good as the best. */
  private static List<Line> slipped(State state, List<Line> lines, Dice dice) {
    Optional<Played> any = state.legalActions().playRandom(dice, JUMPS);
    if (any.isEmpty() || lines.isEmpty()) {
      return lines;
    }
    List<Line> slipped = new ArrayList<>(lines);
    slipped.add(0, new Line(lines.get(0).score(), List.of(any.get().action()), false));
    return slipped;
  }

  /** The lines with the one first that looks best after all scores were blurred. */
  private List<Line> blurred(List<Line> lines, Dice dice) {
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
    List<Line> blurred = new ArrayList<>(lines);
    blurred.remove(best);
    blurred.add(0, best);
    return blurred;
  }
}
