package fivefold.notation.averagehuman;

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

/** AverageHuman's simplified notation, as far as it is known. */
public final class AverageHumanNotation extends AbstractNotation {
  public static final AverageHumanNotation INSTANCE = new AverageHumanNotation();

  private AverageHumanNotation() {
    super(
        "averagehuman",
        "AverageHuman's notation (experimental)",
        "experimental: AverageHuman's simplified notation, only partly known",
        EnumSet.of(Feature.TURN_ZERO, Feature.ACTIONS, Feature.UNFINISHED_TURN));
  }

  @Override
  public int sniff(CharSequence head) {
    return AverageHumanParser.sniff(head);
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new AverageHumanParser(new TextInput(source, from, options, diagnostics)).parse();
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return new AverageHumanWriter(carries()).write(game, options);
  }
}
