package fivefold.notation.pgn;

import static fivefold.notation.TextInput.isDigit;

import fivefold.notation.TextInput;

/**
 * Tells by the look of a text's beginning whether it belongs to the family, and to which member.
 */
final class Sniffer {
  private static final int LIKELY = 50;
  private static final int UNLIKELY = 10;

  /** How many words are looked at to tell a game from prose. */
  private static final int WORDS = 200;

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
        int end = skipTo(head, i, ']');
        header |= isHeaderOrBoard(head, i, end);
        i = end;
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
    if ((!header && !serial && !slash) || isProse(head)) {
      return 0;
    }
    int base = header && serial ? LIKELY : header || serial ? LIKELY / 2 : UNLIKELY;
    return switch (dialect) {
      case SHAD -> base;
      case BRANCHED -> variation ? base + 10 : 1;
      case RECORDER -> glued && header && !variation ? base + 5 : 1;
    };
  }

  /** Whether brackets hold a header or a board, and not, say, the words of a link. */
  private static boolean isHeaderOrBoard(CharSequence head, int from, int to) {
    int letters = from + 1;
    while (letters < to && isWordPart(head.charAt(letters))) {
      letters++;
    }
    int colons = 0;
    int next = to + 1;
    for (int i = from + 1; i < to; i++) {
      colons += head.charAt(i) == ':' ? 1 : 0;
      if (head.charAt(i) == '"') {
        return letters > from + 1 || TextInput.isBlank(head.charAt(from + 1));
      }
    }
    boolean unquoted = letters > from + 1 && letters < to && head.charAt(letters) == ' ';
    return colons == 3
        || (unquoted && (next >= head.length() || TextInput.isLineEnd(head.charAt(next))));
  }

  /**
   * Whether most of the first words, brackets and comments left aside, could stand in no game:
   * moves and numbers have digits, and only a few signs.
   */
  private static boolean isProse(CharSequence head) {
    int good = 0;
    int bad = 0;
    int i = 0;
    while (i < head.length() && good + bad < WORDS) {
      char c = head.charAt(i);
      if (TextInput.isBlank(c)) {
        i++;
      } else if (c == '[' || c == '{') {
        i = skipTo(head, i, c == '[' ? ']' : '}') + 1;
      } else if (c == ';') {
        i = skipTo(head, i, '\n') + 1;
      } else {
        int end = i + 1;
        while (end < head.length()
            && !TextInput.isBlank(head.charAt(end))
            && head.charAt(end) != '{') {
          end++;
        }
        if (isGameWord(head, i, end)) {
          good++;
        } else {
          bad++;
        }
        i = end;
      }
    }
    return bad > good;
  }

  private static boolean isGameWord(CharSequence head, int from, int to) {
    boolean telling = false;
    int letters = 0;
    for (int i = from; i < to; i++) {
      char c = head.charAt(i);
      letters = isLetter(c) ? letters + 1 : 0;
      if (letters > 2) {
        return false; // No three stand side by side in a game.
      }
      telling |= isDigit(c) || c == '/' || c == 'O';
      if (!isWordPart(c) && "()>=#*~!?./,$&:;[]{}\"".indexOf(c) < 0) {
        return false;
      }
    }
    return telling;
  }

  /** A small letter; the x of a capture stands between others. */
  private static boolean isLetter(char c) {
    return c >= 'a' && c <= 'w';
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
