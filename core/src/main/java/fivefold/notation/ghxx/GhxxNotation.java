package fivefold.notation.ghxx;

import fivefold.game.Game;
import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.EnumSet;
import java.util.Set;

/** Files of variants as several programs around the game share them. */
public final class GhxxNotation implements Notation {
  public static final GhxxNotation INSTANCE = new GhxxNotation();

  private static final Set<Feature> CARRIES =
      Set.copyOf(EnumSet.of(Feature.START, Feature.EVEN_TIMELINES, Feature.TURN_ZERO));

  private GhxxNotation() {}

  @Override
  public String id() {
    return "ghxx";
  }

  @Override
  public String name() {
    return "GHXX's variants";
  }

  @Override
  public String description() {
    return "JSON file of variants: start positions, no games";
  }

  @Override
  public Set<Feature> carries() {
    return CARRIES;
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
    return GhxxWriter.write(game, CARRIES);
  }

  @Override
  public String toString() {
    return id();
  }
}
