package fivefold.notation.pgn;

/** Finds where one game of a file ends: at the first bracket after its moves. */
final class GameEnd {
  /** A comment longer than this was never closed. */
  static final int MAX_COMMENT = 1 << 20;

  private GameEnd() {}

  /** The end of the game that starts at an offset, or -1 when more text is needed to tell. */
  static int find(char[] text, int from, int to, boolean last) {
    boolean moves = false;
    int i = from;
    while (i < to) {
      char c = text[i];
      if (moves && c != '{' && c != '[' && c != ';') {
        i++; // By far the most of a game.
      } else if (c == '{') {
        int close = commentEnd(text, i, to);
        if (close < 0 && to - i < MAX_COMMENT && !last) {
          return -1;
        }
        // Never closed: the parser will find a place to go on, here it is enough to look further.
        i = close < 0 ? i + 1 : close;
      } else if (c == '[') {
        if (moves) {
          return i;
        }
        i = bracketEnd(text, i, to);
      } else if (c == ';') {
        while (i < to && text[i] != '\n' && text[i] != '\r') {
          i++;
        }
      } else {
        moves |= !PgnInput.isBlank(c);
        i++;
      }
    }
    return last ? to : -1;
  }

  /** The offset behind the brace that closes a comment, or -1. */
  static int commentEnd(char[] text, int from, int to) {
    int depth = 0;
    int limit = Math.min(to, from + MAX_COMMENT);
    for (int i = from; i < limit; i++) {
      char c = text[i];
      if (c == '}') {
        depth--;
        if (depth == 0) {
          return i + 1;
        }
      } else if (c == '{') {
        depth++;
      }
    }
    return -1;
  }

  /** The offset behind a header or a board; the end of the line when it is not closed there. */
  private static int bracketEnd(char[] text, int from, int to) {
    boolean quoted = false;
    for (int i = from + 1; i < to; i++) {
      char c = text[i];
      if (c == '\n' || c == '\r') {
        return i;
      }
      if (c == '"') {
        quoted = !quoted;
      } else if (c == '\\' && quoted) {
        i++;
      } else if (c == ']' && !quoted) {
        return i + 1;
      }
    }
    return to;
  }
}
