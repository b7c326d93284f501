package fivefold.notation.dynamical;

import fivefold.game.Game;
import fivefold.notation.AbstractNotation;
import fivefold.notation.Feature;
import fivefold.notation.HeaderSplit;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.EnumSet;
import java.util.List;

/** The same cells in three arrangements, which all read alike. */
public final class DynamicalNotation extends AbstractNotation {
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

  /** How the cells are laid out. */
  enum Arrangement {
    COMPACT,
    ALGEBRAIC,
    TOPOLOGICAL
  }

  /** The form with cells at {@code <0T1>}, the way the notation's own text writes them. */
  static final String ANGLED = "angled";

  private static final List<String> FORMS = List.of("round", ANGLED);

  private final Arrangement arrangement;

  private DynamicalNotation(Arrangement arrangement, String id, String name, String description) {
    super(
        id,
        name,
        description,
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
    this.arrangement = arrangement;
  }

  @Override
  public List<String> forms() {
    return FORMS;
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
    return new CellWriter(game, options, arrangement, carries()).write();
  }
}
