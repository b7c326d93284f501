package fivefold.notation.dynamical;

import fivefold.game.Evaluation;
import fivefold.model.PieceType;
import fivefold.notation.BoardPattern;
import fivefold.notation.MovePattern;
import fivefold.notation.MovePattern.Arrow;
import fivefold.notation.MovePattern.Check;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import org.jspecify.annotations.Nullable;

/**
 * Reads the move inside a cell: as in 5DPGN, with the cell's own board left out wherever it would
 * stand, and with the new timeline after {@code @}.
 */
final class MoveParser {
  private static final int ANY = MovePattern.ANY;

  private final TextInput in;

  MoveParser(TextInput in) {
    this.in = in;
  }

  /**
   * Reads up to and with the closing bracket.
   *
   * @param arrives whether the piece arrives here, so that the board left out is the target
   * @return what is wrong, or null
   */
  @Nullable String parse(Cell cell, boolean arrives) {
    MovePattern.Draft move = cell.move;
    BoardPattern from = board();
    move.source(from.isNone() && !arrives ? cell.board : from);
    if (!in.castling(move)) {
      String problem = squares(cell, arrives);
      if (problem != null) {
        return problem;
      }
    }
    marks(move);
    cell.createdStart = in.at();
    if (in.accept('@')) {
      BoardPattern created = board();
      cell.created = created.isNone() ? cell.board : created;
    }
    if (in.accept(']')) {
      return null;
    }
    char next = in.peek();
    if (in.atEnd() || TextInput.isBlank(next) || next == '(' || next == '<') {
      in.report(Code.W_MOVE_SYNTAX, cell.start, in.at(), "the ] of this cell is missing", "add ]");
      return null;
    }
    int end = Math.max(in.at(), in.wordEnd(in.at()));
    return "the move should end before " + in.quote(in.at(), end);
  }

  private BoardPattern board() {
    BoardPattern board = in.peek() == '(' ? in.board('(', ')') : null;
    return board == null ? BoardPattern.NONE : board;
  }

  private @Nullable String squares(Cell cell, boolean arrives) {
    MovePattern.Draft move = cell.move;
    move.piece(piece());
    int file = in.file();
    int rank = in.rank();
    Arrow arrow = in.accept(">>") ? Arrow.BRANCH : in.accept('>') ? Arrow.HOP : Arrow.NONE;
    move.arrow(arrow);
    boolean capture = in.accept('x');
    BoardPattern to = board();
    capture |= in.accept('x');
    move.capture(capture);
    boolean jump = arrow != Arrow.NONE || !to.isNone();
    move.target(jump && to.isNone() && arrives ? cell.board : to);
    if (jump || capture || TextInput.isFile(in.peek())) {
      move.from(file, rank);
      file = in.file();
      rank = in.rank();
    }
    if (file == ANY || rank == ANY) {
      return "expected the square the piece goes to";
    }
    move.to(file, rank);
    if (in.accept('=')) {
      PieceType promotion = piece();
      if (promotion == null) {
        return "expected the letter of a piece after =";
      }
      move.promotion(promotion);
    }
    return null;
  }

  /** A piece by its letter or by one of the old names of two letters. */
  private @Nullable PieceType piece() {
    return in.accept("RQ")
        ? PieceType.ROYAL_QUEEN
        : in.accept("PR")
            ? PieceType.PRINCESS
            : in.accept("BR")
                ? PieceType.BRAWN
                : in.accept("CK") ? PieceType.COMMON_KING : in.piece();
  }

  private void marks(MovePattern.Draft move) {
    while (true) {
      switch (in.peek()) {
        case '+' -> move.check(Check.CHECK);
        case '*' -> move.check(Check.SOFTMATE);
        case '#' -> move.check(Check.CHECKMATE);
        case '~' -> move.rewinds(true);
        case '!', '?' -> {
          boolean two = in.peek(1) == '!' || in.peek(1) == '?';
          String sign = in.cut(in.at(), in.at() + (two ? 2 : 1));
          move.evaluation(Evaluation.ofSign(sign).orElseThrow());
          in.moveTo(in.at() + sign.length() - 1);
        }
        default -> {
          return;
        }
      }
      in.take();
    }
  }
}
