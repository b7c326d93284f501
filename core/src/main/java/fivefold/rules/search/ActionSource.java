package fivefold.rules.search;

import fivefold.model.Move;
import java.util.List;

/** A search that gives one legal action after the other, each exactly once. */
public interface ActionSource {
  /** What a step of a search came to. */
  enum Answer {
    FOUND,
    NONE,
    OUT_OF_BUDGET
  }

  /** Searches on from where it was. */
  Answer next();

  /** Passes over further actions that are at hand without searching; how many there were. */
  default long skip() {
    return 0;
  }

  /** The moves of the action found last, in standard order. */
  List<Move> moves();
}
