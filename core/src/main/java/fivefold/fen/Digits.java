package fivefold.fen;

/** Decimal numbers of any length, without building anything of that length. */
final class Digits {
  private Digits() {}

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** Whether the text is one or more digits and nothing else. */
  static boolean areDigits(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isDigit(text.charAt(i))) {
        return false;
      }
    }
    return !text.isEmpty();
  }

  /** The value of digits, or -1 when it is greater than the maximum. */
  static int value(String digits, int max) {
    long value = 0;
    for (int i = 0; i < digits.length(); i++) {
      value = value * 10 + (digits.charAt(i) - '0');
      if (value > max) {
        return -1;
      }
    }
    return (int) value;
  }
}
