package fivefold.engine;

/**
 * What the evaluation looks at, with the weight of each term in hundredths of a pawn. Terms of a
 * board are counted for White less Black on the last board of every timeline; the others look at
 * the multiverse.
 */
public enum Term {
  PAWN(100, "pawns"),
  BRAWN(130, "brawns"),
  KING(0, "kings, which no material outweighs"),
  COMMON_KING(450, "common kings"),
  QUEEN(1000, "queens"),
  ROYAL_QUEEN(300, "royal queens, for what they do rather than for what they are"),
  PRINCESS(800, "princesses"),
  KNIGHT(340, "knights"),
  ROOK(430, "rooks"),
  BISHOP(400, "bishops"),
  UNICORN(260, "unicorns"),
  DRAGON(180, "dragons"),

  MOBILITY(8, "squares that pieces reach on their own board"),
  CENTRE(8, "steps that pawns and knights are closer to the middle"),
  PAWN_ADVANCE(8, "ranks that pawns have gone"),
  KING_RING(-25, "squares around a king that are attacked on its board"),
  KING_OPEN(-18, "squares from which a queen on the same board would attack a king"),
  KING_SHIELD(10, "own pawns beside a king"),

  /** In hundredths of what the best capture gains. */
  HANGING(70, "what the player to move on a board can win there"),
  /** In hundredths of what the best capture would gain. */
  THREAT(12, "what the other player threatens to win there"),

  CHECK_AFAR(
      300, "boards with a safe square from which a piece can attack a royal on another board"),
  CHECK_AFAR_LATER(180, "the same where the opponent is to move"),
  GUARDED_CHECK_AFAR(30, "guarded squares from which a piece can attack a royal on another board"),
  GUARDED_CHECK_AFAR_LATER(22, "the same where the opponent is to move"),

  BRANCH_RIGHT(300, "the right to make a timeline that is active"),
  BOARDS_AHEAD(-40, "active timelines on which the opponent is to move"),
  IN_CHECK(-30, "being in check"),
  SOFTMATE(-150, "being mated unless a new timeline moves the present back");

  private final int weight;
  private final String description;

  Term(int weight, String description) {
    this.weight = weight;
    this.description = description;
  }

  /** The weight that the engine plays with. */
  public int weight() {
    return weight;
  }

  public String description() {
    return description;
  }

  /** How many of the first terms count on single boards. */
  static final int BOARD_TERMS = HANGING.ordinal();

  /** How many hundredths the boards of an inactive timeline count. */
  static final int INACTIVE_PERCENT = 5;

  /**
   * How many hundredths of their mean the boards of several active timelines count: a board won
   * among many is worth as much less, as one mate on any of them ends the game, and checks from one
   * to the other decide more games than pieces do.
   */
  static final int SEVERAL_PERCENT = 50;
}
