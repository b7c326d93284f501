package fivefold.notation.hexicube;

import fivefold.game.Game;
import fivefold.notation.Feature;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.EnumSet;
import java.util.Set;

/** The notation of Hexicube's game viewer. */
public final class HexicubeNotation implements Notation {
  public static final HexicubeNotation INSTANCE = new HexicubeNotation();

  private static final Set<Feature> CARRIES =
      Set.copyOf(EnumSet.of(Feature.ACTIONS, Feature.UNFINISHED_TURN));

  private HexicubeNotation() {}

  @Override
  public String id() {
    return "hexicube";
  }

  @Override
  public String name() {
    return "Hexicube's notation";
  }

  @Override
  public String description() {
    return "what Hexicube's game viewer reads, a dialect of Axel's";
  }

  @Override
  public Set<Feature> carries() {
    return CARRIES;
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
    return new HexicubeWriter(CARRIES).write(game, options);
  }

  @Override
  public String toString() {
    return id();
  }
}
