package fivefold.notation.nidlatam;

import fivefold.game.Game;
import fivefold.notation.AbstractNotation;
import fivefold.notation.Feature;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.EnumSet;

/** nidlatam's notation. */
public final class NidlatamNotation extends AbstractNotation {
  public static final NidlatamNotation INSTANCE = new NidlatamNotation();

  private NidlatamNotation() {
    super(
        "nidlatam",
        "nidlatam's notation",
        "nidlatam's sets of moves in braces, known from one description",
        EnumSet.of(
            Feature.EVEN_TIMELINES,
            Feature.TURN_ZERO,
            Feature.ACTIONS,
            Feature.CHECKS,
            Feature.UNFINISHED_TURN));
  }

  @Override
  public int sniff(CharSequence head) {
    return NidlatamParser.sniff(head);
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new NidlatamParser(new TextInput(source, from, options, diagnostics)).parse();
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return new NidlatamWriter(carries()).write(game, options);
  }
}
