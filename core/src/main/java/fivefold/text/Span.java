package fivefold.text;

/**
 * A stretch of a source text by its offsets. Cheap to keep; turn it into a {@link Place} when there
 * is something to report.
 *
 * @param start the offset of the first character
 * @param end the offset behind the last character
 */
public record Span(SourceText source, int start, int end) {

  public Span {
    if (start < 0 || end < start || end > source.length()) {
      throw new IllegalArgumentException(
          "no such stretch: " + start + ".." + end + " of " + source.length());
    }
  }

  /** All of a text that has a name but no file, such as a command-line argument. */
  public static Span of(String name, String text) {
    return new Span(SourceText.of(name, text), 0, text.length());
  }

  /** All of a source text. */
  public static Span of(SourceText source) {
    return new Span(source, 0, source.length());
  }

  /** A part of the same source text, by offsets of that text. */
  public Span at(int start, int end) {
    return new Span(source, start, end);
  }

  public String text() {
    return source.text().substring(start, end);
  }

  /**
   * The offset of the first character in the text as a whole, of which the source may be a part.
   */
  public long offset() {
    return source.firstOffset() + start;
  }

  public Place place() {
    return source.place(start, end);
  }
}
