package fivefold.notation.record;

/**
 * Translates rows. In 5DFEN a star marks a piece that has not moved, here one that has; and here
 * the rules of the file say whether it matters.
 */
final class Rows {
  private static final String STEPPERS = "PpWw";
  private static final String CASTLERS = "KkRr";

  private Rows() {}

  /** The rows of a file as 5DFEN has them, or the other way round. */
  static String flipStars(String rows, boolean doubleStep, boolean castling) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < rows.length(); i++) {
      char c = rows.charAt(i);
      boolean star = i + 1 < rows.length() && rows.charAt(i + 1) == '*' && Character.isLetter(c);
      boolean matters =
          (doubleStep && STEPPERS.indexOf(c) >= 0) || (castling && CASTLERS.indexOf(c) >= 0);
      out.append(c).append(matters && !star ? "*" : "");
      i += star ? 1 : 0;
    }
    return out.toString();
  }

  /** Whether pawns in rows of 5DFEN may still step twice. */
  static boolean hasSteppers(String rows) {
    return hasStarred(rows, STEPPERS);
  }

  /** Whether kings or rooks in rows of 5DFEN have not moved. */
  static boolean hasCastlers(String rows) {
    return hasStarred(rows, CASTLERS);
  }

  private static boolean hasStarred(String rows, String pieces) {
    for (int i = 1; i < rows.length(); i++) {
      if (rows.charAt(i) == '*' && pieces.indexOf(rows.charAt(i - 1)) >= 0) {
        return true;
      }
    }
    return false;
  }
}
