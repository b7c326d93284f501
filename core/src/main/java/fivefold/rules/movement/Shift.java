package fivefold.rules.movement;

/** Moves whole sets of squares at once: bit n of an 8x8 frame is file n % 8, rank n / 8. */
final class Shift {
  /**
   * Squares that a set may reach when it moves by -2 to +2 files, so that nothing wraps around the
   * edge.
   */
  private static final long[] FILES = new long[5];

  /** The same for a move by any number of files, from -7 to 7. */
  private static final long[] ALL_FILES = new long[15];

  static {
    for (int dx = -7; dx <= 7; dx++) {
      long row = dx >= 0 ? 0xffL << dx & 0xff : 0xffL >> -dx;
      ALL_FILES[dx + 7] = row * 0x0101010101010101L;
      if (dx >= -2 && dx <= 2) {
        FILES[dx + 2] = ALL_FILES[dx + 7];
      }
    }
  }

  private Shift() {}

  /** The set moved by at most two files and ranks; squares that leave the frame are lost. */
  static long by(long set, int dx, int dy) {
    int n = dy * 8 + dx;
    return (n >= 0 ? set << n : set >>> -n) & FILES[dx + 2];
  }

  /** The set moved by up to seven files and ranks. */
  static long far(long set, int dx, int dy) {
    int n = dy * 8 + dx;
    if (n >= 64 || n <= -64 || dx > 7 || dx < -7) {
      return 0;
    }
    return (n >= 0 ? set << n : set >>> -n) & ALL_FILES[dx + 7];
  }

  /** All squares of a board. */
  static long frame(int width, int height) {
    long row = (1L << width) - 1;
    long frame = 0;
    for (int rank = 0; rank < height; rank++) {
      frame |= row << (8 * rank);
    }
    return frame;
  }
}
