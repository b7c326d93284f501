package fivefold.notation.export;

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
import java.util.List;
import java.util.Set;

/** The minimal notation that the text of 5DPGN proposes for programs. */
public final class ExportNotation implements Notation {
  public static final ExportNotation INSTANCE = new ExportNotation();

  /** The form without piece letters. */
  static final String BARE = "bare";

  private static final Set<Feature> CARRIES =
      Set.copyOf(
          EnumSet.of(
              Feature.EVEN_TIMELINES,
              Feature.TURN_ZERO,
              Feature.ACTIONS,
              Feature.PROMOTIONS,
              Feature.UNFINISHED_TURN));

  private ExportNotation() {}

  @Override
  public String id() {
    return "export";
  }

  @Override
  public String name() {
    return "Export notation";
  }

  @Override
  public String description() {
    return "the minimal form of 5DPGN: w. and b. lines, both boards of every move";
  }

  @Override
  public Set<Feature> carries() {
    return CARRIES;
  }

  @Override
  public List<String> forms() {
    return List.of("letters", BARE);
  }

  @Override
  public int sniff(CharSequence head) {
    return ExportParser.sniff(head);
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new ExportParser(source, from, options, diagnostics).parse();
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return ExportWriter.write(game, options, CARRIES);
  }

  @Override
  public String toString() {
    return id();
  }
}
