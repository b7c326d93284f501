package fivefold.lsp;

import java.util.Arrays;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/**
 * The lines of a text. The protocol counts them from 0 and the columns in UTF-16 units, which is
 * how Java counts; findings count lines from 1 and columns in characters.
 */
final class Lines {
  private final String text;
  private final int[] starts;

  Lines(String text) {
    this.text = text;
    int[] found = new int[64];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean ends =
          c == '\n' || (c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n'));
      if (ends) {
        found = count == found.length ? Arrays.copyOf(found, count * 2) : found;
        found[count++] = i + 1;
      }
    }
    this.starts = Arrays.copyOf(found, count);
  }

  int count() {
    return starts.length;
  }

  /** The line of an offset, from 0. */
  int line(int offset) {
    int found = Arrays.binarySearch(starts, offset);
    return found >= 0 ? found : -found - 2;
  }

  Position position(int offset) {
    int within = Math.max(0, Math.min(offset, text.length()));
    int line = line(within);
    return new Position(line, within - starts[line]);
  }

  Range range(int start, int end) {
    return new Range(position(start), position(Math.max(start, end)));
  }

  /** The offset of a position; what lies behind the end of a line or of the text is its end. */
  int offset(Position position) {
    int line = position.getLine();
    if (line < 0) {
      return 0;
    }
    if (line >= starts.length) {
      return text.length();
    }
    long wanted = (long) starts[line] + Math.max(0, position.getCharacter());
    return (int) Math.min(wanted, end(line));
  }

  int start(int line) {
    return starts[line];
  }

  /** Where the text of a line ends, its line break left out. */
  int end(int line) {
    int end = line + 1 < starts.length ? starts[line + 1] : text.length();
    while (end > starts[line] && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
      end--;
    }
    return end;
  }

  /** The offset of a line and a column as findings count them. */
  int offsetOf(int line, int column) {
    if (line < 1) {
      return 0;
    }
    if (line > starts.length) {
      return text.length();
    }
    return forward(starts[line - 1], column - 1, end(line - 1));
  }

  /** The offset so many characters behind another, at most a limit. */
  int forward(int offset, int characters, int limit) {
    int at = offset;
    for (int i = 0; i < characters && at < limit; i++) {
      at += Character.charCount(text.codePointAt(at));
    }
    return Math.min(at, limit);
  }
}
