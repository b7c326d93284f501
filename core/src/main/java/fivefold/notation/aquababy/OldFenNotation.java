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

/** AquaBaby's old file format: boards first, then moves in one run. */
public final class OldFenNotation implements Notation {
  public static final OldFenNotation INSTANCE = new OldFenNotation();

  private static final Set<Feature> CARRIES =
      Set.copyOf(
          EnumSet.of(
              Feature.START,
              Feature.UNMOVED,
              Feature.EVEN_TIMELINES,
              Feature.TURN_ZERO,
              Feature.ACTIONS,
              Feature.UNFINISHED_TURN));

  private OldFenNotation() {}

  @Override
  public String id() {
    return "aquababy-fen";
  }

  @Override
  public String name() {
    return "AquaBaby's old files";
  }

  @Override
  public String description() {
    return "the first file format of AquaBaby's program: boards, then coordinates";
  }

  @Override
  public Set<Feature> carries() {
    return CARRIES;
  }

  @Override
  public int sniff(CharSequence head) {
    return OldFenParser.sniff(head);
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new OldFenParser(new TextInput(source, from, options, diagnostics)).parse();
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return new OldFenWriter(CARRIES).write(game, options);
  }

  @Override
  public String toString() {
    return id();
  }
}
