package fivefold.notation.json;

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
import java.util.Set;

/** JSON: written in our own format, read in that and in those of two other programs. */
public final class JsonNotation implements Notation {
  public static final JsonNotation INSTANCE = new JsonNotation();

  private static final Set<Feature> CARRIES = Set.copyOf(EnumSet.allOf(Feature.class));

  private JsonNotation() {}

  @Override
  public String id() {
    return "json";
  }

  @Override
  public String name() {
    return "JSON";
  }

  @Override
  public String description() {
    return "everything about a game as JSON; also reads the JSON of two other programs";
  }

  @Override
  public Set<Feature> carries() {
    return CARRIES;
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

  @Override
  public String toString() {
    return id();
  }
}
