package fivefold.notation;

import fivefold.model.BoardCoord;
import fivefold.model.Moment;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.model.Timeline;
import fivefold.rules.MoveKind;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lists the moves of a state that agree with what is known about one, looking only at the boards
 * and pieces that can be meant. Promotions to different pieces count as one move here; the first
 * allowed one is listed.
 */
final class MoveQuery {
  static final int ANY = Integer.MIN_VALUE;

  /** The timeline the piece starts on, as an index. */
  int sourceLine = ANY;

  int sourceTurn = ANY;
  @Nullable PieceType piece;
  int fromFile = ANY;
  int fromRank = ANY;

  /** What the move does to the multiverse; null when any jump will do. */
  @Nullable MoveKind kind = MoveKind.PHYSICAL;

  /** The timeline the piece lands on, as an index, or as steps from the source. */
  int targetLine = ANY;

  boolean targetLineRelative;
  int targetTurn = ANY;
  boolean targetTurnRelative;
  int toFile = ANY;
  int toRank = ANY;

  List<Move> find(State state) {
    List<Move> found = new ArrayList<>(2);
    Multiverse multiverse = state.multiverse();
    int first = sourceLine == ANY ? multiverse.minTimeline() : sourceLine;
    int last = sourceLine == ANY ? multiverse.maxTimeline() : sourceLine;
    for (int line = first; line <= last; line++) {
      if (state.isPlayable(line)) {
        Timeline timeline = multiverse.timeline(line);
        if (sourceTurn == ANY || sourceTurn == Moment.turn(timeline.end())) {
          findOn(state, timeline, found);
        }
      }
    }
    return found;
  }

  private void findOn(State state, Timeline timeline, List<Move> found) {
    Move before = null;
    for (Move move : candidates(state, timeline)) {
      if (agrees(state, timeline, move) && !isSameButPromotion(before, move)) {
        found.add(move);
        before = move;
      }
    }
  }

  /** Moves that may be meant; the rules are asked about one target only when it is known. */
  private List<Move> candidates(State state, Timeline source) {
    Size size = state.multiverse().size();
    BoardCoord target = target(source);
    if (target != null && toFile != ANY && toRank != ANY) {
      return size.contains(toFile, toRank)
          ? state.movesTo(
              source.index(),
              piece,
              Math.max(fromFile, -1),
              Math.max(fromRank, -1),
              target,
              Square.of(toFile, toRank))
          : List.of();
    }
    List<Move> moves = new ArrayList<>();
    for (int rank = 0; rank < size.height(); rank++) {
      for (int file = 0; file < size.width(); file++) {
        if ((fromFile == ANY || fromFile == file)
            && (fromRank == ANY || fromRank == rank)
            && isMovedFrom(source.last().code(size.index(file, rank)), state)) {
          moves.addAll(state.moveCandidates(source.index(), Square.of(file, rank)));
        }
      }
    }
    return moves;
  }

  private boolean isMovedFrom(int code, State state) {
    return code != 0
        && Piece.colorOf(code) == state.mover()
        && (piece == null || Piece.typeOf(code) == piece);
  }

  /** The board the piece must land on, when that is known. */
  private @Nullable BoardCoord target(Timeline source) {
    if (kind == MoveKind.PHYSICAL) {
      return new BoardCoord(source.index(), source.end());
    }
    if (targetLine == ANY || targetTurn == ANY) {
      return null;
    }
    int line = targetLineRelative ? source.index() + targetLine : targetLine;
    int turns = targetTurnRelative ? targetTurn : targetTurn - Moment.turn(source.end());
    return new BoardCoord(line, source.end() + 2 * turns);
  }

  private static boolean isSameButPromotion(@Nullable Move before, Move move) {
    return before != null
        && move.promotion() != null
        && before.from().equals(move.from())
        && before.fromSquare().equals(move.fromSquare())
        && before.toSquare().equals(move.toSquare())
        && before.to().equals(move.to());
  }

  /** Whether a move goes where the query wants; where it comes from is settled. */
  private boolean agrees(State state, Timeline source, Move move) {
    Square to = move.toSquare();
    if ((toFile != ANY && to.file() != toFile) || (toRank != ANY && to.rank() != toRank)) {
      return false;
    }
    if (kind == MoveKind.PHYSICAL) {
      return move.isPhysical();
    }
    BoardCoord target = move.to();
    int line = targetLineRelative ? source.index() + targetLine : targetLine;
    int turn = targetTurnRelative ? Moment.turn(source.end()) + targetTurn : targetTurn;
    if ((targetLine != ANY && target.timeline() != line)
        || (targetTurn != ANY && target.turn() != turn)) {
      return false;
    }
    if (move.isPhysical()) {
      // Notations that always name the target name the piece's own board this way.
      return kind == null && sourceLine != ANY && targetLine != ANY && targetTurn != ANY;
    }
    return kind == null || state.kind(move) == kind;
  }
}
