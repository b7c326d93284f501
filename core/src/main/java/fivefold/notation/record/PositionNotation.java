package fivefold.notation.record;

import fivefold.game.Game;
import fivefold.notation.AbstractNotation;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.MainLine;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Positions and puzzles of LLaammTTeerr's 5DChess, in files named {@code .5dp}. */
public final class PositionNotation extends AbstractNotation {
  public static final PositionNotation INSTANCE = new PositionNotation();

  /** The form with the position before the first move. */
  static final String START = "start";

  private static final Set<Field> FIELDS =
      EnumSet.of(Field.TITLE, Field.GOAL, Field.DIFFICULTY, Field.HINT, Field.SOLUTION);

  private PositionNotation() {
    super(
        "5dp",
        "Position files",
        "positions and puzzles of LLaammTTeerr's 5DChess: all boards, no moves",
        EnumSet.of(Feature.START, Feature.UNMOVED, Feature.EVEN_TIMELINES));
  }

  @Override
  public List<String> forms() {
    return List.of("end", START);
  }

  @Override
  public int sniff(CharSequence head) {
    return Lines.first(head).startsWith(PositionParser.MAGIC) ? 100 : 0;
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    TextInput in = new TextInput(source, from, options, diagnostics);
    Script.Builder out = Script.builder();
    if (in.afterBlanks(from) < in.end()) {
      new PositionParser(in, out, new Lines(in, out)).parse();
    }
    return out.build(source, in.end());
  }

  @Override
  public int gameEnd(char[] buffer, int from, int to, boolean last) {
    return Lines.secondLine(PositionParser.MAGIC, buffer, from, to, last);
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    boolean start = options.form().equals(START);
    Losses losses = new Losses();
    Set<Feature> counted = EnumSet.copyOf(carries());
    counted.add(Feature.HEADERS);
    int actions = MainLine.of(game, counted, losses, null).size();
    losses.add(
        Feature.ACTIONS,
        actions,
        start ? "all moves: a position is only a start" : "all moves but for the boards they made");
    PositionWriter.countHeaders(game, losses, FIELDS, false);
    StringBuilder out = new StringBuilder();
    PositionWriter writer = new PositionWriter(game, losses, out);
    if (start) {
      writer.start(FIELDS);
    } else {
      writer.end(FIELDS);
    }
    return new Written(out.toString(), losses.list());
  }
}
