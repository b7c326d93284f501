package fivefold.render;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Square;
import fivefold.rules.Action;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The squares an action touched: where pieces left a board, and where they stand on a made one. */
record Footprint(BoardCoord board, Square square) {

  /** The footprints of an action in the multiverse it led to, each square once. */
  static List<Footprint> of(Multiverse after, Action action) {
    List<Footprint> prints = new ArrayList<>();
    for (Move move : action.moves()) {
      if (move.isPass()) {
        continue;
      }
      add(prints, new Footprint(move.from(), move.fromSquare()));
      add(prints, new Footprint(boardMade(after, move), move.toSquare()));
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

  /**
   * The board on which the moved piece now stands. A hop extended its target timeline, a branch
   * made a new one; which of the two it was is seen on the boards.
   */
  private static BoardCoord boardMade(Multiverse after, Move move) {
    BoardCoord next = new BoardCoord(move.to().timeline(), move.to().halfTurn() + 1);
    Board target = after.board(move.to());
    if (move.isPhysical() || target == null || arrived(after.board(next), target, move)) {
      return next;
    }
    int step = move.from().color().forward();
    int outermost = step > 0 ? after.maxTimeline() : after.minTimeline();
    for (int line = outermost; line != -step; line -= step) {
      BoardCoord first = new BoardCoord(line, next.halfTurn());
      if (after.hasTimeline(line)
          && after.timeline(line).start() == first.halfTurn()
          && arrived(after.board(first), target, move)) {
        return first;
      }
    }
    return next;
  }

  private static boolean arrived(@Nullable Board made, Board target, Move move) {
    int square = target.size().index(move.toSquare());
    return made != null
        && made.code(square) != target.code(square)
        && Lineage.arrivals(target, made, move.from().color()) == 1;
  }
}
