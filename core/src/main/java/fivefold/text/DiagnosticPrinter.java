package fivefold.text;

/**
 * Prints a finding for people:
 *
 * <pre>
 * game.5dpgn:3:9: error[E_FEN_WIDTH]: this row is 4 squares wide, the board 5
 *     [4k/5/5/4/K1R2:0:1:w]
 *             ^
 *     hint: ...
 * </pre>
 *
 * <p>Everything that comes from outside is made visible, see {@link VisibleText}.
 */
public final class DiagnosticPrinter {
  private static final String INDENT = "    ";
  private static final int TAB = 4;

  /** Without colours. */
  public static final DiagnosticPrinter PLAIN = new DiagnosticPrinter(false);

  /** With ANSI colours. */
  public static final DiagnosticPrinter COLORED = new DiagnosticPrinter(true);

  private final boolean color;

  private DiagnosticPrinter(boolean color) {
    this.color = color;
  }

  static String headline(Diagnostic diagnostic) {
    return PLAIN.firstLine(diagnostic);
  }

  /** The finding on up to four lines, the last one ended too. */
  public String print(Diagnostic diagnostic) {
    StringBuilder out = new StringBuilder();
    out.append(firstLine(diagnostic)).append('\n');
    if (diagnostic.place().hasLine()) {
      appendExcerpt(out, diagnostic);
    }
    String hint = diagnostic.hint();
    if (hint != null) {
      out.append(INDENT).append(paint("36", "hint:")).append(' ');
      out.append(VisibleText.of(hint)).append('\n');
    }
    return out.toString();
  }

  private String firstLine(Diagnostic diagnostic) {
    String label = diagnostic.severity().label() + "[" + diagnostic.code() + "]:";
    return paint("1", VisibleText.of(diagnostic.place().toString()) + ":")
        + " "
        + paint(paintOf(diagnostic), label)
        + " "
        + VisibleText.of(diagnostic.message());
  }

  private void appendExcerpt(StringBuilder out, Diagnostic diagnostic) {
    Place place = diagnostic.place();
    StringBuilder line = new StringBuilder();
    int caretStart = -1;
    int caretEnd = -1;
    int width = 0;
    int column = place.excerptColumn();
    if (column > 1) {
      line.append('…');
      width = 1;
    }
    String text = place.excerpt();
    for (int i = 0; i < text.length(); ) {
      if (column == place.column()) {
        caretStart = width;
      }
      if (column == place.column() + place.length()) {
        caretEnd = width;
      }
      int c = text.codePointAt(i);
      if (c == '\t') {
        int blanks = TAB - width % TAB;
        line.append(" ".repeat(blanks));
        width += blanks;
      } else {
        width += VisibleText.append(line, c);
      }
      i += Character.charCount(c);
      column++;
    }
    if (place.cut()) {
      line.append('…');
    }
    int start = caretStart < 0 ? width : caretStart;
    int end = Math.max(start + 1, caretEnd < 0 ? width : caretEnd);
    out.append(INDENT).append(line).append('\n');
    out.append(INDENT).append(" ".repeat(start));
    out.append(paint(paintOf(diagnostic), "^".repeat(end - start))).append('\n');
  }

  private static String paintOf(Diagnostic diagnostic) {
    return diagnostic.isError() ? "1;31" : "1;33";
  }

  private String paint(String style, String text) {
    return color ? "\u001b[" + style + "m" + text + "\u001b[0m" : text;
  }
}
