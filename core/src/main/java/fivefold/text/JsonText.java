package fivefold.text;

/** Strings as JSON writes them. */
public final class JsonText {
  private static final String HEX = "0123456789abcdef";

  private JsonText() {}

  /** The text in quotes, escaped. */
  public static String quote(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2);
    appendQuoted(out, text);
    return out.toString();
  }

  /**
   * Appends the text in quotes. Broken surrogates are escaped too, since they have no UTF-8 form,
   * and so is all that {@link VisibleText} calls dangerous, since JSON is also read on terminals.
   */
  public static void appendQuoted(StringBuilder out, String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (Character.isSurrogate(c) ? isBroken(text, i) : VisibleText.isDangerous(c)) {
            appendEscape(out, c);
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }

  private static boolean isBroken(String text, int i) {
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
    }
    return Character.isLowSurrogate(c)
        && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
  }

  private static void appendEscape(StringBuilder out, char c) {
    out.append("\\u");
    for (int shift = 12; shift >= 0; shift -= 4) {
      out.append(HEX.charAt((c >> shift) & 15));
    }
  }
}
