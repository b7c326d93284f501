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
  private int hash;
  private @Nullable PieceSets sets;
  private @Nullable Bits whiteBits;
  private @Nullable Bits blackBits;

  private Board(Size size, byte[] codes, @Nullable PieceSets sets) {
    this.size = size;
    this.codes = codes;
    this.sets = sets;
  }

  public static Board empty(Size size) {
    return new Board(size, new byte[size.indices()], null);
  }

  public static Builder builder(Size size) {
    return new Builder(size, new byte[size.indices()], null);
  }

  /** A builder that starts from this board. */
  public Builder toBuilder() {
    return new Builder(size, Arrays.copyOf(codes, codes.length), sets);
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
            && hashCode() == b.hashCode()
            && size.equals(b.size)
            && Arrays.equals(codes, b.codes));
  }

  @Override
  public int hashCode() {
    int h = hash;
    if (h == 0) {
      h = Arrays.hashCode(codes);
      hash = h;
    }
    return h;
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

    private long changed;

    private Builder(Size size, byte[] codes, @Nullable PieceSets before) {
      this.size = size;
      this.codes = codes;
      this.before = before;
    }

    /** Puts a piece code on a square, 0 to clear it. */
    public Builder code(int index, int code) {
      squares()[index] = (byte) code;
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
      return new Board(size, squares, before == null ? null : before.changed(squares, changed));
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
