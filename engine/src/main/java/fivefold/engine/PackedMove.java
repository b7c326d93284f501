package fivefold.engine;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.model.Square;

/**
 * A move in one number. Nearly all fit: those within 255 timelines of the centre, and of the first
 * two thousand turns.
 */
final class PackedMove {
  private static final int SQUARE = Integer.numberOfTrailingZeros(Size.MAX * Size.MAX);
  private static final int HALF_TURN = 12;
  private static final int LINE = 9;
  private static final int MIDDLE = 1 << LINE - 1;
  private static final int BOARD = LINE + HALF_TURN;
  private static final int PROMOTION = 4;

  /** So that no move is 0. */
  private static final long ANY = 1L << 2 * (BOARD + SQUARE) + PROMOTION;

  private static final PieceType[] TYPES = PieceType.values();

  private PackedMove() {}

  /** The number of a move; 0 when it does not fit into one. */
  static long pack(Move move) {
    long from = pack(move.from());
    long to = pack(move.to());
    if (from < 0 || to < 0) {
      return 0;
    }
    PieceType promotion = move.promotion();
    long packed = promotion == null ? 0 : promotion.ordinal() + 1;
    packed = packed << BOARD | from;
    packed = packed << BOARD | to;
    packed = packed << SQUARE | pack(move.fromSquare());
    return ANY | packed << SQUARE | pack(move.toSquare());
  }

  static Move unpack(long packed) {
    int promotion = (int) (packed >> 2 * (BOARD + SQUARE)) & (1 << PROMOTION) - 1;
    int from = (int) (packed >> BOARD + 2 * SQUARE) & (1 << BOARD) - 1;
    int to = (int) (packed >> 2 * SQUARE) & (1 << BOARD) - 1;
    BoardCoord source = board(from);
    return new Move(
        source,
        square((int) (packed >> SQUARE)),
        from == to ? source : board(to),
        square((int) packed),
        promotion == 0 ? null : TYPES[promotion - 1]);
  }

  private static int pack(BoardCoord board) {
    int line = board.timeline() + MIDDLE;
    int halfTurn = board.halfTurn();
    return line < 0 || line >= 1 << LINE || halfTurn < 0 || halfTurn >= 1 << HALF_TURN
        ? -1
        : line << HALF_TURN | halfTurn;
  }

  private static BoardCoord board(int packed) {
    return new BoardCoord((packed >> HALF_TURN) - MIDDLE, packed & (1 << HALF_TURN) - 1);
  }

  private static int pack(Square square) {
    return square.rank() * Size.MAX + square.file();
  }

  private static Square square(int packed) {
    int square = packed & (1 << SQUARE) - 1;
    return Square.of(square % Size.MAX, square / Size.MAX);
  }
}
