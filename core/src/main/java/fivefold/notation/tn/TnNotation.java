package fivefold.notation.tn;

import fivefold.game.Game;
import fivefold.notation.Feature;
import fivefold.notation.HeaderSplit;
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

/** penteract's notation. */
public final class TnNotation implements Notation {
  public static final TnNotation INSTANCE = new TnNotation();

  private static final Set<Feature> CARRIES =
      Set.copyOf(EnumSet.of(Feature.ACTIONS, Feature.CHECKS, Feature.UNFINISHED_TURN));

  private TnNotation() {}

  @Override
  public String id() {
    return "tn";
  }

  @Override
  public String name() {
    return "penteract's notation";
  }

  @Override
  public String description() {
    return "penteract's .tn, the timelines of an action in descending order";
  }

  @Override
  public Set<Feature> carries() {
    return CARRIES;
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
    return new TnWriter(CARRIES).write(game, options);
  }

  @Override
  public String toString() {
    return id();
  }
}
