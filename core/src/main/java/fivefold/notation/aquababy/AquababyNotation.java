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

/** AquaBaby's coordinates. */
public final class AquababyNotation extends AbstractNotation {
  public static final AquababyNotation INSTANCE = new AquababyNotation();

  private AquababyNotation() {
    super(
        "aquababy",
        "AquaBaby's coordinates",
        "pairs of coordinates (x,y,T,L), files and ranks from zero",
        EnumSet.of(
            Feature.TURN_ZERO,
            Feature.ACTIONS,
            Feature.PROMOTIONS,
            Feature.UNFINISHED_TURN,
            Feature.PASSES));
  }

  @Override
  public int sniff(CharSequence head) {
    return AquababyParser.sniff(head);
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new AquababyParser(new TextInput(source, from, options, diagnostics)).parse();
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return new AquababyWriter(carries()).write(game, options);
  }
}
