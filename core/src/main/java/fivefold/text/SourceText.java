package fivefold.text;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A text with a name, able to say at which line and column an offset lies.
 *
 * <p>Games are streamed out of files much larger than memory, so a source text may be a part of a
 * file: it then starts at a line other than the first. Lines end with LF, CR LF or CR. The line
 * table is only built when the first place is asked for, since most texts are fine.
 */
public final class SourceText {
  /** How many characters of a long line an excerpt keeps on either side of its place. */
  private static final int EXCERPT_MARGIN = 60;

  private static final int EXCERPT_STRETCH = 120;

  /** How many NULs follow the text in {@link #chars()}. */
  public static final int PADDING = 8;

  private final String name;
  private final String text;

  /** What excerpts are taken from. */
  private final String shown;

  private final int firstLine;
  private final long firstOffset;
  private final @Nullable Place original;

  // Games of one window are replayed by several threads; who finds no table makes it himself.
  private volatile int[] lineStarts = {};

  private char[] chars = {};
  private Column last = new Column(-1, 0, 0);

  private SourceText(
      String name,
      String text,
      String shown,
      int firstLine,
      long firstOffset,
      @Nullable Place original) {
    this.name = name;
    this.text = text;
    this.shown = shown;
    this.firstLine = firstLine;
    this.firstOffset = firstOffset;
    this.original = original;
  }

  public static SourceText of(String name, String text) {
    return new SourceText(name, text, text, 1, 0, null);
  }

  /** A part of a larger text, starting at the beginning of the given line (counted from 1). */
  public static SourceText of(String name, String text, int firstLine) {
    return new SourceText(name, text, text, firstLine, 0, null);
  }

  /** What a stretch of a text means, in other words: the place of anything in it is the stretch. */
  public static SourceText inPlaceOf(Span original, String text) {
    Place place = original.place();
    return new SourceText(place.source(), text, text, place.line(), 0, place);
  }

  /**
   * A part of a larger text that lies in a buffer, followed by at least {@link #PADDING} NULs. The
   * buffer belongs to the source text from now on and must not be changed.
   *
   * @param firstOffset how many characters of the larger text lie before
   */
  public static SourceText ofBuffer(
      String name, char[] buffer, int length, int firstLine, long firstOffset) {
    String text = new String(buffer, 0, length);
    SourceText source = new SourceText(name, text, text, firstLine, firstOffset, null);
    source.chars = buffer;
    return source;
  }

  /** The same source with other characters in some places; excerpts show it as it is. */
  public SourceText readAs(String other) {
    if (other.length() != text.length()) {
      throw new IllegalArgumentException("not of the same length");
    }
    return new SourceText(name, other, shown, firstLine, firstOffset, original);
  }

  /** The same source up to an offset. */
  public SourceText upTo(int end) {
    String start = text.substring(0, end);
    return new SourceText(name, start, shown.substring(0, end), firstLine, firstOffset, original);
  }

  /** The name of the file or other origin. */
  public String name() {
    return name;
  }

  public String text() {
    return text;
  }

  public int firstLine() {
    return firstLine;
  }

  /** How many characters of a larger text lie before this part of it. */
  public long firstOffset() {
    return firstOffset;
  }

  public int length() {
    return text.length();
  }

  public char charAt(int offset) {
    return text.charAt(offset);
  }

  /**
   * The characters followed by {@link #PADDING} NULs, for parsers that look at every one of them
   * and at a few ahead. The array is made once and shared: it must not be changed.
   */
  public char[] chars() {
    if (chars.length == 0) {
      char[] copy = new char[text.length() + PADDING];
      text.getChars(0, text.length(), copy, 0);
      chars = copy;
    }
    return chars;
  }

  /** The place between the last character and the end. */
  public Place end() {
    return place(text.length(), text.length());
  }

  /** The line of an offset, counted from 1 in the whole file. */
  public int line(int offset) {
    return original != null ? firstLine : firstLine + lineIndex(offset);
  }

  /**
   * The stretch from one offset up to another; what goes past the end of its first line is left
   * out.
   */
  public Place place(int start, int end) {
    if (start < 0 || end < start || end > text.length()) {
      throw new IllegalArgumentException(
          "no such stretch: " + start + ".." + end + " of " + text.length());
    }
    if (original != null) {
      return original;
    }
    int line = lineIndex(start);
    int lineStart = lineStarts[line];
    int lineEnd = lineEnd(line);
    int from = Math.min(start, lineEnd);
    int to = Math.min(end, lineEnd);
    int cutStart = boundary(Math.max(lineStart, from - EXCERPT_MARGIN));
    int cutEnd = boundary(Math.min(lineEnd, Math.min(to, from + EXCERPT_STRETCH) + EXCERPT_MARGIN));
    return new Place(
        name,
        firstLine + line,
        1 + column(lineStart, from),
        text.codePointCount(from, to),
        shown.substring(cutStart, cutEnd),
        1 + column(lineStart, cutStart),
        cutEnd < lineEnd);
  }

  /**
   * How many characters lie between the start of a line and an offset. Counted from the offset that
   * was asked for last: a line may be a whole file long and have findings all over.
   */
  private int column(int lineStart, int offset) {
    Column near = last;
    int column =
        near.lineStart != lineStart
            ? text.codePointCount(lineStart, offset)
            : near.offset <= offset
                ? near.column + text.codePointCount(near.offset, offset)
                : near.column - text.codePointCount(offset, near.offset);
    if (boundary(offset) == offset) {
      last = new Column(lineStart, offset, column);
    }
    return column;
  }

  private record Column(int lineStart, int offset, int column) {}

  /** Moves an offset out of the middle of a surrogate pair. */
  private int boundary(int offset) {
    return offset > 0
            && offset < text.length()
            && Character.isSurrogatePair(text.charAt(offset - 1), text.charAt(offset))
        ? offset - 1
        : offset;
  }

  private int lineIndex(int offset) {
    if (lineStarts.length == 0) {
      lineStarts = findLineStarts();
    }
    int found = Arrays.binarySearch(lineStarts, offset);
    return found >= 0 ? found : -found - 2;
  }

  private int lineEnd(int line) {
    int end = line + 1 < lineStarts.length ? lineStarts[line + 1] : text.length();
    while (end > lineStarts[line] && isLineBreak(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }

  private int[] findLineStarts() {
    int[] starts = new int[16];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean crOfCrLf = c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n';
      if (isLineBreak(c) && !crOfCrLf) {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, count * 2);
        }
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }

  private static boolean isLineBreak(char c) {
    return c == '\n' || c == '\r';
  }
}
