package fivefold.text;

/**
 * Text from outside made safe to show on a terminal. Control characters could move the cursor and
 * bidirectional or invisible ones could make a line read as something else than it is; they are
 * shown by number instead.
 */
public final class VisibleText {
  private static final String HEX = "0123456789ABCDEF";

  private VisibleText() {}

  /** The text with every dangerous character, line breaks and tabs included, shown by number. */
  public static String of(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      append(out, c);
      i += Character.charCount(c);
    }
    return out.toString();
  }

  /** As {@link #of}, cut after a number of characters with an ellipsis. */
  public static String of(String text, int max) {
    if (text.length() <= max) {
      return of(text);
    }
    int end = Character.isHighSurrogate(text.charAt(max - 1)) ? max - 1 : max;
    return of(text.substring(0, end)) + "…";
  }

  /** Appends one character in its visible form and returns how many columns it takes. */
  public static int append(StringBuilder out, int codePoint) {
    if (isDangerous(codePoint)) {
      int before = out.length();
      appendNumber(out, codePoint);
      return out.length() - before;
    }
    out.appendCodePoint(codePoint);
    return width(codePoint);
  }

  /** How many terminal columns a harmless character takes: 0, 1 or 2. */
  public static int width(int codePoint) {
    if (codePoint < 0x300) {
      return 1;
    }
    int type = Character.getType(codePoint);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    return isWide(codePoint) ? 2 : 1;
  }

  /** Controls, formats (bidirectional and zero-width ones), separators and broken surrogates. */
  public static boolean isDangerous(int codePoint) {
    if (codePoint >= 0x20 && codePoint < 0x7f) {
      return false;
    }
    int type = Character.getType(codePoint);
    return type == Character.CONTROL
        || type == Character.FORMAT
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR
        || type == Character.SURROGATE
        || type == Character.PRIVATE_USE
        || type == Character.UNASSIGNED;
  }

  private static void appendNumber(StringBuilder out, int codePoint) {
    out.append("<U+");
    for (int shift = codePoint > 0xffff ? 20 : 12; shift >= 0; shift -= 4) {
      out.append(HEX.charAt((codePoint >> shift) & 15));
    }
    out.append('>');
  }

  /** The East Asian wide blocks and the emoji planes; close enough to place a caret. */
  private static boolean isWide(int c) {
    return (c >= 0x1100 && c <= 0x115f)
        || (c >= 0x2e80 && c <= 0xa4cf)
        || (c >= 0xac00 && c <= 0xd7a3)
        || (c >= 0xf900 && c <= 0xfaff)
        || (c >= 0xfe30 && c <= 0xfe6f)
        || (c >= 0xff00 && c <= 0xff60)
        || (c >= 0xffe0 && c <= 0xffe6)
        || (c >= 0x1f300 && c <= 0x1faff)
        || (c >= 0x20000 && c <= 0x3fffd);
  }
}
