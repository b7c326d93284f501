package fivefold.notation;

import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Square;
import fivefold.rules.MoveKind;
import fivefold.rules.State;
import java.util.List;

/**
 * Single moves in the way players write them, for messages and for the notations that build on
 * 5DPGN.
 */
public final class MoveText {
  private MoveText() {}

  /** The move with every board and square: {@code (0T1)Ng1f3}, {@code (0T2)Nb1>>(0T1)b3}. */
  public static String full(State state, Move move) {
    Parity parity = state.parity();
    String target =
        move.isPhysical()
            ? ""
            : state.kind(move) == MoveKind.BRANCH
                ? ">>" + move.to().label(parity)
                : ">" + move.to().label(parity);
    return move.from().label(parity)
        + letter(state, move)
        + move.fromSquare()
        + target
        + move.toSquare()
        + promotion(move);
  }

  /**
   * The move as 5DPGN allows to shorten it: the board only once there is more than one timeline, of
   * the source square only what tells pieces apart. Jumps are always full.
   */
  public static String brief(State state, Move move) {
    if (!move.isPhysical()) {
      return full(state, move);
    }
    String board = state.multiverse().timelineCount() > 1 ? move.from().label(state.parity()) : "";
    return board + letter(state, move) + source(state, move) + move.toSquare() + promotion(move);
  }

  /** The letter of the piece that moves; none for a pawn that stays on its board. */
  public static String letter(State state, Move move) {
    PieceType type = type(state, move);
    return type == PieceType.PAWN && move.isPhysical() ? "" : String.valueOf(type.letter());
  }

  /** The type of the piece that moves, which must be there. */
  public static PieceType type(State state, Move move) {
    Piece piece = state.pieceAt(move.from(), move.fromSquare());
    if (piece == null) {
      throw new IllegalArgumentException("nothing stands on " + move.from() + move.fromSquare());
    }
    return piece.type();
  }

  /** {@code =Q}, or nothing. */
  public static String promotion(Move move) {
    PieceType promotion = move.promotion();
    return promotion == null ? "" : "=" + promotion.letter();
  }

  /**
   * As much of the source square as a physical move needs among the moves of its board: nothing,
   * the file, the rank, or both. Pawns that capture always tell their file.
   */
  public static String source(State state, Move move) {
    PieceType type = type(state, move);
    Square from = move.fromSquare();
    if (type == PieceType.PAWN && from.file() == move.toSquare().file()) {
      return "";
    }
    boolean twin = false;
    boolean sameFile = false;
    boolean sameRank = false;
    for (Move other : rivals(state, move, type)) {
      twin = true;
      sameFile |= other.fromSquare().file() == from.file();
      sameRank |= other.fromSquare().rank() == from.rank();
    }
    if (type == PieceType.PAWN || (twin && !sameFile)) {
      return String.valueOf(from.fileLetter());
    }
    if (!twin) {
      return "";
    }
    return sameRank ? from.toString() : Integer.toString(from.rank() + 1);
  }

  /** The physical moves of other pieces of the same type to the same square. */
  private static List<Move> rivals(State state, Move move, PieceType type) {
    MoveQuery query = new MoveQuery();
    query.sourceLine = move.from().timeline();
    query.piece = type;
    query.toFile = move.toSquare().file();
    query.toRank = move.toSquare().rank();
    List<Move> rivals = query.find(state);
    rivals.removeIf(other -> other.fromSquare().equals(move.fromSquare()));
    return rivals;
  }
}
