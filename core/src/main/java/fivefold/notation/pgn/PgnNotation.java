package fivefold.notation.pgn;

import fivefold.game.Game;
import fivefold.notation.AbstractNotation;
import fivefold.notation.Feature;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.StrictRule;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The three members of the family. They read alike when lenient, and write each in its own way. */
public final class PgnNotation extends AbstractNotation {
  public static final PgnNotation SHAD =
      new PgnNotation(
          Dialect.SHAD,
          "5dpgn",
          "5DPGN",
          "Shad's notation, the common standard",
          EnumSet.complementOf(EnumSet.of(Feature.VARIATIONS, Feature.PASSES)),
          EnumSet.of(
              StrictRule.BOARD_REQUIRED,
              StrictRule.JUMP_PIECE,
              StrictRule.JUMP_SOURCE,
              StrictRule.PROMOTION,
              StrictRule.TURN_NUMBER,
              StrictRule.MARKS,
              StrictRule.RESULT,
              StrictRule.MODE,
              StrictRule.CUSTOM_HEADERS));

  public static final PgnNotation BRANCHED =
      new PgnNotation(
          Dialect.BRANCHED,
          "branched",
          "Branched 5DPGN",
          "5DPGN with variations and shorter moves",
          EnumSet.complementOf(EnumSet.of(Feature.PASSES)),
          EnumSet.of(
              StrictRule.PROMOTION,
              StrictRule.SERIAL,
              StrictRule.START_GIVEN,
              StrictRule.HEADER_ORDER));

  public static final PgnNotation RECORDER =
      new PgnNotation(
          Dialect.RECORDER,
          "recorder",
          "5DPGN of the recorders",
          "what the programs write that record games out of the game's memory",
          EnumSet.of(
              Feature.HEADERS,
              Feature.START,
              Feature.UNMOVED,
              Feature.EVEN_TIMELINES,
              Feature.TURN_ZERO,
              Feature.ACTIONS,
              Feature.UNFINISHED_TURN),
          EnumSet.of(StrictRule.BOARD_REQUIRED, StrictRule.TURN_NUMBER, StrictRule.MODE));

  private final Dialect dialect;
  private final Set<StrictRule> strictRules;

  private PgnNotation(
      Dialect dialect,
      String id,
      String name,
      String description,
      Set<Feature> carries,
      Set<StrictRule> strictRules) {
    super(id, name, description, carries);
    this.dialect = dialect;
    this.strictRules = Set.copyOf(strictRules);
  }

  @Override
  public Set<StrictRule> strictRules() {
    return strictRules;
  }

  @Override
  public int sniff(CharSequence head) {
    return Sniffer.score(dialect, head);
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new PgnParser(source, from, true, dialect, options, diagnostics).parse();
  }

  @Override
  public @Nullable Script parseNext(
      SourceText source, int from, boolean last, ReadOptions options, Diagnostics diagnostics) {
    PgnParser parser = new PgnParser(source, from, last, dialect, options, diagnostics);
    Script script = parser.parse();
    return parser.needsMore() ? null : script;
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return PgnWriter.write(dialect, game, options);
  }
}
