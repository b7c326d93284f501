package fivefold.rules.search;

import fivefold.model.Board;
import fivefold.model.Multiverse;
import fivefold.rules.movement.CheckSquares;
import fivefold.rules.movement.Layer;
import java.util.Objects;

/**
 * Which moves of a turn attack a royal with the piece that moves, once the opponent has passed on
 * its new board. What moving uncovers is left out.
 */
final class CheckingMoves {
  private final Turn turn;
  private final CheckSquares squares = new CheckSquares();

  /** By axis, the entries that stay on it or arrive there. */
  private final long[][] entries;

  /** The jumps that do so as the first board of a new timeline. */
  private final long[] jumps;

  CheckingMoves(Turn turn) {
    this.turn = turn;
    this.entries = new long[turn.size()][];
    this.jumps = new long[turn.jumps.words()];
    Layer layer = new Layer(turn.multiverse, turn.mover, turn.mover, 1);
    for (int a = 0; a < entries.length; a++) {
      entries[a] = new long[turn.axes[a].safe.length];
      lookAtAxis(layer, a);
    }
    lookAtBranches(layer);
  }

  boolean isCheck(int a, int entry) {
    return (entries[a][entry >> 6] >>> entry & 1) != 0;
  }

  /** Whether a jump attacks a royal if it makes a new timeline. */
  boolean isCheck(int j) {
    return (jumps[j >> 6] >>> j & 1) != 0;
  }

  private void lookAtAxis(Layer layer, int a) {
    Axis axis = turn.axes[a];
    Board board = turn.multiverse.timeline(turn.lines[a]).last();
    squares.place(layer, turn.lines[a], turn.ends[a] + 2);
    squares.board(layer, board.bits(turn.mover));
    for (int e = 1; e < axis.endOfPhysical; e++) {
      if (squares.contains(Turn.typeAfter(board, axis.from[e], axis.promotion[e]), axis.to[e])) {
        entries[a][e >> 6] |= 1L << e;
      }
    }
    for (int e = axis.endOfDepartures; e < axis.size; e++) {
      int j = axis.to[e];
      if (squares.contains(turn.typeAfter(j), turn.jumps.to[j])) {
        entries[a][e >> 6] |= 1L << e;
      }
    }
  }

  private void lookAtBranches(Layer layer) {
    Multiverse multiverse = turn.multiverse;
    int line = turn.newLine(1);
    int computedLine = Integer.MIN_VALUE;
    int computedFor = Integer.MIN_VALUE;
    for (int j : turn.jumps.byHalfTurn()) {
      int at = turn.jumps.toHalfTurn[j];
      if (at != computedFor) {
        squares.place(layer, line, at + 2);
      }
      if (at != computedFor || turn.jumps.toLine[j] != computedLine) {
        computedFor = at;
        computedLine = turn.jumps.toLine[j];
        Board target = Objects.requireNonNull(multiverse.board(computedLine, at));
        squares.board(layer, target.bits(turn.mover));
      }
      if (squares.contains(turn.typeAfter(j), turn.jumps.to[j])) {
        jumps[j >> 6] |= 1L << j;
      }
    }
  }
}
