package fivefold.notation.pgn;

import static fivefold.notation.TextInput.isBlank;
import static fivefold.notation.TextInput.isDigit;

/**
 * Finds the braces of a study that hold a side line. The program itself takes every brace for one
 * that it does not know; here all words in it must look like moves, so that a remark such as {@code
 * {Prevents Nf3}} stays one.
 */
final class SideLines {
  private SideLines() {}

  /** The text with parentheses in place of the braces around side lines. */
  static String open(String text) {
    StringBuilder out = new StringBuilder(text);
    int brace = text.indexOf('{');
    while (brace >= 0) {
      int close = text.indexOf('}', brace);
      if (close < 0) {
        break;
      }
      if (isSideLine(text, brace + 1, close)) {
        out.setCharAt(brace, '(');
        out.setCharAt(close, ')');
      }
      brace = text.indexOf('{', close);
    }
    return out.toString();
  }

  private static boolean isSideLine(String text, int from, int to) {
    int moves = 0;
    int i = from;
    while (i < to) {
      if (isBlank(text.charAt(i))) {
        i++;
        continue;
      }
      int end = i;
      while (end < to && !isBlank(text.charAt(end))) {
        end++;
      }
      String word = text.substring(i, end);
      if (isMove(word)) {
        moves++;
      } else if (!word.equals("/") && !isSerial(word)) {
        return false;
      }
      i = end;
    }
    return moves > 0;
  }

  private static boolean isSerial(String word) {
    for (int i = 0; i < word.length() - 1; i++) {
      if (!isDigit(word.charAt(i)) && "wb".indexOf(word.charAt(i)) < 0) {
        return false;
      }
    }
    return word.endsWith(".") && isDigit(word.charAt(0));
  }

  /** Only signs of moves, and a square, castling or a pass among them. */
  private static boolean isMove(String word) {
    boolean square = word.contains("O-O") || word.contains("0000");
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      boolean file = c >= 'a' && c <= 'p';
      square |= file && i + 1 < word.length() && isDigit(word.charAt(i + 1));
      if (!file && !isDigit(c) && "KQRBNPUDWCYSOLTx()>+-=#*~!?.".indexOf(c) < 0) {
        return false;
      }
    }
    return square;
  }
}
