package fivefold.notation.export;

import fivefold.game.Game;
import fivefold.notation.AbstractNotation;
import fivefold.notation.Feature;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.EnumSet;
import java.util.List;

/** The minimal notation that the text of 5DPGN proposes for programs. */
public final class ExportNotation extends AbstractNotation {
  public static final ExportNotation INSTANCE = new ExportNotation();

  /** The form without piece letters. */
  static final String BARE = "bare";

  private ExportNotation() {
    super(
        "export",
        "Export notation",
        "the minimal form of 5DPGN: w. and b. lines, both boards of every move",
        EnumSet.of(
            Feature.EVEN_TIMELINES,
            Feature.TURN_ZERO,
            Feature.ACTIONS,
            Feature.PROMOTIONS,
            Feature.UNFINISHED_TURN));
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
    return ExportWriter.write(game, options, carries());
  }
}
