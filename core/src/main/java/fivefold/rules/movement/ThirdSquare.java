package fivefold.rules.movement;

import fivefold.model.Board;
import fivefold.model.PieceType;

/**
 * The two moves on a board that change a third square, castling and en passant. How the piece goes
 * tells them from its other moves; all are taken to be possible.
 */
public final class ThirdSquare {
  private ThirdSquare() {}

  /** Only when it castles does a king go two files. */
  public static boolean isCastling(PieceType type, int files) {
    return type == PieceType.KING && Math.abs(files) == 2;
  }

  /** Only en passant does a pawn go to another file without a piece there. */
  public static boolean isEnPassant(PieceType type, int files, Board board, int to) {
    return type.isPawnLike() && files != 0 && board.code(to) == 0;
  }

  /** Where the rook stands with which a king castles: it is the next piece on the king's way. */
  public static int rook(Board board, int king, int files) {
    int side = files / 2;
    int rook = king + side;
    while (board.code(rook) == 0) {
      rook += side;
    }
    return rook;
  }
}
