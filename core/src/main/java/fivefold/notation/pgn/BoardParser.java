package fivefold.notation.pgn;

import static fivefold.notation.TextInput.isDigit;

import fivefold.model.Color;
import fivefold.notation.BoardPattern;
import fivefold.notation.BoardPattern.LineForm;
import fivefold.notation.BoardPattern.TurnForm;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import org.jspecify.annotations.Nullable;

/**
 * Reads the board of a move: {@code (0T1)}, {@code (L0 T1)}, only a timeline {@code (L0)}, only a
 * turn {@code (T1)}, or relative to the source {@code $(L+1T=)}.
 */
final class BoardParser {
  private final TextInput in;
  private final Dialect dialect;
  private long board;

  BoardParser(TextInput in, Dialect dialect) {
    this.in = in;
    this.dialect = dialect;
  }

  /** The board read last, packed as {@link BoardPattern#pack} does. */
  long board() {
    return board;
  }

  /** Whether the parenthesis at the current place opens a board and no variation or note. */
  boolean isAhead() {
    int i = in.afterBlanks(in.at() + 1);
    char c = in.charAt(i);
    if (c == 'L' || c == 'T' || c == '+' || c == '-') {
      return true;
    }
    int digitsEnd = in.afterDigits(i);
    if (digitsEnd == i) {
      return false;
    }
    char next = in.charAt(in.afterBlanks(digitsEnd));
    return next == 'T' || next == ')';
  }

  /** Whether a board follows whose opening parenthesis is missing, as in {@code 1T1)e6}. */
  boolean isUnopenedAhead() {
    int i = in.at();
    i += in.charAt(i) == 'L' ? 1 : 0;
    i += in.charAt(i) == '+' || in.charAt(i) == '-' ? 1 : 0;
    if (!isDigit(in.charAt(i))) {
      return false;
    }
    int line = in.afterDigits(i);
    int turn = in.afterDigits(line + 1);
    return in.charAt(line) == 'T' && turn > line + 1 && in.charAt(turn) == ')';
  }

  /** Reads a board; false when there is none, with the place where it went wrong. */
  boolean parse() {
    int start = in.at();
    boolean relative = in.peek() == '$';
    in.skip(relative ? 1 : 0);
    if (in.peek() == '(') {
      in.skip(1);
    } else if (isUnopenedAhead()) {
      in.report(Code.W_MOVE_SYNTAX, start, start + 1, "the ( of the board is missing", "add (");
    } else {
      return false;
    }
    if (relative) {
      in.strictly(
          Code.E_MOVE_SYNTAX, start, in.at(), "relative boards are in no specification", null);
      return relative();
    }
    in.skipBlanks();
    LineForm lineForm = LineForm.NONE;
    int line = 0;
    boolean letter = in.peek() == 'L';
    if (letter) {
      in.skip(1);
      in.skipBlanks();
    }
    char sign = in.peek();
    if (sign == '+' || sign == '-' || isDigit(sign)) {
      if (!isDigit(sign)) {
        in.skip(1);
      }
      if (!isDigit(in.peek())) {
        return false;
      }
      lineForm = BoardPattern.lineForm(isDigit(sign) ? 0 : sign);
      line = in.coordinate();
      in.skipBlanks();
    } else if (letter) {
      return false;
    }
    TurnForm turnForm = TurnForm.NONE;
    int turn = 0;
    Color color = null;
    if (in.peek() == 'T') {
      in.skip(1);
      in.skipBlanks();
      if (!isDigit(in.peek())) {
        return false;
      }
      turnForm = TurnForm.NUMBER;
      turn = in.coordinate();
      if (isUnclosed()) {
        in.report(Code.W_MOVE_SYNTAX, start, in.at(), "the ) of the board is missing", "add )");
        board = BoardPattern.pack(lineForm, line, turnForm, turn, null);
        return true;
      }
      color = color();
      in.skipBlanks();
    }
    if (in.peek() != ')' || (lineForm == LineForm.NONE && turnForm == TurnForm.NONE)) {
      return false;
    }
    in.skip(1);
    if (in.options().strict()
        && dialect != Dialect.BRANCHED
        && (lineForm == LineForm.NONE || turnForm == TurnForm.NONE)) {
      in.report(
          Code.E_BOARD_REQUIRED, start, in.at(), "a board needs its timeline and its turn", null);
    }
    board = BoardPattern.pack(lineForm, line, turnForm, turn, color);
    return true;
  }

  /** Whether a move goes on where its board should have been closed. */
  private boolean isUnclosed() {
    char c = in.peek();
    char next = in.peek(1);
    boolean piece = c >= 'A' && c <= 'Z' && (TextInput.isFile(next) || next == 'x' || next == '-');
    return piece || (TextInput.isFile(c) && isDigit(next)) || (TextInput.isFile(c) && next == 'x');
  }

  /** A colour after the turn, which the grammars forbid though the Branched text shows it. */
  private @Nullable Color color() {
    char c = in.peek();
    if (c != 'w' && c != 'b') {
      return null;
    }
    in.strictly(
        Code.E_MOVE_SYNTAX, in.at(), in.at() + 1, "the board of a move carries no colour", null);
    in.skip(1);
    return c == 'w' ? Color.WHITE : Color.BLACK;
  }

  private boolean relative() {
    LineForm lineForm = LineForm.NONE;
    int line = 0;
    TurnForm turnForm = TurnForm.NONE;
    int turn = 0;
    if (in.peek() == 'L') {
      in.skip(1);
    }
    if (in.peek() != 'T') {
      lineForm = LineForm.OFFSET;
      if (!isOffset()) {
        return false;
      }
      line = offset();
    }
    if (in.peek() == 'T') {
      in.skip(1);
      turnForm = TurnForm.OFFSET;
      if (!isOffset()) {
        return false;
      }
      turn = offset();
    }
    if (in.peek() != ')') {
      return false;
    }
    in.skip(1);
    board = BoardPattern.pack(lineForm, line, turnForm, turn, null);
    return true;
  }

  private boolean isOffset() {
    return in.peek() == '=' || ((in.peek() == '+' || in.peek() == '-') && isDigit(in.peek(1)));
  }

  private int offset() {
    char sign = in.peek();
    in.skip(1);
    if (sign == '=') {
      return 0;
    }
    int value = in.coordinate();
    return sign == '-' ? -value : value;
  }
}
