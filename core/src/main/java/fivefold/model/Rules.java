package fivefold.model;

import java.util.List;

/**
 * The few points in which games may be played by different rules.
 *
 * @param promotions what pawns and brawns may become, the default first; never empty, never a royal
 *     or pawn-like piece
 * @param enPassant how far back en passant looks
 */
public record Rules(List<PieceType> promotions, EnPassant enPassant) {
  /** Promotion to a queen only, as in the commercial game. */
  public static final Rules STANDARD = new Rules(List.of(PieceType.QUEEN), EnPassant.HALF_TURN);

  public Rules {
    promotions = List.copyOf(promotions);
    if (promotions.isEmpty()) {
      throw new IllegalArgumentException("at least one promotion is needed");
    }
    for (PieceType type : promotions) {
      if (!canPromoteTo(type)) {
        throw new IllegalArgumentException("no pawn can become " + type);
      }
    }
  }

  /**
   * Whether a promotion list may contain the type: pawns stay no pawns, and nobody gains a royal
   * piece.
   */
  public static boolean canPromoteTo(PieceType type) {
    return !type.isRoyal() && !type.isPawnLike();
  }

  public Rules withPromotions(List<PieceType> promotions) {
    return new Rules(promotions, enPassant);
  }

  public Rules withEnPassant(EnPassant enPassant) {
    return new Rules(promotions, enPassant);
  }

  /** What a move that names no promotion means. */
  public PieceType defaultPromotion() {
    return promotions.get(0);
  }

  /**
   * Engines differ on en passant right after a timeline was created, when only one earlier board
   * exists on it.
   */
  public enum EnPassant {
    /**
     * The double step is seen on the board half a turn earlier, which every answering board has:
     * the default.
     */
    HALF_TURN,
    /**
     * The board a full turn earlier must exist too, so the first answer on a new timeline can't
     * take en passant.
     */
    FULL_TURN
  }
}
