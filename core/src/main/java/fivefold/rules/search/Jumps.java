package fivefold.rules.search;

import fivefold.model.Bits;
import fivefold.model.Move;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * All jumps, by source axis and source square. Those onto a playable last board branch only if that
 * board is used before.
 */
final class Jumps {
  int size;
  final int[] dep;
  final int[] axis;
  final int[] from;
  final int[] toLine;
  final int[] toHalfTurn;
  final int[] to;
  final int[] promotion;
  final boolean[] royal;
  final Bits[] base;

  /** The axis whose last board is the target, or -1. */
  final int[] endAxis;

  final long[] safe;
  boolean prepared;
  final @Nullable Move[] moves;
  private int @Nullable [] byHalfTurn;
  private final long[][] endTargets;

  Jumps(int capacity, int axes) {
    dep = new int[capacity];
    axis = new int[capacity];
    from = new int[capacity];
    toLine = new int[capacity];
    toHalfTurn = new int[capacity];
    to = new int[capacity];
    promotion = new int[capacity];
    royal = new boolean[capacity];
    base = new Bits[capacity];
    endAxis = new int[capacity];
    safe = new long[(capacity >> 6) + 1];
    moves = new Move[capacity];
    endTargets = new long[axes][];
  }

  /** Whether a jump may branch, as far as its own board and its departure go; once prepared. */
  boolean isSafe(int jump) {
    return (safe[(jump + 1) >> 6] >>> (jump + 1) & 1) != 0;
  }

  int words() {
    return safe.length;
  }

  void add(
      int dep,
      int axis,
      int from,
      int toLine,
      int toHalfTurn,
      int to,
      int promotion,
      boolean royal,
      int endAxis) {
    int j = size++;
    this.dep[j] = dep;
    this.axis[j] = axis;
    this.from[j] = from;
    this.toLine[j] = toLine;
    this.toHalfTurn[j] = toHalfTurn;
    this.to[j] = to;
    this.promotion[j] = promotion;
    this.royal[j] = royal;
    this.endAxis[j] = endAxis;
  }

  /** The values (jump plus 1) that aim at the last board of an axis. */
  long[] endTargets(int axis) {
    long[] set = endTargets[axis];
    if (set == null) {
      set = new long[words()];
      for (int j = 0; j < size; j++) {
        if (endAxis[j] == axis) {
          set[(j + 1) >> 6] |= 1L << (j + 1);
        }
      }
      endTargets[axis] = set;
    }
    return set;
  }

  /** The jumps ordered by the half-turn they land on. */
  int[] byHalfTurn() {
    int[] order = byHalfTurn;
    if (order == null) {
      long[] keys = new long[size];
      for (int j = 0; j < size; j++) {
        keys[j] = (long) toHalfTurn[j] << 32 | j;
      }
      Arrays.sort(keys);
      order = new int[size];
      for (int i = 0; i < size; i++) {
        order[i] = (int) keys[i];
      }
      byHalfTurn = order;
    }
    return order;
  }

  Bits board(int jump) {
    long bit = 1L << to[jump];
    return Axis.apply(base[jump], 0, bit, royal[jump] ? bit : 0);
  }
}
