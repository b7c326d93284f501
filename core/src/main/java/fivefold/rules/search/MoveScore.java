package fivefold.rules.search;

/**
 * How much a move is wanted. An action is wanted as much as its moves together; a timeline on which
 * nothing is played counts {@link #pass}.
 */
public interface MoveScore {
  /** The largest score, and the smallest with a minus. */
  int MOST = 1 << 24;

  /**
   * @param line the timeline it starts from
   * @param from the number of the square there
   * @param toLine the timeline of the board it goes to
   * @param promotion the number of a piece type plus 1, or 0
   * @return from -{@link #MOST} to {@link #MOST}
   */
  int score(int line, int from, int toLine, int toHalfTurn, int to, int promotion);

  /** How much it is wanted to play nothing on a timeline. */
  default int pass() {
    return 0;
  }

  /** What to add for a move that gives check by itself; 0 spares finding out. */
  default int checkBonus() {
    return 0;
  }
}
