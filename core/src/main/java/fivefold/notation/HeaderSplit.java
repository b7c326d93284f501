package fivefold.notation;

/**
 * Files of several games in notations whose games begin with header lines: the first line in
 * brackets after a line of moves begins the next game.
 */
public final class HeaderSplit {
  private HeaderSplit() {}

  /** The end of the game that starts at an offset; see {@link Notation#gameEnd}. */
  public static int gameEnd(char[] buffer, int from, int to, boolean last) {
    boolean moves = false;
    boolean lineStart = true;
    for (int i = from; i < to; i++) {
      char c = buffer[i];
      if (TextInput.isLineEnd(c)) {
        lineStart = true;
      } else if (lineStart && !TextInput.isBlank(c)) {
        if (c == '[' && moves) {
          return i;
        }
        moves |= c != '[';
        lineStart = false;
      }
    }
    return last ? to : -1;
  }

  /** The offset of the first line that is neither blank nor in brackets; the length if none. */
  public static int firstMoves(CharSequence text) {
    int i = 0;
    while (i < text.length()) {
      while (i < text.length() && TextInput.isBlank(text.charAt(i))) {
        i++;
      }
      if (i == text.length() || text.charAt(i) != '[') {
        return i;
      }
      while (i < text.length() && !TextInput.isLineEnd(text.charAt(i))) {
        i++;
      }
    }
    return i;
  }
}
