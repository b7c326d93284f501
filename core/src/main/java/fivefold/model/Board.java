package fivefold.model;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What stands on one board. Boards never change; a move makes new ones. Two boards are equal when
 * the same pieces with the same unmoved flags stand on the same squares.
 *
 * <p>Squares are stored as one piece code each (see {@link Piece#code()}), numbered as {@link Size}
 * says. For boards of at most 8x8 the same content is available as bit sets, computed on first use.
 */
public final class Board {
  private final Size size;
  private final byte[] codes;
  private final long high;
  private final long low;
  private @Nullable PieceSets sets;
  private @Nullable Bits whiteBits;
  private @Nullable Bits blackBits;

  private Board(Builder builder, byte[] codes, @Nullable PieceSets sets) {
    this.size = builder.size;
    this.codes = codes;
    this.high = builder.high;
    this.low = builder.low;
    this.sets = sets;
  }

  public static Board empty(Size size) {
    return builder(size).build();
  }

  public static Builder builder(Size size) {
    int number = Key.size(size);
    return new Builder(size, new byte[size.indices()], Key.high(number), Key.low(number), null);
  }

  /** A builder that starts from this board. */
  public Builder toBuilder() {
    return new Builder(size, Arrays.copyOf(codes, codes.length), high, low, sets);
  }

  public Size size() {
    return size;
  }

  /** The code of the piece on the square with this number, 0 when empty. */
  public int code(int index) {
    return codes[index];
  }

  /** The piece on a square, or null when it is empty. */
  public @Nullable Piece piece(Square square) {
    if (!size.contains(square)) {
      throw new IllegalArgumentException(square + " is not on a board of " + size);
    }
    int code = codes[size.index(square)];
    return code == 0 ? null : Piece.ofCode(code);
  }

  /** What stands here, in 128 bits: size, pieces and unmoved flags. */
  public Key key() {
    return new Key(high, low);
  }

  long high() {
    return high;
  }

  long low() {
    return low;
  }

  /**
   * The board as bit sets, seen by the colour that attacks. Only for sizes with {@link
   * Size#fitsBits()}.
   *
   * <p>Computed once and kept; a race computes it twice and changes nothing, since {@link Bits} and
   * {@link PieceSets} have only final fields.
   */
  public Bits bits(Color attacker) {
    Bits bits = attacker == Color.WHITE ? whiteBits : blackBits;
    if (bits == null) {
      PieceSets all = sets;
      if (all == null) {
        all = PieceSets.of(codes);
        sets = all;
      }
      bits = all.seenBy(attacker);
      if (attacker == Color.WHITE) {
        whiteBits = bits;
      } else {
        blackBits = bits;
      }
    }
    return bits;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Board b
            && high == b.high
            && low == b.low
            && size.equals(b.size)
            && Arrays.equals(codes, b.codes));
  }

  @Override
  public int hashCode() {
    return (int) low;
  }

  /** The rows of 5DFEN, top rank first, unmoved pieces starred. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    for (int rank = size.height() - 1; rank >= 0; rank--) {
      int blanks = 0;
      for (int file = 0; file < size.width(); file++) {
        int code = codes[size.index(file, rank)];
        if (code == 0) {
          blanks++;
          continue;
        }
        if (blanks > 0) {
          out.append(blanks);
          blanks = 0;
        }
        out.append(Piece.ofCode(code));
      }
      if (blanks > 0) {
        out.append(blanks);
      }
      if (rank > 0) {
        out.append('/');
      }
    }
    return out.toString();
  }

  /** Collects the squares of a new board. Use once: {@link #build()} hands the squares over. */
  public static final class Builder {
    private final Size size;
    private byte @Nullable [] codes;

    /** The sets of the board this began as, if they are known. */
    private final @Nullable PieceSets before;

    private long high;
    private long low;
    private long changed;

    private Builder(Size size, byte[] codes, long high, long low, @Nullable PieceSets before) {
      this.size = size;
      this.codes = codes;
      this.high = high;
      this.low = low;
      this.before = before;
    }

    /** Puts a piece code on a square, 0 to clear it. */
    public Builder code(int index, int code) {
      byte[] squares = squares();
      int old = squares[index];
      if (old != 0) {
        int number = Key.piece(index, old);
        high -= Key.high(number);
        low -= Key.low(number);
      }
      if (code != 0) {
        int number = Key.piece(index, code);
        high += Key.high(number);
        low += Key.low(number);
      }
      squares[index] = (byte) code;
      changed |= 1L << index; // means nothing on boards over 8x8, which have no sets
      return this;
    }

    public Builder put(Square square, Piece piece) {
      return code(checked(square), piece.code());
    }

    public Builder clear(Square square) {
      return code(checked(square), 0);
    }

    public Board build() {
      byte[] squares = squares();
      codes = null;
      return new Board(this, squares, before == null ? null : before.changed(squares, changed));
    }

    private int checked(Square square) {
      if (!size.contains(square)) {
        throw new IllegalArgumentException(square + " is not on a board of " + size);
      }
      return size.index(square);
    }

    private byte[] squares() {
      if (codes == null) {
        throw new IllegalStateException("the board is already built");
      }
      return codes;
    }
  }
}
