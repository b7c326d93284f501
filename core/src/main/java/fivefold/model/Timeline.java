package fivefold.model;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A run of boards without gaps on one timeline.
 *
 * <p>Appending shares everything that was there: boards lie in full blocks of 32 that are never
 * touched again and one short tail that is copied, so an append costs the same at turn 10 and at
 * turn 10 000, and a variation shares the trunk it leaves.
 */
public final class Timeline {
  private static final int BLOCK_BITS = 5;
  private static final int BLOCK = 1 << BLOCK_BITS;
  private static final Board[][] NO_BLOCKS = {};

  private final int index;
  private final int start;
  private final int end;
  private final Board[][] blocks;
  private final Board[] tail;

  private Timeline(int index, int start, int end, Board[][] blocks, Board[] tail) {
    this.index = index;
    this.start = start;
    this.end = end;
    this.blocks = blocks;
    this.tail = tail;
  }

  /** A timeline with a single board. */
  public static Timeline of(int index, int halfTurn, Board board) {
    return new Timeline(index, halfTurn, halfTurn, NO_BLOCKS, new Board[] {board});
  }

  /** Where the timeline lies, see {@link Parity}. */
  public int index() {
    return index;
  }

  /** The half-turn of the first board. */
  public int start() {
    return start;
  }

  /** The half-turn of the last board. */
  public int end() {
    return end;
  }

  /** How many boards there are. */
  public int size() {
    return end - start + 1;
  }

  public Board last() {
    return tail[tail.length - 1];
  }

  /** The high half of what the last board adds to a multiverse's key. */
  long lastHigh() {
    return Key.at(last().high(), Key.place(index, end));
  }

  /** The low half of what the last board adds to a multiverse's key. */
  long lastLow() {
    return Key.at(last().low(), Key.place(index, end));
  }

  /** The player to move on the last board. */
  public Color colorToMove() {
    return Color.ofHalfTurn(end());
  }

  /** The board at a half-turn, or null where the timeline has none. */
  public @Nullable Board board(int halfTurn) {
    if (halfTurn < start || halfTurn > end) {
      return null;
    }
    int inTail = halfTurn - end - 1 + tail.length;
    if (inTail >= 0) {
      return tail[inTail];
    }
    int i = halfTurn - start;
    return blocks[i >> BLOCK_BITS][i & (BLOCK - 1)];
  }

  public Timeline append(Board board) {
    if (tail.length < BLOCK) {
      Board[] longer = Arrays.copyOf(tail, tail.length + 1);
      longer[tail.length] = board;
      return new Timeline(index, start, end + 1, blocks, longer);
    }
    Board[][] more = Arrays.copyOf(blocks, blocks.length + 1);
    more[blocks.length] = tail;
    return new Timeline(index, start, end + 1, more, new Board[] {board});
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof Timeline t)
        || index != t.index
        || start != t.start
        || size() != t.size()) {
      return false;
    }
    for (int v = end(); v >= start; v--) {
      if (!Objects.equals(board(v), t.board(v))) {
        return false;
      }
    }
    return true;
  }

  /** Cheap on purpose: timelines that differ only in old boards are rare. */
  @Override
  public int hashCode() {
    return (index * 31 + end()) * 31 + last().hashCode();
  }

  @Override
  public String toString() {
    return "timeline " + index + " [" + start + ".." + end() + "]";
  }
}
