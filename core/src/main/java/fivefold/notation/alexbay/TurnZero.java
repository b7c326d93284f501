package fivefold.notation.alexbay;

import fivefold.model.Multiverse;
import fivefold.model.Timeline;

/**
 * The notation counts turns from 1. Where a game has boards of turn zero, these are turn 1 and
 * everything else is one later.
 */
final class TurnZero {
  private TurnZero() {}

  /** What is added to the turns of a game that starts like this. */
  static int offset(Multiverse start) {
    boolean zero = false;
    for (Timeline timeline : start.timelines()) {
      zero |= timeline.start() >> 1 == 0;
      if (timeline.end() >> 1 > 1) {
        // Which count a text uses can only be told when all games begin at turn 1.
        return 0;
      }
    }
    return zero ? 1 : 0;
  }
}
