package fivefold.game;

import java.util.ArrayList;
import java.util.List;

/**
 * A command in a comment, such as {@code [%eval 0.35]}: a name of letters and what follows it.
 *
 * @param start where it begins in the comment
 * @param end where the comment goes on behind it
 * @param closed whether its closing bracket is there; else it runs to the end of the comment
 */
record Command(String name, String arguments, int start, int end, boolean closed) {
  private static final String OPENING = "[%";

  /** Whether a comment may hold commands; most don't, and are not looked at any further. */
  static boolean mayBeIn(String text) {
    return text.contains(OPENING);
  }

  /** The commands of a comment in order. */
  static List<Command> in(String text) {
    List<Command> found = new ArrayList<>();
    int start = text.indexOf(OPENING);
    while (start >= 0) {
      int nameStart = start + OPENING.length();
      int nameEnd = nameStart;
      while (nameEnd < text.length() && isLetter(text.charAt(nameEnd))) {
        nameEnd++;
      }
      int end = start + 1;
      if (nameEnd > nameStart) {
        int bracket = text.indexOf(']', nameEnd);
        end = bracket < 0 ? text.length() : bracket + 1;
        found.add(
            new Command(
                text.substring(nameStart, nameEnd),
                text.substring(nameEnd, bracket < 0 ? end : bracket).strip(),
                start,
                end,
                bracket >= 0));
      }
      start = text.indexOf(OPENING, end);
    }
    return found;
  }

  private static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  static String text(String name, String arguments) {
    return OPENING + name + " " + arguments + "]";
  }
}
