package fivefold.rules.search;

import fivefold.model.Bits;
import fivefold.model.Board;
import fivefold.model.PieceType;
import org.jspecify.annotations.Nullable;

/**
 * The boards that a turn could make, as the mover sees them: his own pieces attack. Each is made
 * when it is needed, and kept.
 */
final class OwnBoards {
  private final Turn turn;
  private final @Nullable Bits[][] boards;
  private final @Nullable Bits[] branches;

  OwnBoards(Turn turn) {
    this.turn = turn;
    this.boards = new Bits[turn.size()][];
    for (int a = 0; a < boards.length; a++) {
      boards[a] = new Bits[turn.axes[a].size];
    }
    this.branches = new Bits[turn.jumps.size];
  }

  /** The board that an entry appends to an axis. */
  Bits board(int a, int entry) {
    Bits board = boards[a][entry];
    if (board == null) {
      Axis axis = turn.axes[a];
      Board last = turn.multiverse.timeline(turn.lines[a]).last();
      Bits base = last.bits(turn.mover);
      if (axis.isDeparture(entry)) {
        board = changed(base, axis.clear[entry], 0, 0, null);
      } else if (axis.isArrival(entry)) {
        int j = axis.to[entry];
        board = changed(base, 0, axis.set[entry], axis.set[entry], turn.typeAfter(j));
      } else {
        long to = 1L << axis.to[entry];
        PieceType type = Turn.typeAfter(last, axis.from[entry], axis.promotion[entry]);
        board = changed(base, axis.clear[entry], axis.set[entry], to, type);
      }
      boards[a][entry] = board;
    }
    return board;
  }

  /** The board with which a jump begins a timeline. */
  Bits branch(int j) {
    Bits board = branches[j];
    if (board == null) {
      Board target = target(j);
      long to = 1L << turn.jumps.to[j];
      board = changed(target.bits(turn.mover), 0, to, to, turn.typeAfter(j));
      branches[j] = board;
    }
    return board;
  }

  /** The board that a jump lands on. */
  Board target(int j) {
    Board target = turn.multiverse.board(turn.jumps.toLine[j], turn.jumps.toHalfTurn[j]);
    if (target == null) {
      throw new IllegalStateException("a jump to a board that does not exist");
    }
    return target;
  }

  /** A board after the mover's piece of this type came to a square; any other set one is a rook. */
  private static Bits changed(Bits b, long clear, long set, long to, @Nullable PieceType type) {
    long same = ~(clear | set);
    int axes = type == null ? 0 : type.riderAxes();
    long rooks = set & ~to;
    return new Bits(
        (b.occupied & ~clear) | set,
        (b.own & same) | set,
        (b.riders1 & same) | (to & -(axes >> 1 & 1)) | rooks,
        (b.riders2 & same) | (to & -(axes >> 2 & 1)),
        (b.riders3 & same) | (to & -(axes >> 3 & 1)),
        (b.riders4 & same) | (to & -(axes >> 4 & 1)),
        (b.knights & same) | (type == PieceType.KNIGHT ? to : 0),
        (b.steppers & same) | (type == PieceType.KING || type == PieceType.COMMON_KING ? to : 0),
        (b.pawns & same) | (type == PieceType.PAWN || type == PieceType.BRAWN ? to : 0),
        (b.brawns & same) | (type == PieceType.BRAWN ? to : 0),
        b.royals & same);
  }
}
