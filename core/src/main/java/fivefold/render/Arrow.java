package fivefold.render;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Square;

/** An arrow from a square to another, on the same board or across boards. */
public record Arrow(BoardCoord from, Square fromSquare, BoardCoord to, Square toSquare, Mark mark) {

  /** The arrow of a move. */
  public static Arrow of(Move move, Mark mark) {
    return new Arrow(move.from(), move.fromSquare(), move.to(), move.toSquare(), mark);
  }

  /** The arrow between boards that exist, see {@link Footprint#visible}. */
  Arrow on(Multiverse multiverse) {
    return new Arrow(
        Footprint.visible(multiverse, from),
        fromSquare,
        Footprint.visible(multiverse, to),
        toSquare,
        mark);
  }

  boolean isPhysical() {
    return from.equals(to);
  }
}
