package fivefold.notation.tn;

import fivefold.game.Game;
import fivefold.notation.AbstractNotation;
import fivefold.notation.Feature;
import fivefold.notation.HeaderSplit;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.EnumSet;

/** penteract's notation. */
public final class TnNotation extends AbstractNotation {
  public static final TnNotation INSTANCE = new TnNotation();

  private TnNotation() {
    super(
        "tn",
        "penteract's notation",
        "penteract's .tn, the timelines of an action in descending order",
        EnumSet.of(Feature.ACTIONS, Feature.CHECKS, Feature.UNFINISHED_TURN));
  }

  @Override
  public int sniff(CharSequence head) {
    return TnParser.sniff(head);
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new TnParser(new TextInput(source, from, options, diagnostics)).parse();
  }

  @Override
  public int gameEnd(char[] buffer, int from, int to, boolean last) {
    return HeaderSplit.gameEnd(buffer, from, to, last);
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return new TnWriter(carries()).write(game, options);
  }
}
