package fivefold.notation.pgn;

import static fivefold.notation.pgn.PgnInput.isBlank;

import fivefold.notation.Script;
import fivefold.text.Code;

/** Reads what stands in brackets: a header {@code [Key "value"]} or a 5DFEN block. */
final class HeaderParser {
  /** Blocks are far shorter; this keeps an unclosed bracket from swallowing a game. */
  private static final int MAX_BLOCK = 2000;

  private final PgnInput in;
  private final Script.Builder out;

  HeaderParser(PgnInput in, Script.Builder out) {
    this.in = in;
    this.out = out;
  }

  /** Reads the brackets at the current place, whatever is in them. */
  void parse() {
    int start = in.at;
    int i = start + 1;
    // A header has a quote before its bracket closes, a block has none.
    while (i < in.end && i - start < MAX_BLOCK && in.text[i] != '"' && in.text[i] != ']') {
      if (in.text[i] == '[' || in.text[i] == '{') {
        break;
      }
      i++;
    }
    if (in.text[i] == '"' && i < in.end) {
      header(start, i);
    } else if (in.text[i] == ']' && i < in.end && contains(':', start, i)) {
      in.at = i + 1;
      out.board(start, in.at);
    } else {
      fail(start, "expected [Key \"value\"] or a board such as [4k/5/5/5/K1R2:0:1:w]");
    }
  }

  private boolean contains(char wanted, int from, int to) {
    for (int i = from; i < to; i++) {
      if (in.text[i] == wanted) {
        return true;
      }
    }
    return false;
  }

  private void header(int start, int quote) {
    int keyStart = in.afterBlanks(start + 1);
    int keyEnd = quote;
    while (keyEnd > keyStart && isBlank(in.text[keyEnd - 1])) {
      keyEnd--;
    }
    if (keyEnd == keyStart || in.lineEnd(keyStart) < quote || hasBlank(keyStart, keyEnd)) {
      fail(start, "expected [Key \"value\"]");
      return;
    }
    if (keyEnd == quote || keyStart != start + 1) {
      in.strictly(
          Code.E_HEADER_SYNTAX,
          start,
          quote + 1,
          "a header's key follows its bracket and is followed by a blank",
          null);
    }
    int i = quote + 1;
    StringBuilder unescaped = null;
    boolean unreadable = false;
    while (i < in.end && in.text[i] != '"' && in.text[i] != '\n' && in.text[i] != '\r') {
      char c = in.text[i];
      unreadable |= c == '\ufffd';
      if (c == '\\' && (in.text[i + 1] == '"' || in.text[i + 1] == '\\')) {
        if (unescaped == null) {
          unescaped = new StringBuilder(in.cut(quote + 1, i));
        }
        i++;
        c = in.text[i];
      }
      if (unescaped != null) {
        unescaped.append(c);
      }
      i++;
    }
    if (i >= in.end || in.text[i] != '"') {
      fail(start, "the quotes are not closed");
      return;
    }
    int close = in.afterBlanks(i + 1);
    boolean closed = in.text[close] == ']' && in.lineEnd(i) > close;
    in.at = closed ? close + 1 : i + 1;
    if (!closed) {
      in.report(
          Code.E_HEADER_SYNTAX, start, in.at, "the bracket of this header is not closed", "add ]");
    }
    if (unreadable) {
      in.report(Code.W_ENCODING, start, in.at, "this header holds bytes that are not UTF-8", null);
    }
    if (unescaped == null) {
      out.header(start, in.at, keyStart, keyEnd, quote + 1, i);
    } else {
      out.header(start, in.at, in.cut(keyStart, keyEnd), unescaped.toString(), quote + 1, i);
    }
  }

  private boolean hasBlank(int from, int to) {
    for (int i = from; i < to; i++) {
      if (isBlank(in.text[i])) {
        return true;
      }
    }
    return false;
  }

  private void fail(int start, String expected) {
    int stop = in.lineEnd(start);
    in.report(Code.E_HEADER_SYNTAX, start, stop, "this is no header: " + expected, null);
    in.at = Math.max(stop, start + 1);
  }
}
