package fivefold.notation.json;

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

/** JSON: written in our own format, read in that and in those of two other programs. */
public final class JsonNotation extends AbstractNotation {
  public static final JsonNotation INSTANCE = new JsonNotation();

  private JsonNotation() {
    super(
        "json",
        "JSON",
        "everything about a game as JSON; also reads the JSON of two other programs",
        EnumSet.allOf(Feature.class));
  }

  @Override
  public int sniff(CharSequence head) {
    return JsonParser.sniff(head);
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new JsonParser(source, from, options, diagnostics).parse();
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return new JsonGameWriter(game, options).write();
  }
}
