package fivefold.fen;

/**
 * MD5 as RFC 1321 defines it. Our own because the browser build has no {@code MessageDigest}. Here
 * it names positions; it protects nothing.
 */
final class Md5 {
  private static final int BLOCK = 64;
  private static final String HEX = "0123456789abcdef";

  /** How far each of the four steps of a round rotates. */
  private static final int[] SHIFTS = {7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21};

  /** The RFC's table: the fractions of 64 sines. */
  private static final int[] SINES = new int[64];

  static {
    for (int i = 0; i < SINES.length; i++) {
      SINES[i] = (int) (long) (Math.abs(Math.sin(i + 1)) * 4294967296.0);
    }
  }

  private int a = 0x67452301;
  private int b = 0xefcdab89;
  private int c = 0x98badcfe;
  private int d = 0x10325476;
  private final byte[] block = new byte[BLOCK];
  private final int[] words = new int[BLOCK / 4];
  private long length;

  /** Adds text of ASCII characters, which is all that 5DFEN has. */
  Md5 update(String ascii) {
    for (int i = 0; i < ascii.length(); i++) {
      update((byte) ascii.charAt(i));
    }
    return this;
  }

  Md5 update(byte[] bytes) {
    for (byte value : bytes) {
      update(value);
    }
    return this;
  }

  private void update(byte value) {
    int filled = (int) (length % BLOCK);
    block[filled] = value;
    length++;
    if (filled == BLOCK - 1) {
      transform();
    }
  }

  /** Ends the message and gives its digest; use once. */
  String hex() {
    long bits = length * 8;
    update((byte) 0x80);
    while (length % BLOCK != BLOCK - 8) {
      update((byte) 0);
    }
    for (int i = 0; i < 8; i++) {
      update((byte) (bits >>> (8 * i)));
    }
    StringBuilder out = new StringBuilder(32);
    for (int word : new int[] {a, b, c, d}) {
      for (int i = 0; i < 4; i++) {
        int value = (word >>> (8 * i)) & 0xff;
        out.append(HEX.charAt(value >> 4)).append(HEX.charAt(value & 15));
      }
    }
    return out.toString();
  }

  private void transform() {
    for (int i = 0; i < words.length; i++) {
      int at = 4 * i;
      words[i] =
          (block[at] & 0xff)
              | (block[at + 1] & 0xff) << 8
              | (block[at + 2] & 0xff) << 16
              | (block[at + 3] & 0xff) << 24;
    }
    int p = a;
    int q = b;
    int r = c;
    int s = d;
    for (int i = 0; i < 64; i++) {
      int round = i >> 4;
      int mixed;
      int word;
      switch (round) {
        case 0 -> {
          mixed = (q & r) | (~q & s);
          word = i;
        }
        case 1 -> {
          mixed = (s & q) | (~s & r);
          word = (5 * i + 1) & 15;
        }
        case 2 -> {
          mixed = q ^ r ^ s;
          word = (3 * i + 5) & 15;
        }
        default -> {
          mixed = r ^ (q | ~s);
          word = (7 * i) & 15;
        }
      }
      int sum = p + mixed + SINES[i] + words[word];
      p = s;
      s = r;
      r = q;
      q += Integer.rotateLeft(sum, SHIFTS[4 * round + (i & 3)]);
    }
    a += p;
    b += q;
    c += r;
    d += s;
  }
}
