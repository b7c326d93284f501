package fivefold.game;

import fivefold.model.BoardCoord;
import fivefold.model.Parity;
import fivefold.model.Square;

/**
 * Something that an annotator drew on the boards. The board need not exist: a remark may speak of
 * one that is still to come.
 */
public sealed interface Drawing {

  Brush brush();

  /** How it is written in a comment; boards are labelled as the parity demands. */
  String text(Parity parity);

  /** An arrow from a square to another, on one board or across boards. */
  record Arrow(Brush brush, BoardCoord from, Square fromSquare, BoardCoord to, Square toSquare)
      implements Drawing {

    /** {@code R(0T3w)g1(0T2w)f3}; a board that stays the same is written once. */
    @Override
    public String text(Parity parity) {
      String target = to.equals(from) ? "" : to.labelWithColor(parity);
      return brush.letter() + from.labelWithColor(parity) + fromSquare + target + toSquare;
    }
  }

  /** A coloured square. */
  record Spot(Brush brush, BoardCoord board, Square square) implements Drawing {

    /** {@code G(0T3w)e4}. */
    @Override
    public String text(Parity parity) {
      return brush.letter() + board.labelWithColor(parity) + square;
    }
  }
}
