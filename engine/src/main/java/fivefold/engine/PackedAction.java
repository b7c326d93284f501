package fivefold.engine;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.model.Square;
import java.util.List;

/**
 * The moves of an action in an array of numbers, three for each: a table of a million of them is
 * kept for long, and lists of moves would be ten times as many objects for the garbage collector to
 * walk through.
 */
final class PackedAction {
  private static final int LONGS = 3;
  private static final int SQUARE_BITS = Integer.numberOfTrailingZeros(Size.MAX * Size.MAX);
  private static final PieceType[] TYPES = PieceType.values();

  private PackedAction() {}

  static long[] pack(List<Move> action) {
    long[] packed = new long[LONGS * action.size()];
    int at = 0;
    for (Move move : action) {
      PieceType promotion = move.promotion();
      packed[at++] = pack(move.from());
      packed[at++] = pack(move.to());
      packed[at++] =
          (promotion == null ? 0L : promotion.ordinal() + 1L) << 2 * SQUARE_BITS
              | (long) pack(move.fromSquare()) << SQUARE_BITS
              | pack(move.toSquare());
    }
    return packed;
  }

  static List<Move> unpack(long[] packed) {
    Move[] moves = new Move[packed.length / LONGS];
    for (int i = 0; i < moves.length; i++) {
      long from = packed[LONGS * i];
      long to = packed[LONGS * i + 1];
      int rest = (int) packed[LONGS * i + 2];
      int promotion = rest >> 2 * SQUARE_BITS;
      BoardCoord source = board(from);
      moves[i] =
          new Move(
              source,
              square(rest >> SQUARE_BITS),
              from == to ? source : board(to),
              square(rest),
              promotion == 0 ? null : TYPES[promotion - 1]);
    }
    return List.of(moves);
  }

  private static long pack(BoardCoord board) {
    return (long) board.timeline() << Integer.SIZE | board.halfTurn() & 0xFFFFFFFFL;
  }

  private static BoardCoord board(long packed) {
    return new BoardCoord((int) (packed >> Integer.SIZE), (int) packed);
  }

  private static int pack(Square square) {
    return square.rank() * Size.MAX + square.file();
  }

  private static Square square(int packed) {
    int square = packed & (Size.MAX * Size.MAX - 1);
    return Square.of(square % Size.MAX, square / Size.MAX);
  }
}
