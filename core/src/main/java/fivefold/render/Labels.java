package fivefold.render;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Moment;
import fivefold.model.Multiverse;
import java.util.ArrayList;
import java.util.List;

/** Texts in pictures. */
final class Labels {
  private static final char MINUS = '−';

  private Labels() {}

  /** The label of a timeline with its sign, a true minus included. */
  static String timeline(Multiverse multiverse, int line) {
    return multiverse.parity().signedLabel(line).replace('-', MINUS);
  }

  /** A board as people name it: {@code +1T5, White to move}. */
  static String board(Multiverse multiverse, BoardCoord coord) {
    String who = coord.color() == Color.WHITE ? ", White to move" : ", Black to move";
    return shortBoard(multiverse, coord) + who;
  }

  /** A board without the colour: {@code +1T5}. */
  static String shortBoard(Multiverse multiverse, BoardCoord coord) {
    return timeline(multiverse, coord.timeline()) + turn(coord.halfTurn());
  }

  static String turn(int halfTurn) {
    return ("T" + Moment.turn(halfTurn)).replace('-', MINUS);
  }

  /**
   * Breaks a text into lines at blanks, and inside of words that are too long. What does not fit
   * into the last line ends in an ellipsis.
   */
  static List<String> wrap(String text, Lettering lettering, double width, int maxLines) {
    List<String> lines = new ArrayList<>();
    int start = skipBlanks(text, 0);
    while (start < text.length()) {
      int fits = fitting(text, start, lettering, width);
      int end = fits == text.length() ? fits : lastBlank(text, start, fits);
      String line = text.substring(start, end).strip();
      start = skipBlanks(text, end);
      if (lines.size() == maxLines - 1 && start < text.length()) {
        lines.add(line + "…");
        break;
      }
      lines.add(line);
    }
    return lines;
  }

  /** The end of the longest piece that fits: at least one character, none cut in half. */
  private static int fitting(String text, int start, Lettering lettering, double width) {
    double used = lettering.width("…");
    int end = start;
    while (end < text.length() && text.charAt(end) != '\n') {
      int next = end + Character.charCount(text.codePointAt(end));
      used += lettering.width(text.substring(end, next));
      if (used > width && end > start) {
        return end;
      }
      end = next;
    }
    return end;
  }

  private static int lastBlank(String text, int start, int end) {
    if (isBlank(text.charAt(end))) {
      return end;
    }
    for (int i = end - 1; i > start; i--) {
      if (isBlank(text.charAt(i))) {
        return i;
      }
    }
    return end;
  }

  private static int skipBlanks(String text, int start) {
    int i = start;
    while (i < text.length() && isBlank(text.charAt(i))) {
      i++;
    }
    return i;
  }

  private static boolean isBlank(char c) {
    return c <= ' ';
  }
}
