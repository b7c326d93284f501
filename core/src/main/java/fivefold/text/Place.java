package fivefold.text;

/**
 * A stretch of a source text, as people count: line and column from 1, columns in characters (code
 * points). It carries the text of its line, so that it outlives the source; of a very long line
 * only the part around the stretch.
 *
 * @param source the name of the file or other origin
 * @param line the line, counted from 1
 * @param column the first character of the stretch, counted from 1
 * @param length how many characters of this line belong to the stretch; 0 at a spot between
 *     characters, such as the end of the text
 * @param excerpt the line's text without its end of line, or the part of it around the stretch
 * @param excerptColumn the column of the excerpt's first character: 1 unless the line was cut
 * @param cut whether the excerpt ends before its line does
 */
public record Place(
    String source,
    int line,
    int column,
    int length,
    String excerpt,
    int excerptColumn,
    boolean cut) {

  /** A place in something that has no text, such as a command-line argument or a whole file. */
  public static Place of(String source) {
    return new Place(source, 0, 0, 0, "", 0, false);
  }

  /** Whether there is a line to point at. */
  public boolean hasLine() {
    return line > 0;
  }

  /** {@code name:line:column}, or just the name. */
  @Override
  public String toString() {
    return hasLine() ? source + ":" + line + ":" + column : source;
  }
}
