package fivefold.notation.pgn;

import fivefold.notation.Script;

/** Reads comments: in braces, which may be nested, and from a semicolon to the end of the line. */
final class CommentParser {
  private final PgnInput in;
  private final Script.Builder out;

  CommentParser(PgnInput in, Script.Builder out) {
    this.in = in;
    this.out = out;
  }

  void braces() {
    int start = in.at;
    int depth = 1;
    int i = start + 1;
    boolean nested = false;
    char[] text = in.text;
    while (i < in.end) {
      char c = text[i];
      if (c == '}') {
        depth--;
        if (depth == 0) {
          break;
        }
      } else if (c == '{') {
        depth++;
        nested = true;
      }
      i++;
    }
    if (depth > 0) {
      unclosed(start, nested);
      return;
    }
    if (nested && in.dialect != Dialect.BRANCHED) {
      in.strictly("E_COMMENT_NESTED", start, i + 1, "a comment inside a comment", null);
    }
    emit(start, i + 1, start + 1, i);
  }

  /**
   * The comment must end somewhere before the end of the file: at its first closing brace if there
   * is one, else before the first line that looks like a turn or a header.
   */
  private void unclosed(int start, boolean nested) {
    int stop = -1;
    if (nested) {
      for (int i = start + 1; i < in.end && stop < 0; i++) {
        if (in.text[i] == '}') {
          stop = i;
        }
      }
    }
    int textEnd = stop;
    if (stop < 0) {
      textEnd = resumption(start);
      stop = textEnd - 1;
    }
    in.error(
        "E_COMMENT_UNCLOSED",
        start,
        start + 1,
        "this comment is not closed",
        textEnd < in.end ? "reading goes on at line " + in.line(stop + 1) : "add }");
    emit(start, stop + 1, start + 1, textEnd);
  }

  /**
   * The start of the first line after an offset that opens with a number and a dot, or a header.
   */
  private int resumption(int from) {
    int i = in.lineEnd(from);
    while (i < in.end) {
      int lineStart = in.afterBlanks(i);
      char c = in.text[lineStart];
      int digits = in.afterDigits(lineStart);
      if (c == '[' || (digits > lineStart && isSerialTail(digits))) {
        return lineStart;
      }
      i = Math.max(in.lineEnd(lineStart), lineStart + 1);
    }
    return in.end;
  }

  private boolean isSerialTail(int i) {
    int dot = in.text[i] == 'w' || in.text[i] == 'b' ? i + 1 : i;
    return in.text[dot] == '.';
  }

  void line() {
    int start = in.at;
    int stop = in.lineEnd(start);
    in.strictly("E_CHAR", start, start + 1, "; comments are no part of the notation", "use { }");
    emit(start, stop, start + 1, stop);
  }

  private void emit(int start, int stop, int textStart, int textEnd) {
    int from = textStart;
    int to = textEnd;
    while (from < to && PgnInput.isBlank(in.text[from])) {
      from++;
    }
    while (to > from && PgnInput.isBlank(in.text[to - 1])) {
      to--;
    }
    in.at = stop;
    if (from == to) {
      return;
    }
    out.comment(start, stop, from, to);
    for (int i = from; i < to; i++) {
      if (in.text[i] == '\ufffd') {
        in.warn("W_ENCODING", start, stop, "this comment holds bytes that are not UTF-8", null);
        return;
      }
    }
  }
}
