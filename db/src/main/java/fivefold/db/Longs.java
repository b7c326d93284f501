package fivefold.db;

import java.util.Arrays;

/** A list of numbers. */
final class Longs {
  private long[] numbers = new long[64];
  private int size;

  void add(long number) {
    if (size == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * size);
    }
    numbers[size++] = number;
  }

  int size() {
    return size;
  }

  long get(int index) {
    return numbers[index];
  }

  long[] toArray() {
    return Arrays.copyOf(numbers, size);
  }

  void clear() {
    size = 0;
  }
}
