package fivefold.notation;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
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
        if (sourceTurn == ANY || sourceTurn == timeline.end() >> 1) {
          findOn(state, timeline, found);
        }
      }
    }
    return found;
  }

  private void findOn(State state, Timeline timeline, List<Move> found) {
    Board board = timeline.last();
    Size size = board.size();
    int colorBit = state.mover() == Color.BLACK ? Piece.BLACK_BIT : 0;
    int wanted = piece == null ? 0 : piece.ordinal() + 1;
    int rankTo = fromRank == ANY ? size.height() - 1 : fromRank;
    int fileTo = fromFile == ANY ? size.width() - 1 : fromFile;
    for (int rank = Math.max(fromRank, 0); rank <= rankTo && rank < size.height(); rank++) {
      for (int file = Math.max(fromFile, 0); file <= fileTo && file < size.width(); file++) {
        int code = board.code(size.index(file, rank));
        if (code == 0
            || (code & Piece.BLACK_BIT) != colorBit
            || (wanted != 0 && (code & Piece.TYPE_MASK) != wanted)
            || !mayReach(Piece.typeOf(code), file, rank, state.mover())) {
          continue;
        }
        Move before = null;
        for (Move move : candidates(state, timeline, Square.of(file, rank))) {
          if (agrees(state, timeline, move) && !isSameButPromotion(before, move)) {
            found.add(move);
            before = move;
          }
        }
      }
    }
  }

  private List<Move> candidates(State state, Timeline source, Square from) {
    int line = source.index();
    BoardCoord target = target(source);
    boolean aimed =
        target != null
            && toFile >= 0
            && toRank >= 0
            && state.multiverse().size().contains(toFile, toRank);
    return aimed && target != null
        ? state.moveCandidates(line, from, target, Square.of(toFile, toRank))
        : state.moveCandidates(line, from);
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
    int turns = targetTurnRelative ? targetTurn : targetTurn - (source.end() >> 1);
    return new BoardCoord(line, source.end() + 2 * turns);
  }

  private static boolean isSameButPromotion(@Nullable Move before, Move move) {
    return before != null
        && move.promotion() != null
        && before.toSquare().equals(move.toSquare())
        && before.to().equals(move.to());
  }

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
    int turn = targetTurnRelative ? (source.end() >> 1) + targetTurn : targetTurn;
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

  /**
   * Whether a piece could go to the wanted square of its own board if nothing stood in the way.
   * Moves are only listed for pieces that pass, which is nearly always just the one.
   */
  private boolean mayReach(PieceType type, int file, int rank, Color mover) {
    if (kind != MoveKind.PHYSICAL || toFile == ANY || toRank == ANY) {
      return true;
    }
    int files = Math.abs(toFile - file);
    int ranks = Math.abs(toRank - rank);
    boolean straight = files == 0 || ranks == 0;
    return switch (type) {
      case PAWN, BRAWN -> files <= 1 && (toRank - rank) * mover.forward() > 0 && ranks <= 2;
      case KNIGHT -> files * ranks == 2;
      case KING -> (files <= 1 && ranks <= 1) || (files == 2 && ranks == 0);
      case COMMON_KING -> files <= 1 && ranks <= 1;
      case ROOK -> straight;
      case BISHOP -> files == ranks;
      case QUEEN, ROYAL_QUEEN, PRINCESS -> straight || files == ranks;
      case UNICORN, DRAGON -> false;
    };
  }
}
