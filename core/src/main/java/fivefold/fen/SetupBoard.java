package fivefold.fen;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.text.Span;
import org.jspecify.annotations.Nullable;

/**
 * A board of a start position and where it is said to lie. The label of its timeline is kept as
 * written, since which timeline it names depends on the other boards.
 *
 * @param board the squares, or null when they could not be read
 * @param sign {@code '+'}, {@code '-'} or 0 for none
 * @param distance the number in the label
 * @param turn the turn
 * @param color the player to move
 * @param block the whole block
 * @param label the label of the timeline
 */
public record SetupBoard(
    @Nullable Board board, char sign, int distance, int turn, Color color, Span block, Span label) {

  public int halfTurn() {
    return 2 * turn + color.ordinal();
  }

  /** Whether the label only exists in an even multiverse: -0 or +0. */
  boolean isSignedZero() {
    return distance == 0 && sign != 0;
  }

  /** Whether the label only exists in an odd multiverse: 0. */
  boolean isPlainZero() {
    return distance == 0 && sign == 0;
  }
}
