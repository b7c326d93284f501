package fivefold.rules.search;

import fivefold.model.Move;
import fivefold.model.Size;
import fivefold.rules.movement.MoveList;
import java.util.List;

/** Moves that a turn has in any case, at most one from a timeline. */
final class WantedMoves {
  static final WantedMoves NONE = new WantedMoves(List.of());

  private final List<Move> wanted;

  WantedMoves(List<Move> wanted) {
    this.wanted = wanted;
  }

  /**
   * Of a timeline with a wanted move, keeps that move alone.
   *
   * @param first where the moves of the timeline begin; they are the last of the list
   */
  void keepOnly(MoveList moves, int first, int line, Size size) {
    for (Move move : wanted) {
      if (move.from().timeline() != line) {
        continue;
      }
      int found = -1;
      for (int m = first; m < moves.size() && found < 0; m++) {
        found = moves.move(m, size, move.from()).equals(move) ? m : -1;
      }
      moves.keepOnly(first, found);
    }
  }

  /** Strikes all there is on the timeline of a wanted move but its leaving. */
  void require(Turn turn) {
    for (Move move : wanted) {
      int a = axis(turn, move);
      for (int e = 0; a >= 0 && e < turn.axes[a].size; e++) {
        if (e == 0 || turn.axes[a].isArrival(e)) {
          turn.axes[a].safe[e >> 6] &= ~(1L << e);
        }
      }
    }
  }

  /** Whether each of them is still there; if not, no turn has them all. */
  boolean areThere(Turn turn) {
    for (Move move : wanted) {
      int a = axis(turn, move);
      boolean any = false;
      for (int e = 1; a >= 0 && e < turn.axes[a].size; e++) {
        any |= turn.axes[a].isSafe(e);
      }
      if (!any) {
        return false;
      }
    }
    return true;
  }

  private static int axis(Turn turn, Move move) {
    return turn.axisAt(move.from().timeline(), move.from().halfTurn());
  }
}
