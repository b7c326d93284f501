package fivefold.db.pattern;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.rules.movement.Vectors;

/**
 * A piece that could move to the square of another if it were its turn: along its lines, with the
 * boards and squares in between there and empty.
 *
 * @param from the board of the attacker
 * @param to the board of the other
 */
record Attack(String from, PiecePattern attacker, String to, PiecePattern target) {

  /** Whether a piece of a last board attacks one of another board. */
  boolean holds(Multiverse at, BoardCoord source, BoardCoord goal) {
    int halfTurns = goal.halfTurn() - source.halfTurn();
    Board sourceBoard = at.board(source);
    Board goalBoard = at.board(goal);
    if (halfTurns % 2 != 0 || sourceBoard == null || goalBoard == null) {
      return false;
    }
    for (int a = attacker.next(sourceBoard, 0); a >= 0; a = attacker.next(sourceBoard, a + 1)) {
      for (int t = target.next(goalBoard, 0); t >= 0; t = target.next(goalBoard, t + 1)) {
        if (sourceBoard.code(a) != 0 && reaches(at, source, a, goal, t)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean reaches(
      Multiverse at, BoardCoord source, int from, BoardCoord goal, int to) {
    Size size = at.size();
    int stride = size.stride();
    int[] way = {
      to % stride - from % stride,
      to / stride - from / stride,
      (goal.halfTurn() - source.halfTurn()) / 2,
      goal.timeline() - source.timeline()
    };
    Board board = at.board(source);
    int code = board == null ? 0 : board.code(from);
    PieceType type = Piece.typeOf(code);
    if (type.isPawnLike()) {
      return takes(way, type, Piece.colorOf(code));
    }
    return isAmong(way, Vectors.leaps(type)) || rides(at, source, from, way, type);
  }

  private static boolean takes(int[] way, PieceType type, Color color) {
    int forward = color == Color.WHITE ? 1 : -1;
    int[] seen = {way[0], way[1] * forward, way[2], way[3] * forward};
    return isAmong(seen, Vectors.pawnCaptures(type));
  }

  private static boolean isAmong(int[] way, int[][] vectors) {
    for (int[] vector : vectors) {
      if (java.util.Arrays.equals(way, vector)) {
        return true;
      }
    }
    return false;
  }

  private static boolean rides(
      Multiverse at, BoardCoord source, int from, int[] way, PieceType type) {
    int steps = 0;
    int axes = 0;
    for (int component : way) {
      if (component != 0) {
        if (steps != 0 && Math.abs(component) != steps) {
          return false;
        }
        steps = Math.abs(component);
        axes++;
      }
    }
    if (steps == 0 || (type.riderAxes() >> axes & 1) == 0) {
      return false;
    }
    int square = (way[1] * at.size().stride() + way[0]) / steps;
    for (int i = 1; i < steps; i++) {
      Board between =
          at.board(
              source.timeline() + i * way[3] / steps, source.halfTurn() + 2 * i * way[2] / steps);
      if (between == null || between.code(from + i * square) != 0) {
        return false;
      }
    }
    return true;
  }
}
