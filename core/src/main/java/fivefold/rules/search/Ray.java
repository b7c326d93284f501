package fivefold.rules.search;

import fivefold.model.Bits;
import fivefold.model.Move;
import fivefold.model.Size;
import fivefold.rules.movement.Layer;
import fivefold.rules.movement.RayFinder;
import fivefold.rules.movement.Vectors;

/** One particular capture of a royal, for telling on which boards it is possible. */
final class Ray {
  private final int line;
  private final int halfTurn;
  private final int square;
  private final int[] vector = new int[4];
  private final int steps;

  /** The capture that a move of the opponent is. */
  Ray(Move capture, Size size) {
    line = capture.from().timeline();
    halfTurn = capture.from().halfTurn();
    square = size.index(capture.fromSquare());
    vector[Vectors.FILE] = capture.toSquare().file() - capture.fromSquare().file();
    vector[Vectors.RANK] = capture.toSquare().rank() - capture.fromSquare().rank();
    vector[Vectors.TURN] = (capture.to().halfTurn() - halfTurn) / 2;
    vector[Vectors.LINE] = capture.to().timeline() - line;
    int length = 0;
    boolean straight = true;
    for (int part : vector) {
      int size1 = Math.abs(part);
      straight &= size1 == 0 || length == 0 || size1 == length;
      length = Math.max(length, size1);
    }
    // Along a straight line one step after the other; a knight leaps at once.
    steps = straight ? length : 1;
    for (int i = 0; i < vector.length; i++) {
      vector[i] /= steps;
    }
  }

  void copyTo(RayFinder rays) {
    rays.line = line;
    rays.halfTurn = halfTurn;
    rays.square = square;
    rays.steps = steps;
    System.arraycopy(vector, 0, rays.vector, 0, vector.length);
  }

  /** Whether the board at a place has a part in it. */
  boolean touches(int atLine, int at) {
    for (int step = 0; step <= steps; step++) {
      if (atLine == line + step * vector[Vectors.LINE]
          && at == halfTurn + 2 * step * vector[Vectors.TURN]) {
        return true;
      }
    }
    return false;
  }

  /** Whether the boards of a layer allow it. */
  boolean isOpen(Layer layer, RayFinder rays) {
    copyTo(rays);
    if (!layer.hasLine(line) || !layer.attacksFrom(line, halfTurn)) {
      return false;
    }
    for (int step = 0; step <= steps; step++) {
      Bits board =
          layer.at(line + step * vector[Vectors.LINE], halfTurn + 2 * step * vector[Vectors.TURN]);
      if (board == null) {
        return false;
      }
      long bit = 1L << (square + step * (vector[Vectors.FILE] + 8 * vector[Vectors.RANK]));
      long needed =
          step == 0 ? rays.attackers(board) : step == steps ? board.royals : ~board.occupied;
      if ((needed & bit) == 0) {
        return false;
      }
    }
    return true;
  }
}
