package fivefold.notation.hexicube;

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

/** The notation of Hexicube's game viewer. */
public final class HexicubeNotation extends AbstractNotation {
  public static final HexicubeNotation INSTANCE = new HexicubeNotation();

  private HexicubeNotation() {
    super(
        "hexicube",
        "Hexicube's notation",
        "what Hexicube's game viewer reads, a dialect of Axel's",
        EnumSet.of(Feature.ACTIONS, Feature.UNFINISHED_TURN));
  }

  @Override
  public int sniff(CharSequence head) {
    return HexicubeParser.sniff(head);
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new HexicubeParser(new TextInput(source, from, options, diagnostics)).parse();
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return new HexicubeWriter(carries()).write(game, options);
  }
}
