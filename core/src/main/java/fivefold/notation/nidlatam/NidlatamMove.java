package fivefold.notation.nidlatam;

import static fivefold.notation.TextInput.isDigit;

import fivefold.model.Color;
import fivefold.model.PieceType;
import fivefold.notation.BoardPattern;
import fivefold.notation.BoardPattern.TurnForm;
import fivefold.notation.MovePattern;
import fivefold.notation.MovePattern.Arrow;
import fivefold.notation.MovePattern.Check;
import fivefold.notation.MovePattern.Form;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code +N b1|2||0| -1-> b3|1||0|} with what may stand around it: slashes for check and
 * softmate, carets for a promotion.
 */
final class NidlatamMove {
  private final TextInput in;
  private final int present;
  private final MovePattern.Draft draft = MovePattern.draft();
  private int start;
  private int end;
  private int file;
  private int rank;
  private @Nullable BoardPattern board;

  /**
   * @param present what Pr stands for, or -1 when that was not said
   */
  NidlatamMove(TextInput in, int present) {
    this.in = in;
    this.present = present;
  }

  MovePattern.Draft draft() {
    return draft;
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  /** Reads the move; says what is wrong, or null. */
  @Nullable String parse() {
    start = in.at();
    Check check = in.accept("//") ? Check.SOFTMATE : in.accept('/') ? Check.CHECK : Check.NONE;
    boolean promotes = in.accept('^');
    in.skipSpaces();
    Color color = in.accept('+') ? Color.WHITE : in.accept('-') ? Color.BLACK : null;
    if (color == null) {
      return "a piece begins with + for White or - for Black";
    }
    String problem = in.accept('>') ? castling(color) : move(color);
    if (problem != null) {
      return problem;
    }
    in.skipSpaces();
    if (in.accept('=')) {
      PieceType promotion = in.piece();
      if (promotion == null) {
        return "expected the letter of a piece after =";
      }
      in.strictly(Code.E_NID_ITEM, start, in.at(), "promotions don't name the piece", null);
      draft.promotion(promotion);
    }
    if (in.accept('^') != promotes) {
      in.report(Code.W_NID_WRAP, start, in.at(), "^ stands on both sides of a promotion", null);
    }
    Check behind = in.accept("//") ? Check.SOFTMATE : in.accept('/') ? Check.CHECK : Check.NONE;
    if (behind != check) {
      in.report(Code.W_NID_WRAP, start, in.at(), "slashes stand on both sides of a move", null);
    }
    draft.check(behind.compareTo(check) > 0 ? behind : check);
    end = in.at();
    in.skipSpaces();
    if (!in.atEnd() && !TextInput.isLineEnd(in.peek()) && in.peek() != '}') {
      return "expected the end of the line after the move";
    }
    return null;
  }

  private @Nullable String castling(Color color) {
    if (in.peek() != 'K' && in.peek() != 'Q') {
      return "castling is written >K or >Q";
    }
    draft.form(in.take() == 'K' ? Form.CASTLE_RIGHT : Form.CASTLE_LEFT);
    if (!place(color)) {
      return "expected the board, such as |6||0|";
    }
    if (board != null) {
      draft.source(board);
    }
    return null;
  }

  private @Nullable String move(Color color) {
    PieceType piece = in.piece();
    if (piece == null) {
      return "expected the letter of a piece";
    }
    draft.piece(piece);
    // The sign of en passant tells on which side the pawn stands that is taken.
    if (in.accept("//") || in.accept('\\')) {
      in.accept('\\');
      draft.capture(true);
    }
    in.skipSpaces();
    if (!square() || !place(color)) {
      return "expected where the piece stands, such as b1|2||0|";
    }
    draft.from(file, rank);
    if (board != null) {
      draft.source(board);
    }
    in.skipSpaces();
    if (!arrow()) {
      return "expected --> or, with the timeline it makes, -1->";
    }
    in.skipSpaces();
    if (in.accept('+') || in.accept('-')) {
      if (in.piece() == null) {
        return "expected the letter of the piece that is taken";
      }
      draft.capture(true);
      in.skipSpaces();
    }
    if (!square() || !place(null)) {
      return "expected where the piece goes, such as b3|1||0|";
    }
    draft.to(file, rank);
    if (board != null) {
      draft.target(board);
    }
    return null;
  }

  /** A square; capital files are taken too. */
  private boolean square() {
    char c = in.peek();
    if (c >= 'A' && c <= 'P') {
      in.take();
      file = c - 'A';
    } else {
      file = in.file();
    }
    rank = in.rank();
    return file != MovePattern.ANY && rank != MovePattern.ANY;
  }

  /** {@code |2||0|}: a time, which may count from the present, and a timeline. */
  private boolean place(@Nullable Color color) {
    if (!in.accept('|')) {
      return false;
    }
    TurnForm form = TurnForm.NUMBER;
    int turn = 0;
    boolean relative = in.accept("Pr");
    boolean minus = in.accept('-');
    if (!minus && relative) {
      in.accept('+');
    }
    if (isDigit(in.peek())) {
      turn = in.coordinate();
    } else if (!relative || minus) {
      return false;
    }
    if (relative) {
      turn = present + (minus ? -turn : turn);
      // Without the present nothing is known of the turn; what fits must be the only one.
      form = present < 0 ? TurnForm.NONE : TurnForm.NUMBER;
    } else if (minus) {
      return false;
    }
    if (!in.accept("||")) {
      return false;
    }
    in.accept('#');
    BoardPattern line = in.line();
    if (line == null) {
      return false;
    }
    int known = form == TurnForm.NONE ? 0 : Math.max(turn, 0);
    board = new BoardPattern(line.lineForm(), line.line(), form, known, color);
    return in.accept('|');
  }

  private boolean arrow() {
    if (in.accept("-->")) {
      return true;
    }
    if (!in.accept('-')) {
      return false;
    }
    in.accept('#');
    if (in.peek() == '+' || in.peek() == '-') {
      in.take();
    }
    boolean digits = isDigit(in.peek());
    in.number();
    draft.arrow(Arrow.BRANCH);
    return digits && in.accept("->");
  }
}
