package fivefold.model;

/**
 * The size of every board of a multiverse, from 1x1 to 16x16, square or not.
 *
 * <p>Squares are numbered {@code rank * stride + file}. Boards that fit into 8x8 use a stride of 8
 * whatever their width, so that a square's number is also its bit in a {@code long}: that is the
 * fast path of the rules.
 */
public record Size(int width, int height) {
  /** The longest side. */
  public static final int MAX = 16;

  public static final Size STANDARD = new Size(8, 8);

  public Size {
    if (width < 1 || height < 1 || width > MAX || height > MAX) {
      throw new IllegalArgumentException("board size out of range: " + width + "x" + height);
    }
  }

  /** Whether a set of squares fits into one {@code long}. */
  public boolean fitsBits() {
    return width <= 8 && height <= 8;
  }

  public int stride() {
    return fitsBits() ? 8 : MAX;
  }

  /** How many numbers squares take, unused ones at the ends of ranks included. */
  public int indices() {
    return height * stride();
  }

  public int index(int file, int rank) {
    return rank * stride() + file;
  }

  public int index(Square square) {
    return index(square.file(), square.rank());
  }

  public Square square(int index) {
    return Square.of(index % stride(), index / stride());
  }

  public boolean contains(int file, int rank) {
    return file >= 0 && rank >= 0 && file < width && rank < height;
  }

  public boolean contains(Square square) {
    return contains(square.file(), square.rank());
  }

  /** The rank on which pawns of this colour promote. */
  public int lastRank(Color color) {
    return color == Color.WHITE ? height - 1 : 0;
  }

  /** {@code 8x8}, as in the {@code Size} header. */
  @Override
  public String toString() {
    return width + "x" + height;
  }
}
