package fivefold.model;

/**
 * The place of a board in the multiverse: its timeline (an index, see {@link Parity}) and its
 * half-turn.
 *
 * <p>The half-turn of turn T is 2T with White to move and 2T+1 with Black to move, so time is one
 * integer that grows by one with every board.
 */
public record BoardCoord(int timeline, int halfTurn) {

  public static BoardCoord of(int timeline, int turn, Color color) {
    return new BoardCoord(timeline, 2 * turn + color.ordinal());
  }

  /**
   * The turn number shown to players; a shift, because half-turns before turn zero are negative.
   */
  public int turn() {
    return Moment.turn(halfTurn);
  }

  /** The player to move on the board. */
  public Color color() {
    return Color.ofHalfTurn(halfTurn);
  }

  /** {@code (0T1)}, the way notations write a board next to a move. */
  public String label(Parity parity) {
    return "(" + parity.label(timeline) + "T" + turn() + ")";
  }

  /** {@code (0T1w)}, with the colour that {@link #label} leaves to context. */
  public String labelWithColor(Parity parity) {
    return "(" + parity.label(timeline) + "T" + turn() + color().letter() + ")";
  }

  /** {@code (0T1w)}, with timelines labelled as in games with one central timeline. */
  @Override
  public String toString() {
    return labelWithColor(Parity.ODD);
  }
}
