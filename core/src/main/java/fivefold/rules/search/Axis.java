package fivefold.rules.search;

import fivefold.model.Bits;
import fivefold.model.Move;
import org.jspecify.annotations.Nullable;

/**
 * The boards that could be appended to one playable timeline: entry 0 passes, then physical moves,
 * departures, arrivals.
 */
final class Axis {
  final Bits base;
  int size;
  int endOfPhysical;
  int endOfDepartures;
  final int[] from;

  /** The target square of a physical move, the jump of an arrival. */
  final int[] to;

  final int[] promotion;

  /** The departure of a departing or arriving piece. */
  final int[] dep;

  final long[] clear;
  final long[] set;
  final long[] royalSet;
  final long[] safe;
  final @Nullable Move[] moves;

  Axis(Bits base, int capacity) {
    this.base = base;
    from = new int[capacity];
    to = new int[capacity];
    promotion = new int[capacity];
    dep = new int[capacity];
    clear = new long[capacity];
    set = new long[capacity];
    royalSet = new long[capacity];
    safe = new long[(capacity >> 6) + 1];
    moves = new Move[capacity];
  }

  void addPass() {
    add(0, 0, 0, -1, 0, 0, 0);
  }

  void add(int from, int to, int promotion, int dep, long clear, long set, long royalSet) {
    int e = size++;
    this.from[e] = from;
    this.to[e] = to;
    this.promotion[e] = promotion;
    this.dep[e] = dep;
    this.clear[e] = clear;
    this.set[e] = set;
    this.royalSet[e] = royalSet;
  }

  boolean isSafe(int entry) {
    return (safe[entry >> 6] >>> entry & 1) != 0;
  }

  boolean isDeparture(int entry) {
    return entry >= endOfPhysical && entry < endOfDepartures;
  }

  boolean isArrival(int entry) {
    return entry >= endOfDepartures;
  }

  Bits board(int entry) {
    return apply(base, clear[entry], set[entry], royalSet[entry]);
  }

  /** The first arrival whose departure is at least this one. */
  int firstArrival(int departure) {
    int lo = endOfDepartures;
    int hi = size;
    while (lo < hi) {
      int mid = (lo + hi) >>> 1;
      if (dep[mid] < departure) {
        lo = mid + 1;
      } else {
        hi = mid;
      }
    }
    return lo;
  }

  /** A board after the mover cleared and set squares; what stood on a set square is captured. */
  static Bits apply(Bits board, long clear, long set, long royalSet) {
    long gone = ~(clear | set);
    return new Bits(
        (board.occupied & ~clear) | set,
        board.own & gone,
        board.riders1 & gone,
        board.riders2 & gone,
        board.riders3 & gone,
        board.riders4 & gone,
        board.knights & gone,
        board.steppers & gone,
        board.pawns & gone,
        board.brawns & gone,
        (board.royals & ~clear) | royalSet);
  }
}
