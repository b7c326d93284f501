package fivefold.rules.movement;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;

/** Attacks within one board: what castling asks about. */
final class PhysicalAttacks {
  private static final int[][] KNIGHT = {
    {1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
  };

  private PhysicalAttacks() {}

  /** Whether a piece of a colour could capture on a square without leaving the board. */
  static boolean attacked(Board board, int file, int rank, Color by) {
    Size size = board.size();
    for (int[] v : KNIGHT) {
      if (holds(board, size, file + v[0], rank + v[1], by, PieceType.KNIGHT)) {
        return true;
      }
    }
    int behind = rank - by.forward();
    for (int side = -1; side <= 1; side += 2) {
      if (holds(board, size, file + side, behind, by, PieceType.PAWN)
          || holds(board, size, file + side, behind, by, PieceType.BRAWN)) {
        return true;
      }
    }
    for (int df = -1; df <= 1; df++) {
      for (int dr = -1; dr <= 1; dr++) {
        if ((df != 0 || dr != 0) && attackedAlong(board, size, file, rank, df, dr, by)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Looks outward from the square: the first piece met may be a rider, or a king one step away. */
  private static boolean attackedAlong(
      Board board, Size size, int file, int rank, int df, int dr, Color by) {
    int axes = df != 0 && dr != 0 ? 2 : 1;
    for (int step = 1; size.contains(file + step * df, rank + step * dr); step++) {
      int code = board.code(size.index(file + step * df, rank + step * dr));
      if (code == 0) {
        continue;
      }
      PieceType type = Piece.typeOf(code);
      return Piece.colorOf(code) == by
          && ((type.riderAxes() >> axes & 1) != 0
              || (step == 1 && (type == PieceType.KING || type == PieceType.COMMON_KING)));
    }
    return false;
  }

  private static boolean holds(
      Board board, Size size, int file, int rank, Color color, PieceType type) {
    return size.contains(file, rank)
        && (board.code(size.index(file, rank)) & ~Piece.UNMOVED_BIT) == Piece.code(color, type);
  }
}
