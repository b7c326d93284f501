package fivefold.engine;

import fivefold.model.Key;

/**
 * One of so many parts of the actions in a position, each of which is in one part. Engines that
 * share no memory, such as workers of a page, can look at a position together.
 *
 * @param number from 0
 */
public record Part(int number, int of) {
  /** All actions. */
  public static final Part ALL = new Part(0, 1);

  public Part {
    if (number < 0 || number >= of) {
      throw new IllegalArgumentException("no such part");
    }
  }

  /** Whether questions about the position as a whole are for whoever looks at it. */
  boolean isFirst() {
    return number == 0;
  }

  /** Whether the action is in it that leads to a multiverse with this key. */
  boolean holds(Key after) {
    return Math.floorMod(after.high(), of) == number;
  }
}
