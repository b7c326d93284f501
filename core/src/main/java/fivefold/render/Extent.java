package fivefold.render;

import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import fivefold.model.Timeline;

/**
 * A rectangle of board places, all ends included: which timelines and which half-turns a picture
 * shows.
 */
public record Extent(int minTimeline, int maxTimeline, int minHalfTurn, int maxHalfTurn) {

  public Extent {
    if (minTimeline > maxTimeline || minHalfTurn > maxHalfTurn) {
      throw new IllegalArgumentException(
          "empty extent: timelines "
              + minTimeline
              + " to "
              + maxTimeline
              + ", half-turns "
              + minHalfTurn
              + " to "
              + maxHalfTurn);
    }
  }

  /** The smallest extent that holds every board. */
  public static Extent of(Multiverse multiverse) {
    int first = Integer.MAX_VALUE;
    int last = Integer.MIN_VALUE;
    for (Timeline timeline : multiverse.timelines()) {
      first = Math.min(first, timeline.start());
      last = Math.max(last, timeline.end());
    }
    return new Extent(multiverse.minTimeline(), multiverse.maxTimeline(), first, last);
  }

  /** The part of this extent between two timelines; what lies outside of it is cut off. */
  public Extent timelines(int from, int to) {
    int low = clamp(Math.min(from, to), minTimeline, maxTimeline);
    int high = clamp(Math.max(from, to), minTimeline, maxTimeline);
    return new Extent(low, high, minHalfTurn, maxHalfTurn);
  }

  /** The part of this extent between two half-turns; what lies outside of it is cut off. */
  public Extent halfTurns(int from, int to) {
    int low = clamp(Math.min(from, to), minHalfTurn, maxHalfTurn);
    int high = clamp(Math.max(from, to), minHalfTurn, maxHalfTurn);
    return new Extent(minTimeline, maxTimeline, low, high);
  }

  /** The part of this extent between two whole turns. */
  public Extent turns(int from, int to) {
    return halfTurns(firstHalf(Math.min(from, to)), lastHalf(Math.max(from, to)));
  }

  /** The part of this extent at most so many turns before or after a half-turn. */
  public Extent around(int halfTurn, int turns) {
    long reach = 2L * turns;
    return halfTurns(saturate(halfTurn - reach), saturate(halfTurn + reach));
  }

  public boolean contains(BoardCoord coord) {
    return hasTimeline(coord.timeline())
        && coord.halfTurn() >= minHalfTurn
        && coord.halfTurn() <= maxHalfTurn;
  }

  public boolean hasTimeline(int timeline) {
    return timeline >= minTimeline && timeline <= maxTimeline;
  }

  /** How many timelines are shown. */
  public int rows() {
    return maxTimeline - minTimeline + 1;
  }

  /** How many half-turns are shown. */
  public int columns() {
    return maxHalfTurn - minHalfTurn + 1;
  }

  private static int firstHalf(int turn) {
    return saturate(2L * turn);
  }

  private static int lastHalf(int turn) {
    return saturate(2L * turn + 1);
  }

  private static int saturate(long value) {
    return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, value));
  }

  private static int clamp(int value, int low, int high) {
    return Math.max(low, Math.min(high, value));
  }
}
