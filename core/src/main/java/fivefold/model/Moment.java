package fivefold.model;

/**
 * A point in time: a turn and the player to move in it.
 *
 * @param halfTurn 2T for White's half of turn T, 2T+1 for Black's
 */
public record Moment(int halfTurn) implements Comparable<Moment> {

  /** The number of the turn that a half-turn belongs to; turns before zero are negative. */
  public static int turn(int halfTurn) {
    return halfTurn >> 1;
  }

  public int turn() {
    return turn(halfTurn);
  }

  /** The player to move. */
  public Color color() {
    return Color.ofHalfTurn(halfTurn);
  }

  @Override
  public int compareTo(Moment other) {
    return Integer.compare(halfTurn, other.halfTurn);
  }

  /** {@code T3w}. */
  @Override
  public String toString() {
    return "T" + turn() + color().letter();
  }
}
