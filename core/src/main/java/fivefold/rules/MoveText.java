package fivefold.rules;

import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.model.PieceType;
import fivefold.model.Square;

/** The parts of a move's text, for messages and for the notations that build on 5DPGN. */
public record MoveText(Step.Moved step) {

  /** The move with every board and square: {@code (0T1)Ng1f3}, {@code (0T2)Nb1>>x(0T1)b3}. */
  public String full() {
    Move move = step.move();
    Parity parity = step.before().parity();
    String target =
        switch (step.kind()) {
          case PHYSICAL -> x();
          case HOP -> ">" + x() + move.to().label(parity);
          case BRANCH -> ">>" + x() + move.to().label(parity);
        };
    return move.from().label(parity)
        + letter()
        + move.fromSquare()
        + target
        + move.toSquare()
        + promotion();
  }

  /**
   * The move as 5DPGN allows to shorten it: the board only once there is more than one timeline, of
   * the source square only what tells pieces apart. Jumps are always full.
   */
  public String brief() {
    if (step.kind() != MoveKind.PHYSICAL) {
      return full();
    }
    String castling = castling();
    if (castling.isEmpty() && isHomeCastling()) {
      return full();
    }
    State before = step.before();
    return (before.multiverse().timelineCount() > 1
            ? step.move().from().label(before.parity())
            : "")
        + (castling.isEmpty() ? onBoard() : castling);
  }

  /**
   * A move on its own board as most notations shorten it: the letter but for pawns, as much of the
   * square as tells pieces apart, x, where it goes, and the promotion.
   */
  public String onBoard() {
    // A king that castles is named by both squares where letters can't say it.
    return letter()
        + (step.isCastling() ? step.move().fromSquare().toString() : source())
        + x()
        + step.move().toSquare()
        + promotion();
  }

  /** The letter of the piece that moves; none for a pawn that stays on its board. */
  public String letter() {
    PieceType type = step.piece().type();
    boolean pawn = type == PieceType.PAWN && step.kind() == MoveKind.PHYSICAL;
    return pawn ? "" : String.valueOf(type.letter());
  }

  /** {@code x} when the move captures. */
  public String x() {
    return step.isCapture() ? "x" : "";
  }

  /** {@code =Q}, or nothing. */
  public String promotion() {
    PieceType promotion = step.move().promotion();
    return promotion == null ? "" : "=" + promotion.letter();
  }

  /**
   * {@code O-O} or {@code O-O-O} when the move is castling that these letters say: by the king on
   * e1 or e8, and no other king of the board could mean it; otherwise empty.
   */
  public String castling() {
    if (!isHomeCastling()) {
      return "";
    }
    Move move = step.move();
    State before = step.before();
    boolean right = isRight(move);
    for (Move other : before.moveCandidates(move.from().timeline())) {
      if (before.isCastling(other) && right == isRight(other) && !other.equals(move)) {
        return "";
      }
    }
    return right ? "O-O" : "O-O-O";
  }

  /** Whether a king castles from e1 or e8, the only squares that letters speak of. */
  public boolean isHomeCastling() {
    return step.isCastling() && isHome(step.before().mover(), step.move().fromSquare());
  }

  /** Whether a king's square is the one that castling by letters starts from: e1, or e8. */
  public static boolean isHome(Color mover, Square square) {
    return square.file() == 4 && square.rank() == (mover == Color.WHITE ? 0 : 7);
  }

  private static boolean isRight(Move move) {
    return move.toSquare().file() > move.fromSquare().file();
  }

  /**
   * As much of the source square as a physical move needs among the moves of its board: nothing,
   * the file, the rank, or both. Pawns that capture always tell their file.
   */
  public String source() {
    Move move = step.move();
    PieceType type = step.piece().type();
    Square from = move.fromSquare();
    if (type == PieceType.PAWN) {
      return from.file() == move.toSquare().file() ? "" : String.valueOf(from.fileLetter());
    }
    boolean twin = false;
    boolean sameFile = false;
    boolean sameRank = false;
    for (Move other :
        step.before().movesTo(move.from().timeline(), type, move.to(), move.toSquare())) {
      if (!other.fromSquare().equals(from)) {
        twin = true;
        sameFile |= other.fromSquare().file() == from.file();
        sameRank |= other.fromSquare().rank() == from.rank();
      }
    }
    if (!twin) {
      return "";
    }
    if (!sameFile) {
      return String.valueOf(from.fileLetter());
    }
    return sameRank ? from.toString() : Integer.toString(from.rank() + 1);
  }
}
