package fivefold.render;

/**
 * How text is set, in the font of the system.
 *
 * @param size the height of the font
 * @param bold whether it is heavy
 * @param color written {@code #RRGGBB}
 * @param anchor which point of the base line is given
 */
public record Lettering(double size, boolean bold, String color, Anchor anchor) {
  /** The end or the middle of the line of text. */
  public enum Anchor {
    START,
    MIDDLE,
    END
  }

  /**
   * About how wide a text is. No font is asked, so that pictures are the same everywhere: the
   * figures are those of common sans-serif fonts, on the wide side.
   */
  public double width(String text) {
    double ems = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 0x1100 && !Character.isLowSurrogate(c)) {
        ems += 1;
      } else if ("iljtfr.,:;!|'()[]I ".indexOf(c) >= 0) {
        ems += 0.36;
      } else if ("mwMW@%".indexOf(c) >= 0) {
        ems += 0.92;
      } else {
        ems += Character.isUpperCase(c) ? 0.7 : 0.6;
      }
    }
    return ems * size * (bold ? 1.06 : 1);
  }
}
