package fivefold.notation.pgn;

import static fivefold.notation.TextInput.isDigit;

import fivefold.notation.TextInput;

/**
 * Tells by the look of a text's beginning whether it belongs to the family, and to which member.
 */
final class Sniffer {
  private static final int LIKELY = 50;
  private static final int UNLIKELY = 10;

  private Sniffer() {}

  static int score(Dialect dialect, CharSequence head) {
    boolean header = false;
    boolean serial = false;
    boolean variation = false;
    boolean glued = false;
    boolean slash = false;
    for (int i = 0; i < head.length(); i++) {
      char c = head.charAt(i);
      if (c == '{') {
        i = skipTo(head, i, '}');
      } else if (c == '[') {
        header = true;
        i = skipTo(head, i, ']');
      } else if (c == '/' && isTurnSlash(head, i)) {
        slash = true;
        variation |= opensVariation(head, i);
      } else if (isDigit(c) && (i == 0 || !isWordPart(head.charAt(i - 1)))) {
        int end = serialEnd(head, i);
        if (end > 0) {
          serial = true;
          glued |= end < head.length() && head.charAt(end) == '(';
          variation |= opensVariation(head, i);
        }
      }
    }
    if (!header && !serial && !slash) {
      return 0;
    }
    int base = header && serial ? LIKELY : header || serial ? LIKELY / 2 : UNLIKELY;
    return switch (dialect) {
      case SHAD -> base;
      case BRANCHED -> variation ? base + 10 : 1;
      case RECORDER -> glued && header && !variation ? base + 5 : 1;
    };
  }

  /** Whether a slash stands alone before a move, as it may instead of a number. */
  private static boolean isTurnSlash(CharSequence head, int at) {
    boolean alone = at == 0 || head.charAt(at - 1) == '(' || TextInput.isBlank(head.charAt(at - 1));
    int i = at + 1;
    while (i < head.length() && TextInput.isBlank(head.charAt(i))) {
      i++;
    }
    return alone
        && i > at + 1
        && i + 1 < head.length()
        && (head.charAt(i) == '(' || isWordPart(head.charAt(i)))
        && isWordPart(head.charAt(i + 1));
  }

  private static int skipTo(CharSequence head, int from, char wanted) {
    int i = from;
    while (i < head.length() && head.charAt(i) != wanted) {
      i++;
    }
    return i;
  }

  private static boolean isWordPart(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '+';
  }

  /** The offset behind {@code 12.}, {@code 12w.} or {@code 12b.}; 0 when there is none. */
  private static int serialEnd(CharSequence head, int from) {
    int i = from;
    while (i < head.length() && isDigit(head.charAt(i))) {
      i++;
    }
    if (i < head.length() && (head.charAt(i) == 'w' || head.charAt(i) == 'b')) {
      i++;
    }
    return i < head.length() && head.charAt(i) == '.' ? i + 1 : 0;
  }

  private static boolean opensVariation(CharSequence head, int at) {
    int i = at - 1;
    while (i >= 0 && TextInput.isBlank(head.charAt(i))) {
      i--;
    }
    return i >= 0 && head.charAt(i) == '(';
  }
}
