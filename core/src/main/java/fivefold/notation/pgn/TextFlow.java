package fivefold.notation.pgn;

/**
 * Puts words one behind the other and decides where lines break: before every turn, or wherever a
 * line is full. Comments are never broken, since their text is not ours.
 */
final class TextFlow {
  /** Deeper variations are not indented further, or a deep tree would be mostly blanks. */
  private static final int MAX_INDENT = 12;

  private final int width;
  private final String lineEnd;
  private final StringBuilder out = new StringBuilder();
  private int lineStart;
  private int depth;
  private boolean glue = true;

  /** A number that has no move yet. */
  private String waiting = "";

  /**
   * @param width how long lines may get; 0 for a line a turn
   * @param lineEnd what stands at the end of every line
   */
  TextFlow(int width, String lineEnd) {
    this.width = width;
    this.lineEnd = lineEnd;
  }

  /** A word that may be moved to the next line. */
  void word(String text) {
    String words = waiting.isEmpty() ? text : waiting + " " + text;
    waiting = "";
    if (glue) {
      glue = false;
    } else if (width > 0 && out.length() - lineStart + 1 + words.length() > width) {
      newLine();
    } else {
      out.append(' ');
    }
    out.append(words);
  }

  /** The number of a turn, which starts a line; where lines are filled it stays with its move. */
  void serial(String text, boolean startsLine) {
    if (width > 0) {
      waiting = text;
      return;
    }
    if (startsLine && out.length() > lineStart && !glue) {
      newLine();
      glue = true;
    }
    word(text);
  }

  /** Whatever comes next follows without a blank. */
  void glueNext() {
    glue = true;
  }

  void open() {
    depth++;
    if (width == 0 && out.length() > lineStart) {
      newLine();
      glue = true;
    }
    word("(");
    glue = true;
  }

  void close() {
    depth--;
    out.append(')');
    glue = false;
  }

  private void newLine() {
    out.append(lineEnd).append('\n');
    lineStart = out.length();
    if (width == 0) {
      out.append(" ".repeat(Math.min(depth, MAX_INDENT)));
    }
  }

  /** All of it, the last line ended. */
  String finish() {
    if (!waiting.isEmpty()) {
      word("");
    }
    if (out.length() > lineStart) {
      out.append(lineEnd).append('\n');
    }
    return out.toString();
  }
}
