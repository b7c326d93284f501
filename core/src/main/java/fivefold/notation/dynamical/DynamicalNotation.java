package fivefold.notation.dynamical;

import fivefold.game.Game;
import fivefold.notation.Feature;
import fivefold.notation.HeaderSplit;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.EnumSet;
import java.util.Set;

/** The same cells in three arrangements, which all read alike. */
public final class DynamicalNotation implements Notation {
  public static final DynamicalNotation COMPACT =
      new DynamicalNotation(
          Arrangement.COMPACT,
          "dynamical",
          "Dynamical notation",
          "Krakenmagen's cells of board, step and move, a turn a line");

  public static final DynamicalNotation ALGEBRAIC =
      new DynamicalNotation(
          Arrangement.ALGEBRAIC,
          "dynamical-algebraic",
          "Dynamical notation, algebraic",
          "the cells in columns, an action a line");

  public static final DynamicalNotation TOPOLOGICAL =
      new DynamicalNotation(
          Arrangement.TOPOLOGICAL,
          "dynamical-topological",
          "Dynamical notation, topological",
          "the cells where their boards lie: timelines as columns, turns as rows");

  private static final Set<Feature> CARRIES =
      Set.copyOf(
          EnumSet.of(
              Feature.HEADERS,
              Feature.START,
              Feature.UNMOVED,
              Feature.EVEN_TIMELINES,
              Feature.TURN_ZERO,
              Feature.ACTIONS,
              Feature.PROMOTIONS,
              Feature.CHECKS,
              Feature.EVALUATIONS,
              Feature.RESULT,
              Feature.UNFINISHED_TURN));

  /** How the cells are laid out. */
  enum Arrangement {
    COMPACT,
    ALGEBRAIC,
    TOPOLOGICAL
  }

  private final Arrangement arrangement;
  private final String id;
  private final String name;
  private final String description;

  private DynamicalNotation(Arrangement arrangement, String id, String name, String description) {
    this.arrangement = arrangement;
    this.id = id;
    this.name = name;
    this.description = description;
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String description() {
    return description;
  }

  @Override
  public Set<Feature> carries() {
    return CARRIES;
  }

  @Override
  public int sniff(CharSequence head) {
    return CellParser.sniff(head, arrangement);
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new CellParser(source, from, options, diagnostics).parse();
  }

  @Override
  public int gameEnd(char[] buffer, int from, int to, boolean last) {
    return HeaderSplit.gameEnd(buffer, from, to, last);
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return new CellWriter(game, options, arrangement, CARRIES).write();
  }

  @Override
  public String toString() {
    return id;
  }
}
