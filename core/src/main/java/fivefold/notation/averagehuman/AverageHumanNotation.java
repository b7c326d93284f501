package fivefold.notation.averagehuman;

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

/** AverageHuman's simplified notation, as far as it is known. */
public final class AverageHumanNotation implements Notation {
  public static final AverageHumanNotation INSTANCE = new AverageHumanNotation();

  private static final Set<Feature> CARRIES =
      Set.copyOf(EnumSet.of(Feature.TURN_ZERO, Feature.ACTIONS, Feature.UNFINISHED_TURN));

  private AverageHumanNotation() {}

  @Override
  public String id() {
    return "averagehuman";
  }

  @Override
  public String name() {
    return "AverageHuman's notation (experimental)";
  }

  @Override
  public String description() {
    return "experimental: AverageHuman's simplified notation, only partly known";
  }

  @Override
  public Set<Feature> carries() {
    return CARRIES;
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
    return new AverageHumanWriter(CARRIES).write(game, options);
  }

  @Override
  public String toString() {
    return id();
  }
}
