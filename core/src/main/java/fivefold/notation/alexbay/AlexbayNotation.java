package fivefold.notation.alexbay;

import fivefold.game.Game;
import fivefold.notation.AbstractNotation;
import fivefold.notation.Feature;
import fivefold.notation.HeaderSplit;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.StrictRule;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.EnumSet;
import java.util.Set;

/** The two forms: raw spells out every board, minified leaves out what stays the same. */
public final class AlexbayNotation extends AbstractNotation {
  public static final AlexbayNotation RAW = new AlexbayNotation(false);
  public static final AlexbayNotation MINIFIED = new AlexbayNotation(true);

  private final boolean minified;

  private AlexbayNotation(boolean minified) {
    super(
        minified ? "alexbay-min" : "alexbay",
        minified ? "Alexbay's notation, minified" : "Alexbay's notation",
        minified
            ? "the old notation of a JavaScript library, without what repeats"
            : "the old notation of a JavaScript library, one move a line",
        EnumSet.of(
            Feature.HEADERS,
            Feature.START,
            Feature.UNMOVED,
            Feature.TURN_ZERO,
            Feature.ACTIONS,
            Feature.PROMOTIONS,
            Feature.CHECKS,
            Feature.RESULT,
            Feature.UNFINISHED_TURN));
    this.minified = minified;
  }

  @Override
  public Set<StrictRule> strictRules() {
    return Set.of(StrictRule.EN_PASSANT, StrictRule.HEADER_CHARACTERS);
  }

  @Override
  public int sniff(CharSequence head) {
    return AlexbayParser.sniff(head, minified);
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new AlexbayParser(source, from, options, diagnostics).parse();
  }

  @Override
  public int gameEnd(char[] buffer, int from, int to, boolean last) {
    return HeaderSplit.gameEnd(buffer, from, to, last);
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return new AlexbayWriter(game, options, minified, carries()).write();
  }
}
