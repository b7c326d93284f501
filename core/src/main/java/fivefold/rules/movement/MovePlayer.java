package fivefold.rules.movement;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Ply;
import fivefold.model.Size;

/**
 * What a move does to the multiverse: the boards it makes and where they go. Moves are taken to be
 * possible.
 */
public final class MovePlayer {
  private MovePlayer() {}

  /**
   * Whether the jump lands on a board that is no longer (or never was) the last of its timeline,
   * and so makes a new one.
   */
  public static boolean branches(Multiverse multiverse, Move move) {
    return !move.isPhysical()
        && move.to().halfTurn() < multiverse.timeline(move.to().timeline()).end();
  }

  /** As {@link #branches(Multiverse, Move)}; a pass never does. */
  public static boolean branches(Multiverse multiverse, Ply ply) {
    return ply instanceof Move move && branches(multiverse, move);
  }

  public static Multiverse play(Multiverse multiverse, Ply ply) {
    return ply instanceof Move move
        ? play(multiverse, move)
        : multiverse.append(
            ply.from().timeline(), multiverse.timeline(ply.from().timeline()).last());
  }

  public static Multiverse play(Multiverse multiverse, Move move) {
    Size size = multiverse.size();
    int from = size.index(move.fromSquare());
    int to = size.index(move.toSquare());
    int line = move.from().timeline();
    Board source = multiverse.timeline(line).last();
    int moved = moved(source.code(from), move);
    if (move.isPhysical()) {
      return multiverse.append(line, physical(source, from, to, moved));
    }
    Board left = source.toBuilder().code(from, 0).build();
    int targetLine = move.to().timeline();
    boolean branches = branches(multiverse, move);
    Board target = multiverse.board(move.to());
    if (target == null) {
      throw new IllegalArgumentException("no board at " + move.to());
    }
    Board arrived = target.toBuilder().code(to, moved).build();
    Multiverse departed = multiverse.append(line, left);
    return branches
        ? departed.branch(
            Color.ofHalfTurn(move.from().halfTurn()), move.to().halfTurn() + 1, arrived)
        : departed.append(targetLine, arrived);
  }

  /** A piece that moves in any way counts as moved from then on; a promoted one too. */
  private static int moved(int code, Move move) {
    PieceType promotion = move.promotion();
    return promotion == null
        ? code & ~Piece.UNMOVED_BIT
        : Piece.code(Piece.colorOf(code), promotion);
  }

  /**
   * The board after a move on it, with the two moves that touch a third square: castling and en
   * passant.
   */
  public static Board physical(Board board, int from, int to, int moved) {
    Size size = board.size();
    int stride = size.stride();
    PieceType type = Piece.typeOf(board.code(from));
    Board.Builder next = board.toBuilder().code(from, 0).code(to, moved);
    int files = to % stride - from % stride;
    if (ThirdSquare.isCastling(type, files)) {
      int rook = ThirdSquare.rook(board, from, files);
      int rookCode = board.code(rook) & ~Piece.UNMOVED_BIT;
      if (rook != to) {
        next.code(rook, 0);
      }
      next.code(from + files / 2, rookCode);
    } else if (ThirdSquare.isEnPassant(type, files, board, to)) {
      next.code(from / stride * stride + to % stride, 0);
    }
    return next.build();
  }
}
