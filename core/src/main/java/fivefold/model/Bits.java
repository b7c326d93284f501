package fivefold.model;

/**
 * A board of at most 8x8 as bit sets, seen by one colour, the attacker: its pieces by the way they
 * attack, and the royal pieces of the other side. Bit n is the square with number n.
 *
 * <p>Because a piece only ever moves within its own colour's layer of boards, this one-sided view
 * is all that attack tests on a board need. Fields are public for the rules' inner loops.
 */
public final class Bits {
  public static final Bits EMPTY = new Bits(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  /** All pieces of both colours. */
  public final long occupied;

  /** All pieces of the attacker. */
  public final long own;

  /** Attackers that ride along one, two, three or four axes at once. */
  public final long riders1;

  public final long riders2;
  public final long riders3;
  public final long riders4;

  public final long knights;

  /** Kings and common kings. */
  public final long steppers;

  /** Pawns and brawns: the brawn's captures include the pawn's. */
  public final long pawns;

  public final long brawns;

  /** Kings and royal queens of the side under attack. */
  public final long royals;

  public Bits(
      long occupied,
      long own,
      long riders1,
      long riders2,
      long riders3,
      long riders4,
      long knights,
      long steppers,
      long pawns,
      long brawns,
      long royals) {
    this.occupied = occupied;
    this.own = own;
    this.riders1 = riders1;
    this.riders2 = riders2;
    this.riders3 = riders3;
    this.riders4 = riders4;
    this.knights = knights;
    this.steppers = steppers;
    this.pawns = pawns;
    this.brawns = brawns;
    this.royals = royals;
  }

  /** The riders along exactly this many axes. */
  public long riders(int axes) {
    return switch (axes) {
      case 1 -> riders1;
      case 2 -> riders2;
      case 3 -> riders3;
      default -> riders4;
    };
  }
}
