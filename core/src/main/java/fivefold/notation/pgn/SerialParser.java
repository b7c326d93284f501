package fivefold.notation.pgn;

import static fivefold.notation.TextInput.isDigit;

import fivefold.model.Color;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import org.jspecify.annotations.Nullable;

/** Reads the numbers of turns, however they are written. */
final class SerialParser {
  private final TextInput in;
  private final Script.Builder out;
  private final @Nullable TreeRepair repair;

  SerialParser(TextInput in, Script.Builder out, @Nullable TreeRepair repair) {
    this.in = in;
    this.out = out;
    this.repair = repair;
  }

  /** Reads {@code 12.}, which nearly all numbers are; false for anything else. */
  boolean plain(int start) {
    char[] text = in.chars();
    int i = start;
    int number = 0;
    while (isDigit(text[i]) && number < 100_000) {
      number = number * 10 + (text[i] - '0');
      i++;
    }
    if (text[i] != '.' || text[i + 1] == '.' || (text[i + 1] == ' ' && text[i + 2] == '.')) {
      return false;
    }
    in.moveTo(i + 1);
    turn(start, number, Color.WHITE);
    return true;
  }

  /**
   * Reads any other number of a turn: with a letter, with blanks or several dots as in the {@code
   * 1... e5} of ordinary PGN, or without a dot before a move; false when it is none.
   */
  boolean odd(int start, int digitsEnd) {
    char letter = in.charAt(digitsEnd);
    Color color = letter == 'b' ? Color.BLACK : Color.WHITE;
    int tail = letter == 'w' || letter == 'b' ? digitsEnd + 1 : digitsEnd;
    int dots = 0;
    int end = tail;
    for (int i = in.afterBlanks(tail); in.charAt(i) == '.'; i = in.afterBlanks(end)) {
      end = i + 1;
      dots++;
    }
    if (dots == 0 && (tail > digitsEnd || !isMoveAhead(tail))) {
      return false;
    }
    boolean usual = dots == 1 && end == tail + 1;
    int number = in.number();
    in.moveTo(end);
    if (dots > 1) {
      in.strictly(Code.E_SERIAL, start, end, "Black's turn is written 1b.", null);
    } else if (!usual) {
      String what = dots == 0 ? "a dot is missing behind the number" : "the dot follows the number";
      in.report(Code.W_SERIAL, start, end, what, "write " + in.cut(start, tail) + ".");
    }
    if (number >= TextInput.TOO_LARGE) {
      in.report(Code.W_TURN_NUMBER, start, digitsEnd, "no game has that many turns", null);
      number = 0;
    }
    // Two dots are as often a slip as Black's turn.
    turn(start, number, dots == 2 ? null : dots > 2 ? Color.BLACK : color);
    return true;
  }

  /** Whether a move may begin after the blanks at an offset; a number without them is none. */
  private boolean isMoveAhead(int from) {
    int i = in.afterBlanks(from);
    char c = in.charAt(i);
    return i > from && (TextInput.isFile(c) || (c >= 'A' && c <= 'Z') || c == '(');
  }

  /** Dots without a number, the way of ordinary PGN to leave White's moves out; false for one. */
  boolean dots() {
    int start = in.at();
    while (in.accept('.')) {}
    if (in.at() > start + 1) {
      in.strictly(Code.E_SERIAL, start, in.at(), "Black's turn is written 1b.", null);
      out.turn(start, in.at(), 0, Color.BLACK);
      return true;
    }
    in.report(Code.W_CHAR, start, in.at(), "a dot without a number", "remove it");
    return false;
  }

  private void turn(int start, int number, @Nullable Color player) {
    if (repair != null && player != null) {
      repair.turn(number, player);
    }
    out.turn(start, in.at(), number, player);
  }
}
