package fivefold.db.explorer;

/**
 * A file of the tree: the positions whose keys begin with the same bits, in the order of their
 * keys. It begins with an index of its blocks, so that one of them can be asked for alone.
 */
public final class Shard {
  /** A line of the index: the high half of the first key, and where the block begins. */
  static final int INDEX_LINE = 12;

  /** A block is closed as soon as it has so many bytes. */
  static final int BLOCK = 8192;

  /** So many rows, about, make a file. */
  private static final long ROWS = 1 << 16;

  static final int MAX_BITS = 16;

  private final byte[] bytes;
  private final int indexBytes;

  Shard(byte[] bytes, int indexBytes) {
    this.bytes = bytes;
    this.indexBytes = indexBytes;
  }

  /** By how many bits of their keys so many rows are told into files. */
  public static int bits(long rows) {
    int bits = 0;
    while (bits < MAX_BITS && rows >> bits > ROWS) {
      bits++;
    }
    return bits;
  }

  /** The number of the file that a key belongs to. */
  public static int number(long high, int bits) {
    return bits == 0 ? 0 : (int) (high >>> (64 - bits));
  }

  /** The content of the file. */
  public byte[] bytes() {
    return bytes;
  }

  /** How much of it is the index. */
  public int indexBytes() {
    return indexBytes;
  }
}
