package fivefold.notation.uci;

import fivefold.game.Game;
import fivefold.notation.AbstractNotation;
import fivefold.notation.Feature;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.EnumSet;

/** {@code position … moves …}: a game in one line, as a board tells it to an engine. */
public final class UciNotation extends AbstractNotation {
  public static final UciNotation INSTANCE = new UciNotation();

  /** The word that begins a game. */
  static final String POSITION = "position";

  /** What the word {@code startpos} stands for. */
  static final String STARTPOS = "Standard - Turn Zero";

  private UciNotation() {
    super(
        "5duci",
        "5DUCI",
        "position lines for engines: 5DFEN and moves by coordinates",
        EnumSet.of(
            Feature.START,
            Feature.UNMOVED,
            Feature.EVEN_TIMELINES,
            Feature.TURN_ZERO,
            Feature.ACTIONS,
            Feature.PROMOTIONS,
            Feature.UNFINISHED_TURN));
  }

  @Override
  public int sniff(CharSequence head) {
    int i = 0;
    while (i < head.length() && TextInput.isBlank(head.charAt(i))) {
      i++;
    }
    int end = Math.min(head.length(), i + POSITION.length() + 1);
    return head.subSequence(i, end).toString().equals(POSITION + " ") ? 95 : 0;
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new UciParser(source, from, options, diagnostics).parse();
  }

  /** Each position begins a line. */
  @Override
  public int gameEnd(char[] buffer, int from, int to, boolean last) {
    for (int i = from + 1; i + POSITION.length() < to; i++) {
      if (TextInput.isLineEnd(buffer[i - 1]) && buffer[i] == 'p') {
        String word = new String(buffer, i, POSITION.length() + 1);
        if (word.equals(POSITION + " ")) {
          return i;
        }
      }
    }
    return last ? to : -1;
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return UciWriter.write(game, carries());
  }
}
