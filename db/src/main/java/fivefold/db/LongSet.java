package fivefold.db;

import java.util.Arrays;

/** A set of numbers, such as keys, in eight bytes and a bit each. */
final class LongSet {
  private long[] slots = new long[1024];
  private int size;
  private boolean hasZero;

  boolean contains(long key) {
    return key == 0 ? hasZero : slots[slot(slots, key)] == key;
  }

  /** Adds a number; false when it was there. */
  boolean add(long key) {
    if (key == 0) {
      boolean isNew = !hasZero;
      hasZero = true;
      return isNew;
    }
    int slot = slot(slots, key);
    if (slots[slot] == key) {
      return false;
    }
    slots[slot] = key;
    if (++size > slots.length / 2) {
      long[] larger = new long[slots.length * 2];
      for (long each : slots) {
        if (each != 0) {
          larger[slot(larger, each)] = each;
        }
      }
      slots = larger;
    }
    return true;
  }

  void clear() {
    Arrays.fill(slots, 0);
    size = 0;
    hasZero = false;
  }

  /** Where a number is or would be. */
  private static int slot(long[] slots, long key) {
    int mask = slots.length - 1;
    int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 32) & mask;
    while (slots[slot] != 0 && slots[slot] != key) {
      slot = slot + 1 & mask;
    }
    return slot;
  }
}
