package fivefold.notation.nidlatam;

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

/** nidlatam's notation. */
public final class NidlatamNotation implements Notation {
  public static final NidlatamNotation INSTANCE = new NidlatamNotation();

  private static final Set<Feature> CARRIES =
      Set.copyOf(
          EnumSet.of(
              Feature.EVEN_TIMELINES,
              Feature.TURN_ZERO,
              Feature.ACTIONS,
              Feature.CHECKS,
              Feature.UNFINISHED_TURN));

  private NidlatamNotation() {}

  @Override
  public String id() {
    return "nidlatam";
  }

  @Override
  public String name() {
    return "nidlatam's notation";
  }

  @Override
  public String description() {
    return "nidlatam's sets of moves in braces, known from one description";
  }

  @Override
  public Set<Feature> carries() {
    return CARRIES;
  }

  @Override
  public int sniff(CharSequence head) {
    return NidlatamParser.sniff(head);
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new NidlatamParser(new TextInput(source, from, options, diagnostics)).parse();
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return new NidlatamWriter(CARRIES).write(game, options);
  }

  @Override
  public String toString() {
    return id();
  }
}
