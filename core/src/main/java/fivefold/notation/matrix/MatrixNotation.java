package fivefold.notation.matrix;

import fivefold.game.Game;
import fivefold.notation.AbstractNotation;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.Set;

/** A notation that can be neither read nor written, because no specification is left of it. */
public final class MatrixNotation extends AbstractNotation {
  public static final MatrixNotation INSTANCE = new MatrixNotation();

  private MatrixNotation() {
    super("matrix", "Matrix notation", "no specification found", Set.of());
  }

  @Override
  public boolean reads() {
    return false;
  }

  @Override
  public boolean writes() {
    return false;
  }

  @Override
  public int sniff(CharSequence head) {
    return 0;
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    diagnostics.report(
        Code.E_NO_SPECIFICATION,
        source.place(from, from),
        "the matrix notation can't be read: no specification was found",
        null);
    return Script.builder().build(source, source.length());
  }

  /**
   * @throws UnsupportedOperationException always, see {@link #writes()}
   */
  @Override
  public Written write(Game game, WriteOptions options) {
    throw new UnsupportedOperationException("no specification of the matrix notation was found");
  }
}
