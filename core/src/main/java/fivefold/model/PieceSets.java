package fivefold.model;

/**
 * A board of at most 8x8 as sets of squares, both colours together: what {@link Bits} is made from.
 * A changed board gets its sets from those of the board before it, at the cost of the squares that
 * changed.
 */
record PieceSets(
    long white,
    long black,
    long riders1,
    long riders2,
    long riders3,
    long riders4,
    long knights,
    long steppers,
    long pawns,
    long brawns,
    long royals) {
  private static final PieceSets NONE = new PieceSets(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  // The ways in which a piece attacks, one bit each; royal is not one, but lies in the same table.
  // Bits 1 to 4 are riding along so many axes, as in PieceType.riderAxes.
  private static final int KNIGHT = 5;
  private static final int STEPPER = 6;
  private static final int PAWN = 7;
  private static final int BRAWN = 8;
  private static final int ROYAL = 9;

  /** The ways of each piece type, by its place in a piece code. */
  private static final int[] WAYS = ways();

  private static int[] ways() {
    int[] ways = new int[Piece.TYPE_MASK + 1];
    for (PieceType type : PieceType.values()) {
      int others =
          switch (type) {
            case PAWN -> 1 << PAWN;
            case BRAWN -> 1 << PAWN | 1 << BRAWN;
            case KNIGHT -> 1 << KNIGHT;
            case KING, COMMON_KING -> 1 << STEPPER;
            default -> 0;
          };
      ways[type.ordinal() + 1] = type.riderAxes() | others | (type.isRoyal() ? 1 << ROYAL : 0);
    }
    return ways;
  }

  static PieceSets of(byte[] codes) {
    long all = codes.length == Long.SIZE ? -1L : (1L << codes.length) - 1;
    return NONE.changed(codes, all);
  }

  /** The sets after some squares were changed to what the codes say. */
  PieceSets changed(byte[] codes, long squares) {
    long same = ~squares;
    long white = this.white & same;
    long black = this.black & same;
    long riders1 = this.riders1 & same;
    long riders2 = this.riders2 & same;
    long riders3 = this.riders3 & same;
    long riders4 = this.riders4 & same;
    long knights = this.knights & same;
    long steppers = this.steppers & same;
    long pawns = this.pawns & same;
    long brawns = this.brawns & same;
    long royals = this.royals & same;
    for (long left = squares; left != 0; left &= left - 1) {
      int code = codes[Long.numberOfTrailingZeros(left)];
      if (code == 0) {
        continue;
      }
      long bit = left & -left;
      long ways = WAYS[code & Piece.TYPE_MASK];
      if ((code & Piece.BLACK_BIT) == 0) {
        white |= bit;
      } else {
        black |= bit;
      }
      riders1 |= bit & -(ways >> 1 & 1);
      riders2 |= bit & -(ways >> 2 & 1);
      riders3 |= bit & -(ways >> 3 & 1);
      riders4 |= bit & -(ways >> 4 & 1);
      knights |= bit & -(ways >> KNIGHT & 1);
      steppers |= bit & -(ways >> STEPPER & 1);
      pawns |= bit & -(ways >> PAWN & 1);
      brawns |= bit & -(ways >> BRAWN & 1);
      royals |= bit & -(ways >> ROYAL & 1);
    }
    return new PieceSets(
        white, black, riders1, riders2, riders3, riders4, knights, steppers, pawns, brawns, royals);
  }

  /** The one-sided view of the colour that attacks. */
  Bits seenBy(Color attacker) {
    long own = attacker == Color.WHITE ? white : black;
    return new Bits(
        white | black,
        own,
        riders1 & own,
        riders2 & own,
        riders3 & own,
        riders4 & own,
        knights & own,
        steppers & own,
        pawns & own,
        brawns & own,
        royals & ~own);
  }
}
