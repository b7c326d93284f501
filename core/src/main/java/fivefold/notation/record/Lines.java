package fivefold.notation.record;

import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;

/** A walk through the lines that say something, without the blanks around them. */
final class Lines {
  private final TextInput in;
  private final Script.Builder out;
  private int start;
  private int end;

  Lines(TextInput in, Script.Builder out) {
    this.in = in;
    this.out = out;
  }

  /** Goes to the next line that is neither blank nor a comment; comments go to the script. */
  boolean next() {
    in.skipBlanks();
    while (in.peek() == '#' && !in.atEnd()) {
      read();
      comment();
      in.skipBlanks();
    }
    if (in.atEnd()) {
      return false;
    }
    read();
    return true;
  }

  private void read() {
    start = in.at();
    end = in.lineEnd(start);
    in.moveTo(end);
    while (end > start && TextInput.isBlank(in.charAt(end - 1))) {
      end--;
    }
  }

  private void comment() {
    int text = Math.min(in.afterBlanks(start + 1), end);
    if (text == end) {
      return;
    }
    for (Meta meta : Meta.values()) {
      if (text().startsWith(meta.sign())) {
        int value = Math.min(in.afterBlanks(start + meta.sign().length()), end);
        out.header(start, end, meta.key(), in.cut(value, end), value, end);
        return;
      }
    }
    if (in.charAt(text) == '%') {
      out.comment(start, end, in.cut(text, end));
    } else {
      out.comment(start, end, text, end);
    }
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  String text() {
    return in.cut(start, end);
  }

  /** Goes back to a place in the line, to read it piece by piece. */
  void moveTo(int offset) {
    in.moveTo(offset);
  }

  void moveToEnd() {
    in.moveTo(Math.max(in.at(), end));
  }

  /** Says what is wrong with the line; a lenient reader passes it over. */
  void complain(String message) {
    in.report(Code.W_RECORD_LINE, start, end, message, null);
  }

  /** Says why nothing more can be read. */
  void fail(String message) {
    in.report(Code.E_RECORD_LINE, start, end, message, null);
    out.broken(start, end);
  }

  /** The first line that says something, of a text that may be cut off. */
  static String first(CharSequence head) {
    String text = head.toString();
    int from = 0;
    while (from < text.length()) {
      int to = text.indexOf('\n', from);
      to = to < 0 ? text.length() : to;
      int begin = from;
      while (begin < to && TextInput.isBlank(text.charAt(begin))) {
        begin++;
      }
      String line = text.substring(begin, to).strip();
      if (!line.isEmpty() && line.charAt(0) != '#') {
        return line;
      }
      from = to + 1;
    }
    return "";
  }

  /**
   * Where the second line that begins with a word begins; -1 when more text is needed to tell, and
   * the end when there is none.
   */
  static int secondLine(String word, char[] buffer, int from, int to, boolean last) {
    boolean first = true;
    boolean lineStart = true;
    for (int i = from; i < to; i++) {
      if (lineStart && startsWith(word, buffer, i, to)) {
        if (!first) {
          return i;
        }
        first = false;
      }
      lineStart = TextInput.isLineEnd(buffer[i]);
    }
    return last ? to : -1;
  }

  private static boolean startsWith(String word, char[] buffer, int from, int to) {
    for (int i = 0; i < word.length(); i++) {
      if (from + i >= to || buffer[from + i] != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }
}
