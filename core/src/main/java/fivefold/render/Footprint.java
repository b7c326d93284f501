package fivefold.render;

import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import fivefold.model.Square;
import fivefold.rules.Step;
import java.util.ArrayList;
import java.util.List;

/** The squares an action touched: where pieces left a board, and where they stand on a made one. */
record Footprint(BoardCoord board, Square square) {

  /** The footprints of an action, each square once. */
  static List<Footprint> of(List<Step> steps) {
    List<Footprint> prints = new ArrayList<>();
    for (Step step : steps) {
      if (step instanceof Step.Moved moved) {
        add(prints, new Footprint(moved.move().from(), moved.move().fromSquare()));
        add(prints, new Footprint(moved.arrival(), moved.move().toSquare()));
      }
    }
    return List.copyOf(prints);
  }

  /**
   * Where to draw a board of {@link fivefold.rules.State#checks()}: a board that exists only after
   * passing looks like the last one of its timeline.
   */
  static BoardCoord visible(Multiverse multiverse, BoardCoord coord) {
    return multiverse.board(coord) == null && multiverse.hasTimeline(coord.timeline())
        ? new BoardCoord(coord.timeline(), multiverse.timeline(coord.timeline()).end())
        : coord;
  }

  private static void add(List<Footprint> prints, Footprint print) {
    if (!prints.contains(print)) {
      prints.add(print);
    }
  }
}
