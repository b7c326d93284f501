package fivefold.db;

/** What a user looks for, as SQLite's text search takes it: words that mean nothing but words. */
final class Words {
  private Words() {}

  static String query(String text) {
    StringBuilder query = new StringBuilder();
    int i = 0;
    while (i < text.length()) {
      int end = i;
      while (end < text.length() && isPart(text.codePointAt(end))) {
        end += Character.charCount(text.codePointAt(end));
      }
      if (end > i) {
        query.append(query.length() == 0 ? "" : " AND ");
        query.append('"').append(text, i, end).append('"');
        query.append(end < text.length() && text.charAt(end) == '*' ? "*" : "");
      }
      i = end + 1;
    }
    if (query.length() == 0) {
      throw new IllegalArgumentException("there is no word in '" + text + "'");
    }
    return query.toString();
  }

  private static boolean isPart(int codePoint) {
    int type = Character.getType(codePoint);
    return Character.isLetter(codePoint)
        || type == Character.DECIMAL_DIGIT_NUMBER
        || type == Character.LETTER_NUMBER
        || type == Character.OTHER_NUMBER
        || type == Character.NON_SPACING_MARK
        || type == Character.PRIVATE_USE;
  }
}
