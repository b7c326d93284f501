package fivefold.notation.aquababy;

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

/** AquaBaby's old file format: boards first, then moves in one run. */
public final class OldFenNotation extends AbstractNotation {
  public static final OldFenNotation INSTANCE = new OldFenNotation();

  private OldFenNotation() {
    super(
        "aquababy-fen",
        "AquaBaby's old files",
        "the first file format of AquaBaby's program: boards, then coordinates",
        EnumSet.of(
            Feature.START,
            Feature.UNMOVED,
            Feature.EVEN_TIMELINES,
            Feature.TURN_ZERO,
            Feature.ACTIONS,
            Feature.UNFINISHED_TURN));
  }

  @Override
  public int sniff(CharSequence head) {
    return OldFenParser.sniff(head);
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new OldFenParser(new TextInput(source, from, options, diagnostics)).parse();
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return new OldFenWriter(carries()).write(game, options);
  }
}
