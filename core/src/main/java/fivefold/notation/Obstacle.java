package fivefold.notation;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.rules.State;
import org.jspecify.annotations.Nullable;

/** What keeps a piece from a square it was said to go to. */
final class Obstacle {
  private final State state;
  private final BoardCoord from;
  private final Square fromSquare;
  private final BoardCoord to;
  private final Square toSquare;

  Obstacle(State state, BoardCoord from, Square fromSquare, BoardCoord to, Square toSquare) {
    this.state = state;
    this.from = from;
    this.fromSquare = fromSquare;
    this.to = to;
    this.toSquare = toSquare;
  }

  /** A phrase, or null when there is nothing to say beyond that it is impossible. */
  @Nullable String describe(Piece piece) {
    Piece target = state.pieceAt(to, toSquare);
    if (target != null && target.color() == piece.color()) {
      return "a " + Resolver.name(target.type()) + " of the same side stands there";
    }
    int[] way = {
      toSquare.file() - fromSquare.file(),
      toSquare.rank() - fromSquare.rank(),
      to.turn() - from.turn(),
      to.timeline() - from.timeline()
    };
    int length = 0;
    int axes = 0;
    boolean even = true;
    for (int part : way) {
      int size = Math.abs(part);
      if (size != 0) {
        axes++;
        even &= length == 0 || length == size;
        length = size;
      }
    }
    if (axes == 0) {
      return "it stands there already";
    }
    boolean rides = even && (piece.type().riderAxes() >> axes & 1) != 0;
    if (rides || (isForward(piece, way) && even)) {
      return blocker(way, length, piece.type().isPawnLike());
    }
    return "a " + Resolver.name(piece.type()) + " does not move that way";
  }

  /** A pawn's step or double step along a rank or a timeline. */
  private static boolean isForward(Piece piece, int[] way) {
    int forward = piece.color().forward();
    int limit = piece.unmoved() ? 2 : 1;
    boolean along = way[1] * forward > 0 && way[1] * forward <= limit && way[3] == 0;
    boolean across = way[3] * forward < 0 && -way[3] * forward <= limit && way[1] == 0;
    return piece.type().isPawnLike() && way[0] == 0 && way[2] == 0 && (along || across);
  }

  private @Nullable String blocker(int[] way, int length, boolean targetToo) {
    Size size = state.multiverse().size();
    for (int step = 1; step < length + (targetToo ? 1 : 0); step++) {
      BoardCoord coord =
          new BoardCoord(
              from.timeline() + way[3] / length * step,
              from.halfTurn() + 2 * (way[2] / length * step));
      Square square =
          Square.of(
              fromSquare.file() + way[0] / length * step,
              fromSquare.rank() + way[1] / length * step);
      Board board = state.multiverse().board(coord);
      if (board == null) {
        return "there is no board " + coord.label(state.parity()) + " on the way";
      }
      int code = board.code(size.index(square));
      if (code != 0) {
        PieceType type = Piece.typeOf(code);
        return "the "
            + Resolver.name(type)
            + " on "
            + coord.label(state.parity())
            + square
            + " is in the way";
      }
    }
    return null;
  }
}
