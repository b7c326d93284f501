package fivefold.game;

/**
 * A remark inside or after an action.
 *
 * @param move the index of the move it follows in the action's standard order, or {@link #BEFORE}
 * @param text the remark itself, without the signs a notation puts around it
 */
public record Comment(int move, String text) {
  /** The place of a remark that stands before the first move, or at the root of a game. */
  public static final int BEFORE = -1;

  public Comment {
    if (move < BEFORE) {
      throw new IllegalArgumentException("no such move: " + move);
    }
  }
}
