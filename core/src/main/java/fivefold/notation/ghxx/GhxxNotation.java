package fivefold.notation.ghxx;

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

/** Files of variants as several programs around the game share them. */
public final class GhxxNotation extends AbstractNotation {
  public static final GhxxNotation INSTANCE = new GhxxNotation();

  private GhxxNotation() {
    super(
        "ghxx",
        "GHXX's variants",
        "JSON file of variants: start positions, no games",
        EnumSet.of(Feature.START, Feature.EVEN_TIMELINES, Feature.TURN_ZERO));
  }

  @Override
  public int sniff(CharSequence head) {
    int i = 0;
    while (i < head.length() && (head.charAt(i) <= ' ' || head.charAt(i) == '\ufeff')) {
      i++;
    }
    boolean json = i < head.length() && (head.charAt(i) == '[' || head.charAt(i) == '{');
    return json && head.toString().contains("\"Timelines\"") ? 96 : 0;
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new GhxxParser(source, from, options, diagnostics).parse();
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return GhxxWriter.write(game, carries());
  }
}
