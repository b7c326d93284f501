package fivefold.model;

import java.util.Optional;

/**
 * The twelve kinds of piece, with the letter every modern notation uses.
 *
 * <p>A rider's {@link #riderAxes()} has bit n set when the piece slides along exactly n of the four
 * axes (file, rank, turn, timeline) at once: a rook along one, a bishop along two, a queen along
 * one to four.
 */
public enum PieceType {
  PAWN('P', 0),
  BRAWN('W', 0),
  KING('K', 0),
  COMMON_KING('C', 0),
  QUEEN('Q', 0b11110),
  ROYAL_QUEEN('Y', 0b11110),
  PRINCESS('S', 0b00110),
  KNIGHT('N', 0),
  ROOK('R', 0b00010),
  BISHOP('B', 0b00100),
  UNICORN('U', 0b01000),
  DRAGON('D', 0b10000);

  private static final PieceType[] BY_LETTER = new PieceType[26];

  static {
    for (PieceType type : values()) {
      BY_LETTER[type.letter - 'A'] = type;
    }
  }

  private final char letter;
  private final int riderAxes;

  PieceType(char letter, int riderAxes) {
    this.letter = letter;
    this.riderAxes = riderAxes;
  }

  /** The type with this capital letter, if there is one. */
  public static Optional<PieceType> ofLetter(char letter) {
    return letter >= 'A' && letter <= 'Z'
        ? Optional.ofNullable(BY_LETTER[letter - 'A'])
        : Optional.empty();
  }

  /** The capital letter of the type. */
  public char letter() {
    return letter;
  }

  /** Bit n is set when the piece rides along exactly n axes; 0 for leapers, kings and pawns. */
  public int riderAxes() {
    return riderAxes;
  }

  /** Whether losing it loses the game: kings and royal queens. */
  public boolean isRoyal() {
    return this == KING || this == ROYAL_QUEEN;
  }

  /** Pawns and brawns: the pieces that promote, double-step and take en passant. */
  public boolean isPawnLike() {
    return this == PAWN || this == BRAWN;
  }

  /**
   * Whether "has never moved" matters for it: pawns and brawns double-step, kings and rooks castle.
   */
  public boolean tracksUnmoved() {
    return this == PAWN || this == BRAWN || this == KING || this == ROOK;
  }
}
