package fivefold.notation.pgn;

import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;

/** Reads comments: in braces, which may be nested, and from a semicolon to the end of the line. */
final class CommentParser {
  /** A comment longer than this was never closed. */
  private static final int MAX_LENGTH = 1 << 20;

  /** After so many that were not closed, looking far ahead for more would take forever. */
  private static final int PATIENCE = 32;

  private static final int IMPATIENT_LENGTH = 1 << 10;

  private final TextInput in;
  private final Dialect dialect;
  private final Script.Builder out;

  /** How many comments were not closed so far. */
  private int unclosed;

  CommentParser(TextInput in, Dialect dialect, Script.Builder out) {
    this.in = in;
    this.dialect = dialect;
    this.out = out;
  }

  void braces() {
    int start = in.at();
    int stop = closing(start);
    if (stop < 0) {
      if (!in.isWhole() && in.end() - start < MAX_LENGTH) {
        in.moveTo(in.end()); // It may be closed in what was not read yet.
      } else {
        unclosed(start);
      }
      return;
    }
    if (in.options().strict() && dialect != Dialect.BRANCHED) {
      for (int i = start + 1; i < stop; i++) {
        if (in.charAt(i) == '{') {
          in.report(Code.E_COMMENT_NESTED, i, i + 1, "a comment inside a comment", null);
          break;
        }
      }
    }
    emit(start, stop, start + 1, stop - 1);
  }

  /** The offset behind the brace that closes a comment, or -1. */
  private int closing(int start) {
    int patience = unclosed < PATIENCE ? MAX_LENGTH : IMPATIENT_LENGTH;
    int limit = Math.min(in.end(), start + patience);
    char[] text = in.chars();
    int depth = 0;
    for (int i = start; i < limit; i++) {
      char c = text[i];
      if (c == '}') {
        depth--;
        if (depth == 0) {
          return i + 1;
        }
      } else if (c == '{') {
        depth++;
      }
    }
    return -1;
  }

  /**
   * The comment must end somewhere: at its first closing brace if it has one nearby, else before
   * the first line that looks like a turn or a header.
   */
  private void unclosed(int start) {
    unclosed++;
    int textEnd = start + 1;
    int resume = -1;
    // One walk finds whichever comes first, or hostile texts would take forever.
    while (resume < 0) {
      char c = textEnd < in.end() ? in.charAt(textEnd) : 0;
      if (textEnd >= in.end()) {
        resume = in.end();
      } else if (c == '}') {
        resume = textEnd + 1;
      } else if ((c == '\n' || c == '\r') && resumesAfter(textEnd)) {
        resume = textEnd;
      } else {
        textEnd++;
      }
    }
    in.report(
        Code.E_COMMENT_UNCLOSED,
        start,
        start + 1,
        "this comment is not closed",
        resume < in.end()
            ? "reading goes on in line " + in.source().line(in.afterBlanks(resume))
            : "add }");
    emit(start, resume, start + 1, textEnd);
    if (in.cut(start, textEnd).indexOf('/') >= 0) {
      // Moves are in it, so those after it are not the next ones.
      out.broken(start, start + 1);
    }
  }

  /** Whether the line after a line end opens with a number and a dot, or a bracket. */
  private boolean resumesAfter(int lineEnd) {
    int i = in.afterBlanks(lineEnd);
    int digits = in.afterDigits(i);
    return in.charAt(i) == '[' || (digits > i && isSerialTail(digits));
  }

  private boolean isSerialTail(int i) {
    int dot = in.charAt(i) == 'w' || in.charAt(i) == 'b' ? i + 1 : i;
    return in.charAt(dot) == '.';
  }

  void line() {
    int start = in.at();
    int stop = in.lineEnd(start);
    in.strictly(
        Code.E_CHAR, start, start + 1, "; comments are not part of the notation", "use { }");
    emit(start, stop, start + 1, stop);
  }

  private void emit(int start, int stop, int textStart, int textEnd) {
    int from = textStart;
    int to = textEnd;
    while (from < to && TextInput.isBlank(in.charAt(from))) {
      from++;
    }
    while (to > from && TextInput.isBlank(in.charAt(to - 1))) {
      to--;
    }
    in.moveTo(stop);
    if (from == to) {
      return;
    }
    if (in.charAt(from) == '%') {
      out.comment(start, stop, in.cut(from, to));
    } else {
      out.comment(start, stop, from, to);
    }
    for (int i = from; i < to; i++) {
      if (in.charAt(i) == '\ufffd') {
        in.report(
            Code.W_ENCODING, start, stop, "this comment holds bytes that are not UTF-8", null);
        return;
      }
    }
  }
}
