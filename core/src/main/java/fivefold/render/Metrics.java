package fivefold.render;

/**
 * The lengths of a picture, all derived from the size of a square. The page draws with the same
 * ones. Frames and gaps are whole pixels, so that squares of whole pixels stay sharp.
 *
 * @param square the side of a square in pixels
 * @param frame the width of the frame around a board
 * @param columnGap the space between boards side by side
 * @param rowGap the space between boards one above the other
 * @param track the thickness of a timeline's track
 * @param unit one pixel at 100 %, where squares are 15 pixels
 * @param font the factor for text, which grows and shrinks less than boards do
 */
public record Metrics(
    double square,
    double frame,
    double columnGap,
    double rowGap,
    double track,
    double unit,
    double font) {
  /** The smallest square a picture can have. */
  public static final double MIN_SQUARE = 2;

  /** The largest square a picture can have. */
  public static final double MAX_SQUARE = 400;

  /** The lengths for squares of this size. */
  public static Metrics of(double square) {
    if (!(square >= MIN_SQUARE && square <= MAX_SQUARE)) {
      throw new IllegalArgumentException("squares are 2 to 400 pixels wide, not " + square);
    }
    double unit = square / 15;
    return new Metrics(
        square,
        Math.max(1, Math.round(0.27 * square)),
        Math.max(3, Math.round(1.33 * square)),
        Math.max(4, Math.round(1.73 * square)),
        0.46 * square,
        unit,
        unit < 1 ? Math.max(0.75, unit) : 1 + 0.55 * (unit - 1));
  }

  /** How much of a board can be told at this size. */
  public Detail detail() {
    for (Detail detail : Detail.values()) {
      if (square >= detail.from) {
        return detail;
      }
    }
    return Detail.TILES;
  }

  /** Whether coordinates fit into squares. */
  public boolean fitsCoordinates() {
    return square >= 28;
  }

  /** Steps of detail. */
  public enum Detail {
    /** Whole drawings of pieces. */
    FULL(20),
    /** Silhouettes with a heavier line. */
    SMALL(12),
    /** A disc a piece, a square for royal ones. */
    BLOBS(6),
    /** Boards without content. */
    TILES(0);

    private final int from;

    Detail(int from) {
      this.from = from;
    }

    /** The smallest square, in pixels, that carries so much. */
    public int from() {
      return from;
    }
  }
}
