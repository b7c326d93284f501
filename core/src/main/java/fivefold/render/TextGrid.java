package fivefold.render;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A sheet of character cells to draw on, with the terminal attributes of each cell. Lines of track
 * are kept as the directions they lead to, so that crossing ones join into the right corner or
 * crossing when the sheet is printed.
 */
final class TextGrid {
  static final int UP = 1;
  static final int RIGHT = 2;
  static final int DOWN = 4;
  static final int LEFT = 8;

  private static final String LINES = " ╵╶╰╷│╭├╴╯─┴╮┤┬┼";
  private static final String ASCII_LINES = " |-+||++-+-++++++";

  private final int width;
  private final int height;
  private final char[] cells;
  private final byte[] lines;
  private final @Nullable String[] attributes;

  TextGrid(int width, int height) {
    this.width = width;
    this.height = height;
    this.cells = new char[width * height];
    Arrays.fill(cells, ' ');
    this.lines = new byte[width * height];
    this.attributes = new String[width * height];
  }

  /** Puts a character; what falls outside of the sheet is dropped. */
  void put(int x, int y, char c, @Nullable String attribute) {
    if (x >= 0 && y >= 0 && x < width && y < height) {
      cells[y * width + x] = c;
      attributes[y * width + x] = attribute;
    }
  }

  void put(int x, int y, String text, @Nullable String attribute) {
    for (int i = 0; i < text.length(); i++) {
      put(x + i, y, text.charAt(i), attribute);
    }
  }

  /** Replaces a character and keeps the attributes of its cell. */
  void overlay(int x, int y, char c) {
    if (x >= 0 && y >= 0 && x < width && y < height) {
      cells[y * width + x] = c;
    }
  }

  /** Adds directions to the piece of track in a cell. */
  void line(int x, int y, int directions) {
    if (x >= 0 && y >= 0 && x < width && y < height) {
      lines[y * width + x] |= (byte) directions;
    }
  }

  /** The sheet as lines of text without blanks at their ends, with SGR sequences when asked. */
  String print(boolean ascii, boolean colors) {
    StringBuilder out = new StringBuilder((width + 1) * height);
    for (int y = 0; y < height; y++) {
      int end = width;
      while (end > 0 && isBlank(y * width + end - 1, colors)) {
        end--;
      }
      String current = null;
      for (int x = 0; x < end; x++) {
        int i = y * width + x;
        if (colors && !Objects.equals(attributes[i], current)) {
          current = attributes[i];
          out.append("\u001b[0").append(current == null ? "" : ";" + current).append('m');
        }
        out.append(lines[i] == 0 ? cells[i] : (ascii ? ASCII_LINES : LINES).charAt(lines[i]));
      }
      if (current != null) {
        out.append("\u001b[0m");
      }
      out.append('\n');
    }
    return out.toString();
  }

  private boolean isBlank(int i, boolean colors) {
    return cells[i] == ' ' && lines[i] == 0 && (!colors || attributes[i] == null);
  }
}
