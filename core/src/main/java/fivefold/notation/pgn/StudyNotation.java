package fivefold.notation.pgn;

import fivefold.game.Game;
import fivefold.notation.AbstractNotation;
import fivefold.notation.Feature;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.EnumSet;

/**
 * The studies of AquaBaby's later program: 5DPGN in which braces may hold a side line. Highlights,
 * arrows and descriptions stay comments.
 *
 * <p>It can't be told from 5DPGN by its look, so it must be named. Since 5DPGN keeps the marks and
 * Branched 5DPGN the side lines, there is no writer.
 */
public final class StudyNotation extends AbstractNotation {
  public static final StudyNotation INSTANCE = new StudyNotation();

  private StudyNotation() {
    super(
        "aquababy-study",
        "AquaBaby's studies",
        "5DPGN with side lines, arrows and highlights in braces; read only",
        EnumSet.complementOf(EnumSet.of(Feature.PASSES)));
  }

  @Override
  public boolean writes() {
    return false;
  }

  @Override
  public int sniff(CharSequence head) {
    return 0;
  }

  /** Side lines become variations of the same length, so that every place stays right. */
  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    SourceText branched = source.readAs(SideLines.open(source.text()));
    return PgnNotation.BRANCHED.parse(branched, from, options, diagnostics);
  }

  /**
   * @throws UnsupportedOperationException always, see {@link #writes()}
   */
  @Override
  public Written write(Game game, WriteOptions options) {
    throw new UnsupportedOperationException("studies are written as 5DPGN or Branched 5DPGN");
  }
}
