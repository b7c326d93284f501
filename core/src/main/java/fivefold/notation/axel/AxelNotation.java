package fivefold.notation.axel;

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

/** The two forms of Axel's notation. They read alike. */
public final class AxelNotation extends AbstractNotation {
  /** Short: what follows from the position is left out. */
  public static final AxelNotation AN = new AxelNotation(false);

  /** Reversible: every board and square is written. */
  public static final AxelNotation RAN = new AxelNotation(true);

  private final boolean full;

  private AxelNotation(boolean full) {
    super(
        full ? "axel-ran" : "axel",
        full ? "Axel's RAN" : "Axel's AN",
        full
            ? "Axel's reversible notation, every board and square written"
            : "Axel's algebraic notation, short (.4xel)",
        EnumSet.of(
            Feature.EVEN_TIMELINES,
            Feature.TURN_ZERO,
            Feature.ACTIONS,
            Feature.PROMOTIONS,
            Feature.CHECKS,
            Feature.EVALUATIONS,
            Feature.UNFINISHED_TURN));
    this.full = full;
  }

  /**
   * Axel's actions end with a dot, which nobody else's do. The reversible form starts every one
   * with colour, number and present.
   */
  @Override
  public int sniff(CharSequence head) {
    int i = 0;
    while (i < head.length() && TextInput.isBlank(head.charAt(i))) {
      i++;
    }
    int lineEnd = i;
    while (lineEnd < head.length() && !TextInput.isLineEnd(head.charAt(lineEnd))) {
      lineEnd++;
    }
    String line = head.subSequence(i, lineEnd).toString().strip();
    int dot = line.indexOf('.');
    if (dot < 1 || !line.endsWith(".") || !isPrefix(line.substring(0, dot))) {
      return 0;
    }
    boolean spelled = Character.isLetter(line.charAt(0)) && line.indexOf('T') < dot;
    boolean ran = spelled && line.indexOf('T') > 0 && !line.contains("..");
    return ran == full ? 80 : 70;
  }

  /** {@code w1T1}, {@code b12}, {@code 3}: what stands before the dot of an action's number. */
  private static boolean isPrefix(String text) {
    int i = "wbWB".indexOf(text.charAt(0)) >= 0 ? 1 : 0;
    int digits = 0;
    for (; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == 'T' && digits == 0) {
        return false;
      }
      if (c != 'T' && !TextInput.isDigit(c)) {
        return false;
      }
      digits++;
    }
    return digits > 0;
  }

  @Override
  public Script parse(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    return new AxelParser(new TextInput(source, from, options, diagnostics)).parse();
  }

  @Override
  public Written write(Game game, WriteOptions options) {
    return new AxelWriter(full, carries()).write(game, options);
  }
}
