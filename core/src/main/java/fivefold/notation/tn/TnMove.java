package fivefold.notation.tn;

import static fivefold.notation.TextInput.isDigit;

import fivefold.model.PieceType;
import fivefold.notation.BoardPattern;
import fivefold.notation.BoardPattern.LineForm;
import fivefold.notation.BoardPattern.TurnForm;
import fivefold.notation.MovePattern;
import fivefold.notation.MovePattern.Arrow;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import org.jspecify.annotations.Nullable;

/**
 * Reads one move: {@code [0L][T4][e][2] [Q] [>>] [x] [1L] [T1] f7}. What comes before the piece is
 * about the start. Behind it, small letters count from there.
 */
final class TnMove {
  private final TextInput in;
  private final MovePattern.Draft draft = MovePattern.draft();
  private int start;
  private int end;

  private LineForm fromLine = LineForm.NONE;
  private int fromLineNumber;
  private int fromTurn = MovePattern.ANY;
  private LineForm toLine = LineForm.NONE;
  private int toLineNumber;
  private TurnForm toTurn = TurnForm.NONE;
  private int toTurnNumber;
  private @Nullable PieceType piece;
  private Arrow arrow = Arrow.NONE;
  private boolean capture;
  private int squares;
  private int file = MovePattern.ANY;
  private int rank = MovePattern.ANY;

  TnMove(TextInput in) {
    this.in = in;
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

  /** Whether it makes a timeline from a board of the same turn on another one. */
  boolean branchesBeside() {
    return arrow == Arrow.BRANCH
        && toLine != LineForm.NONE
        && toTurn == TurnForm.OFFSET
        && toTurnNumber == 0;
  }

  /** Reads the move and finds its place in the order; says what is wrong, or null. */
  @Nullable String parse(TnOrder order) {
    start = in.at();
    if (!in.castling(draft)) {
      String problem = signs();
      if (problem != null) {
        return problem;
      }
    }
    end = in.at();
    source(order);
    target();
    return null;
  }

  private @Nullable String signs() {
    while (true) {
      in.skipSpaces();
      char c = in.peek();
      if (isLine()) {
        line();
      } else if (c == 'T' || c == 't') {
        if (!turn()) {
          return "T wants a number";
        }
      } else if (c == '>') {
        arrow = in.accept(">>") ? Arrow.BRANCH : Arrow.HOP;
        in.accept('>');
      } else if (c == 'x') {
        in.take();
        capture = true;
      } else if (c == '=') {
        in.take();
        PieceType promotion = in.piece();
        if (promotion == null) {
          return "expected the letter of a piece after =";
        }
        in.strictly(Code.E_TN_ITEM, start, in.at(), "the notation has no promotions", null);
        draft.promotion(promotion);
      } else if (TextInput.isFile(c) || isDigit(c)) {
        squares++;
        draft.from(file, rank);
        file = in.file();
        rank = in.rank();
      } else if (piece == null && PieceType.ofLetter(c).isPresent()) {
        piece = in.piece();
      } else {
        break;
      }
    }
    if (file == MovePattern.ANY || rank == MovePattern.ANY) {
      return "expected the square it goes to";
    }
    if (squares > 2) {
      return "a move has two squares at most";
    }
    draft.piece(piece == null ? PieceType.PAWN : piece).to(file, rank);
    draft.capture(capture).arrow(arrow);
    return null;
  }

  private boolean isTarget() {
    return piece != null || arrow != Arrow.NONE || capture || squares > 0;
  }

  /** Whether a number with L or l is ahead. */
  private boolean isLine() {
    int i = in.at();
    i += in.charAt(i) == '-' || in.charAt(i) == '+' ? 1 : 0;
    int digits = i;
    while (isDigit(in.charAt(i))) {
      i++;
    }
    return i > digits && (in.charAt(i) == 'L' || in.charAt(i) == 'l');
  }

  private void line() {
    boolean minus = in.peek() == '-';
    char sign = in.peek() == '+' || minus ? in.take() : 0;
    int number = in.coordinate();
    if (in.take() == 'l') {
      toLine = LineForm.OFFSET;
      toLineNumber = minus ? -number : number;
    } else if (isTarget()) {
      toLine = BoardPattern.lineForm(sign);
      toLineNumber = number;
    } else {
      fromLine = BoardPattern.lineForm(sign);
      fromLineNumber = number;
    }
  }

  private boolean turn() {
    boolean relative = in.take() == 't';
    boolean minus = in.accept('-');
    if (!minus) {
      in.accept('+');
    }
    if (!isDigit(in.peek()) || (minus && !relative)) {
      return false;
    }
    int number = in.coordinate();
    if (relative) {
      toTurn = TurnForm.OFFSET;
      toTurnNumber = minus ? -number : number;
    } else if (isTarget()) {
      toTurn = TurnForm.NUMBER;
      toTurnNumber = number;
    } else {
      fromTurn = number;
    }
    return true;
  }

  private void source(TnOrder order) {
    BoardPattern line;
    if (fromLine == LineForm.NONE) {
      line = order.next();
    } else {
      line = new BoardPattern(fromLine, fromLineNumber, TurnForm.NONE, 0, null);
      order.name(fromLine == LineForm.MINUS ? -fromLineNumber : fromLineNumber);
    }
    boolean turn = fromTurn != MovePattern.ANY;
    draft.source(
        new BoardPattern(
            line.lineForm(),
            line.line(),
            turn ? TurnForm.NUMBER : TurnForm.NONE,
            turn ? fromTurn : 0,
            null));
  }

  private void target() {
    if (toLine == LineForm.NONE && toTurn == TurnForm.NONE) {
      return;
    }
    // A turn alone is one of the same timeline.
    boolean same = toLine == LineForm.NONE;
    draft.target(
        new BoardPattern(
            same ? LineForm.OFFSET : toLine, same ? 0 : toLineNumber, toTurn, toTurnNumber, null));
  }
}
