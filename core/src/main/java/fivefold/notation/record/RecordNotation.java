package fivefold.notation.record;

import fivefold.game.Game;
import fivefold.notation.AbstractNotation;
import fivefold.notation.Feature;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.StrictRule;
import fivefold.notation.TextInput;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.EnumSet;
import java.util.Set;

/** Records of games of LLaammTTeerr's 5DChess, in files named {@code .5dr}. */
public final class RecordNotation extends AbstractNotation {
  public static final RecordNotation INSTANCE = new RecordNotation();

  private RecordNotation() {
    super(
        "5dr",
        "Records",
        "saved games of LLaammTTeerr's 5DChess: a line an action, both boards of every move",
        EnumSet.of(
            Feature.START,
            Feature.UNMOVED,
            Feature.EVEN_TIMELINES,
            Feature.ACTIONS,
            Feature.PROMOTIONS,
            Feature.COMMENTS,
            Feature.DATA));
  }

  @Override
  public Set<StrictRule> strictRules() {
    return Set.of(StrictRule.PROMOTION);
  }

  @Override
  public int sniff(CharSequence head) {
    return Lines.first(head).startsWith(RecordParser.MAGIC) ? 100 : 0;
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new RecordParser(new TextInput(source, from, options, diagnostics)).parse();
  }

  @Override
  public int gameEnd(char[] buffer, int from, int to, boolean last) {
    return Lines.secondLine(RecordParser.MAGIC, buffer, from, to, last);
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return new RecordWriter(game, carries()).write(options);
  }
}
