package fivefold.model;

/**
 * 128 bits that stand for the content of a board, a timeline or a multiverse: equal content has
 * equal keys by whatever path it came about, in every run and on every machine, and different
 * content has different ones unless chance or malice is at work. For tables and databases; where
 * someone may look for two positions with one key, use {@code fivefold.fen.Hashing}.
 *
 * <p>A board's key is a sum over its pieces and a multiverse's a sum over its boards, each mixed
 * with its place. So a move adds and takes away a few numbers, and order plays no part. The two
 * halves are computed alike from different beginnings and know nothing of each other; boards and
 * multiverses keep them as plain numbers, which costs less than another object.
 */
public record Key(long high, long low) implements Comparable<Key> {
  private static final long STEP = 0x9E3779B97F4A7C15L;
  private static final long HIGH = 0x3C6EF372FE94F82BL;
  private static final long LOW = 0xA54FF53A5F1D36F1L;

  // What is numbered: pieces on squares lie below 1 << 14, the others above.
  private static final int SIZES = 1 << 16;
  private static final int PARITIES = 1 << 17;

  /** The number of a piece code on a square. */
  static int piece(int index, int code) {
    return index << 6 | code;
  }

  static int size(Size size) {
    return SIZES | size.width() << 8 | size.height();
  }

  static int parity(Parity parity) {
    return PARITIES | parity.ordinal();
  }

  /** The high half of what is numbered. */
  static long high(int number) {
    return mix(HIGH + number * STEP);
  }

  /** The low half of what is numbered. */
  static long low(int number) {
    return mix(LOW + number * STEP);
  }

  static long place(int timeline, int halfTurn) {
    return spread((long) timeline << 32 | halfTurn & 0xFFFF_FFFFL);
  }

  /** What half a key becomes at a place. */
  static long at(long half, long place) {
    return mix(half ^ place);
  }

  /** The key of this and a number, for whoever tells more apart than boards. */
  public Key with(long number) {
    long place = spread(number);
    return new Key(at(high, place), at(low, place));
  }

  private static long spread(long number) {
    return mix(number * STEP + HIGH + LOW);
  }

  /** Spreads a number over all 64 bits; different numbers stay different (SplitMix64). */
  private static long mix(long number) {
    long mixed = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }

  @Override
  public int compareTo(Key other) {
    int order = Long.compareUnsigned(high, other.high);
    return order != 0 ? order : Long.compareUnsigned(low, other.low);
  }

  @Override
  public int hashCode() {
    return (int) low;
  }

  /** 32 hexadecimal digits. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder(32);
    for (int shift = 60; shift >= 0; shift -= 4) {
      out.append(Character.forDigit((int) (high >>> shift) & 15, 16));
    }
    for (int shift = 60; shift >= 0; shift -= 4) {
      out.append(Character.forDigit((int) (low >>> shift) & 15, 16));
    }
    return out.toString();
  }
}
