package fivefold.engine;

/**
 * How a position stands for one player: in hundredths of a pawn, or as a mate.
 *
 * @param centipawns above 0 when the player stands better; with a mate, a very large number
 * @param mateIn above 0 when the player mates in so many actions of his own, below 0 when he is
 *     mated in so many of the opponent's, 0 when no mate is in sight
 * @param proved whether a mate holds against every reply; otherwise it is what the search saw,
 *     which leaves actions out
 */
public record Score(int centipawns, int mateIn, boolean proved) {
  /** What a mate on the spot is worth to the search; one further away is worth less. */
  static final int MATE = 1_000_000;

  private static final int LONGEST_MATE = 1_000;

  /** A score as the search has it: mates count the turns from the root. */
  static Score of(int value) {
    return of(value, false);
  }

  static Score of(int value, boolean proved) {
    if (!isMate(value)) {
      return new Score(value, 0, false);
    }
    int plies = MATE - Math.abs(value);
    int actions = (plies + 1) / 2;
    return new Score(value, value > 0 ? actions : -actions, proved);
  }

  static boolean isMate(int value) {
    return Math.abs(value) > MATE - LONGEST_MATE;
  }

  public boolean isMate() {
    return mateIn != 0;
  }

  /** The same from the other side. */
  public Score opposite() {
    return new Score(-centipawns, -mateIn, proved);
  }

  /** {@code +1.35}, {@code #2} for a mate in two, {@code #-2} for being mated in two. */
  @Override
  public String toString() {
    if (isMate()) {
      return "#" + mateIn;
    }
    int size = Math.abs(centipawns);
    return (centipawns < 0 ? "-" : "+")
        + size / 100
        + "."
        + (size % 100 < 10 ? "0" : "")
        + size % 100;
  }
}
