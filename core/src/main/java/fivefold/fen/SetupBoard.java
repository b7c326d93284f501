package fivefold.fen;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Parity;
import fivefold.text.Span;
import java.util.OptionalInt;
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

  /**
   * The place of the board in a multiverse of this parity.
   *
   * @throws IllegalArgumentException when the label does not exist there
   */
  public BoardCoord coord(Parity parity) {
    OptionalInt index = parity.index(sign, distance);
    if (index.isEmpty()) {
      throw new IllegalArgumentException("no such timeline: " + label.text());
    }
    return new BoardCoord(index.getAsInt(), halfTurn());
  }

  /** Whether the label only exists in an even multiverse: -0 or +0. */
  boolean isSignedZero() {
    return distance == 0 && sign != 0;
  }
}
