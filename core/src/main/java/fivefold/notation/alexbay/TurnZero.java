package fivefold.notation.alexbay;

import fivefold.model.Moment;
import fivefold.model.Multiverse;
import fivefold.model.Timeline;

/**
 * The notation counts turns from 1. Where a game has boards of turn zero, these are turn 1 and
 * everything else is one later. Not everybody does so, and which count a text uses can only be told
 * by its first move: so it is done where all timelines end at the same turn, zero or 1.
 */
final class TurnZero {
  private boolean zero;
  private int least = Integer.MAX_VALUE;
  private int most = -1;

  static TurnZero of(Multiverse start) {
    TurnZero result = new TurnZero();
    for (Timeline timeline : start.timelines()) {
      result.add(Moment.turn(timeline.start()), Moment.turn(timeline.end()));
    }
    return result;
  }

  /** Takes the first and the last turn of a timeline. */
  void add(int first, int last) {
    zero |= first == 0;
    least = Math.min(least, last);
    most = Math.max(most, last);
  }

  /** What is added to the turns of the game. */
  int offset() {
    return zero && most <= 1 && least == most ? 1 : 0;
  }

  /** The number of the turn in which all games begin; only meaningful with an offset. */
  int begin() {
    return most + 1;
  }
}
