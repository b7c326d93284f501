package fivefold.engine;

/** Sets of squares of a board of at most 8x8: bit n is file n % 8, rank n / 8. */
final class Sets {
  private static final long NOT_FIRST_FILE = 0xFEFEFEFEFEFEFEFEL;
  private static final long NOT_LAST_FILE = 0x7F7F7F7F7F7F7F7FL;

  /** The eight directions, and none: by how many bits a step moves, where it may end, its axes. */
  static final int DIRECTIONS = 9;

  static final int[] SHIFT = new int[DIRECTIONS];
  static final long[] MASK = new long[DIRECTIONS];
  static final int[] AXES = new int[DIRECTIONS];

  static {
    for (int d = 0; d < DIRECTIONS; d++) {
      int dx = d % 3 - 1;
      int dy = d / 3 - 1;
      SHIFT[d] = 8 * dy + dx;
      MASK[d] = step(-1, dx, dy);
      AXES[d] = Math.abs(dx) + Math.abs(dy);
    }
  }

  private Sets() {}

  /** All squares of a board. */
  static long frame(int width, int height) {
    long row = (1L << width) - 1;
    long frame = 0;
    for (int rank = 0; rank < height; rank++) {
      frame |= row << (8 * rank);
    }
    return frame;
  }

  /** The set moved by one file and rank at most. */
  static long step(long set, int dx, int dy) {
    long moved = dy > 0 ? set << 8 : dy < 0 ? set >>> 8 : set;
    return dx > 0 ? moved << 1 & NOT_FIRST_FILE : dx < 0 ? moved >>> 1 & NOT_LAST_FILE : moved;
  }

  /** The squares so many files or ranks beside a set. */
  static long beside(long set, int steps) {
    long right = set;
    long left = set;
    for (int i = 0; i < steps; i++) {
      right = step(right, 1, 0);
      left = step(left, -1, 0);
    }
    return right | left | set << 8 * steps | set >>> 8 * steps;
  }

  static long king(long set) {
    long row = set | step(set, 1, 0) | step(set, -1, 0);
    return (row | row << 8 | row >>> 8) & ~set;
  }

  static long knight(long set) {
    long one = step(set, 1, 0);
    long other = step(set, -1, 0);
    long two = step(one, 1, 0);
    long far = step(other, -1, 0);
    long near = one | other;
    long wide = two | far;
    return near << 16 | near >>> 16 | wide << 8 | wide >>> 8;
  }

  static long pawns(long set, int forward) {
    return step(set, 1, forward) | step(set, -1, forward);
  }

  /** Where rides along ranks and files end up from a set of squares, first pieces included. */
  static long straight(long set, long open) {
    return ride(set, open, 1, 0)
        | ride(set, open, -1, 0)
        | ride(set, open, 0, 1)
        | ride(set, open, 0, -1);
  }

  /** The same along diagonals. */
  static long aslant(long set, long open) {
    return ride(set, open, 1, 1)
        | ride(set, open, -1, 1)
        | ride(set, open, 1, -1)
        | ride(set, open, -1, -1);
  }

  private static long ride(long set, long open, int dx, int dy) {
    long reached = 0;
    for (long at = step(set, dx, dy); at != 0; at = step(at & open, dx, dy)) {
      reached |= at;
    }
    return reached;
  }
}
