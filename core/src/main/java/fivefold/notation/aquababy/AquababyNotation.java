package fivefold.notation.aquababy;

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

/** AquaBaby's coordinates. */
public final class AquababyNotation implements Notation {
  public static final AquababyNotation INSTANCE = new AquababyNotation();

  private static final Set<Feature> CARRIES =
      Set.copyOf(
          EnumSet.of(
              Feature.TURN_ZERO,
              Feature.ACTIONS,
              Feature.PROMOTIONS,
              Feature.UNFINISHED_TURN,
              Feature.PASSES));

  private AquababyNotation() {}

  @Override
  public String id() {
    return "aquababy";
  }

  @Override
  public String name() {
    return "AquaBaby's coordinates";
  }

  @Override
  public String description() {
    return "pairs of coordinates (x,y,T,L), files and ranks from zero";
  }

  @Override
  public Set<Feature> carries() {
    return CARRIES;
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
    return new AquababyWriter(CARRIES).write(game, options);
  }

  @Override
  public String toString() {
    return id();
  }
}
