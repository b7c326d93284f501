package fivefold.engine;

import fivefold.model.Key;

/**
 * Which positions the searches that work at once look into right now. Who comes to one of them
 * looks at others first, and finds in the table later what was found there.
 *
 * <p>Without locks: what is overlooked is looked into twice, and no more.
 */
final class Busy {
  private static final int SIZE = 1 << 12;

  private final long[] keys = new long[SIZE];

  void begin(Key key) {
    keys[place(key)] = key.high();
  }

  void end(Key key) {
    keys[place(key)] = 0;
  }

  boolean contains(Key key) {
    return keys[place(key)] == key.high();
  }

  private static int place(Key key) {
    return (int) key.low() & (SIZE - 1);
  }
}
