package fivefold.notation.pgn;

import static fivefold.notation.TextInput.isBlank;
import static fivefold.notation.TextInput.isDigit;
import static fivefold.notation.TextInput.isFile;

import fivefold.game.Evaluation;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.notation.MovePattern;
import fivefold.notation.MovePattern.Arrow;
import fivefold.notation.MovePattern.Check;
import fivefold.notation.MovePattern.Form;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import org.jspecify.annotations.Nullable;

/**
 * Reads one move, from its board to its last mark, into a draft. When what follows is no move, it
 * says so and steps over the word.
 */
final class MoveParser {
  private static final int ANY = MovePattern.ANY;

  private final TextInput in;
  private final Dialect dialect;
  private final MovePattern.Draft move;
  private final BoardParser boards;
  private final Runnable comment;

  /** The square read last, either part {@link #ANY} when it was not there. */
  private int file;

  private int rank;

  /** Where the part behind the board begins. */
  private int bodyAt;

  /** What was expected where reading failed. */
  private String expected = "";

  /**
   * @param comment reads the comment at the current place, for those who put one inside a move
   */
  MoveParser(TextInput in, Dialect dialect, MovePattern.Draft move, Runnable comment) {
    this.in = in;
    this.dialect = dialect;
    this.move = move;
    this.boards = new BoardParser(in, dialect);
    this.comment = comment;
  }

  /** Reads a move; false when there is none: that has been reported and the text stepped over. */
  boolean parse() {
    int start = in.at();
    move.clear();
    if (in.peek() == '(' || boards.isUnopenedAhead()) {
      if (!boards.parse()) {
        fail("a board is written (0T1)");
        return stepOver(start);
      }
      move.source(boards.board());
      skipGap(start);
    }
    return body(start) || smallLetter(start) || stepOver(start);
  }

  /** Everything of a move behind its board; when it fails, the place is where it did. */
  private boolean body(int start) {
    bodyAt = in.at();
    return (castling() || pass() || squares(start, PieceNames.read(in, dialect))) && marks(start);
  }

  /** What can only be read if its first letter is that of a piece, such as {@code nbd7}. */
  private boolean smallLetter(int start) {
    int failedAt = in.at();
    char c = in.charAt(bodyAt);
    PieceType type = PieceType.ofLetter((char) (c - 'a' + 'A')).orElse(null);
    if (c < 'a' || type == null || in.options().strict()) {
      return false;
    }
    String before = expected;
    in.moveTo(bodyAt + 1);
    if (squares(start, type) && marks(start)) {
      in.report(
          Code.W_PIECE_CASE,
          bodyAt,
          bodyAt + 1,
          "pieces have capital letters",
          "write " + type.letter());
      return true;
    }
    in.moveTo(failedAt);
    expected = before;
    return false;
  }

  /** Blanks or comments between a board and the rest of its move, which no specification allows. */
  private void skipGap(int start) {
    while (isBlank(in.peek()) || in.peek() == '{') {
      if (in.peek() == '{') {
        int at = in.at();
        comment.run();
        in.report(
            Code.W_COMMENT_IN_MOVE,
            at,
            in.at(),
            "a comment inside a move",
            "put it after the move");
      } else {
        in.strictly(
            Code.E_MOVE_SYNTAX, start, in.at() + 1, "a blank between a board and its move", null);
        in.skipBlanks();
      }
    }
  }

  private boolean castling() {
    if (!isCastleLetter(in.peek()) || in.peek(1) != '-' || !isCastleLetter(in.peek(2))) {
      return false;
    }
    int start = in.at();
    boolean left = in.peek(3) == '-' && isCastleLetter(in.peek(4));
    in.skip(left ? 5 : 3);
    move.form(left ? Form.CASTLE_LEFT : Form.CASTLE_RIGHT);
    // The Branched text prints zeros, its older twin letters.
    char sign = dialect == Dialect.BRANCHED && in.charAt(start) == '0' ? '0' : 'O';
    for (int i = start; i < in.at(); i += 2) {
      if (in.charAt(i) != sign) {
        in.strictly(
            Code.E_CASTLE_ZERO,
            start,
            in.at(),
            "castling is written with the capital letter O",
            "write " + (left ? "O-O-O" : "O-O"));
        break;
      }
    }
    return true;
  }

  private static boolean isCastleLetter(char c) {
    return c == 'O' || c == '0' || c == 'o';
  }

  private boolean pass() {
    if (in.peek() != '0' || in.peek(1) != '0' || in.peek(2) != '0' || in.peek(3) != '0') {
      return false;
    }
    in.skip(4);
    move.form(Form.PASS);
    return true;
  }

  /** Everything of an ordinary move between its board and its marks. */
  private boolean squares(int start, @Nullable PieceType piece) {
    move.piece(piece);
    if (!square()) {
      return false;
    }
    char c = in.peek();
    if (c == '>') {
      move.from(file, rank);
      in.skip(1);
      boolean branch = in.peek() == '>';
      in.skip(branch ? 1 : 0);
      move.arrow(branch ? Arrow.BRANCH : Arrow.HOP);
      capture();
      return target(start);
    }
    if (c == 'x') {
      move.from(file, rank);
      capture();
      return target(start);
    }
    if ((c == '(' && boards.isAhead()) || (c == '$' && in.peek(1) == '(')) {
      move.from(file, rank);
      return target(start);
    }
    if (isFile(c)) {
      move.from(file, rank);
      return target(start);
    }
    if (file == ANY || rank == ANY) {
      boolean capital = c >= 'A' && c <= 'Z' && isDigit(in.peek(1));
      return fail(capital ? "files have small letters" : "expected a square such as e4");
    }
    move.to(file, rank);
    return promotion(start);
  }

  /** The board of a jump, if there is one, and the square. */
  private boolean target(int start) {
    if (in.peek() == '(' || in.peek() == '$' || boards.isUnopenedAhead()) {
      if (!boards.parse()) {
        return fail("expected the board the piece lands on");
      }
      move.target(boards.board());
      capture();
    }
    int at = in.at();
    int fromFile = file;
    if (!square()) {
      return false;
    }
    if (rank == ANY && file == fromFile && file != ANY && in.peek() == 'x') {
      // Some programs write ddxe4 and b2bxc1.
      in.report(Code.W_MOVE_SYNTAX, at, at + 1, "the file is written twice", null);
      capture();
      if (!square()) {
        return false;
      }
    }
    if (file == ANY && in.options().repair() && isUnreadable(in.peek())) {
      // The resolver may find that only one legal move fits.
      in.report(
          Code.W_REPAIR,
          at,
          at + 1,
          "the file can't be read; looking for the one move that fits",
          null);
      in.skip(1);
      rank();
    } else if (file == ANY || rank == ANY) {
      return fail("expected the square the piece goes to");
    }
    move.to(file, rank);
    return promotion(start);
  }

  /** What a scanner makes of a letter it can't read; it likes to repeat the capture sign. */
  private static boolean isUnreadable(char c) {
    return c == 'x' || c == '\ufffd' || c == '_';
  }

  private void capture() {
    if (in.accept('x')) {
      move.capture(true);
    }
  }

  private boolean square() {
    int at = in.at();
    file = in.file();
    return rank() || fail("no board has a square " + in.cut(at, Math.min(in.at(), at + 5)));
  }

  /** Reads a rank if there is one; false when no board has it. */
  private boolean rank() {
    rank = in.rank();
    char c = in.peek();
    if (rank == ANY
        && in.options().repair()
        && file != ANY
        && (c == 'l' || c == 'I')
        && !isDigit(in.peek(1))) {
      in.report(Code.W_REPAIR, in.at(), in.at() + 1, "read as the digit 1", null);
      in.skip(1);
      rank = 0;
    }
    return rank < Size.MAX;
  }

  private boolean promotion(int start) {
    char c = in.peek();
    boolean signed = c == '=';
    if (!signed && (c < 'A' || c > 'Z')) {
      return true;
    }
    int at = in.at();
    in.skip(signed ? 1 : 0);
    PieceType type = PieceNames.read(in, dialect);
    if (type == null) {
      return fail(
          signed
              ? "expected the letter of a piece after ="
              : "the move should end before " + in.quote(at, wordEnd(in, at)));
    }
    if (!signed) {
      in.strictly(Code.E_MOVE_SYNTAX, start, in.at(), "a promotion is written with =", null);
    }
    move.promotion(type);
    return true;
  }

  /** Check marks, the present mark and evaluations, in any order but the strict one. */
  private boolean marks(int start) {
    int lastKind = 0;
    boolean checked = false;
    while (true) {
      char c = in.peek();
      int kind;
      switch (c) {
        case '+', '*', '#' -> {
          if (checked) {
            return fail("more than one check mark");
          }
          checked = true;
          move.check(c == '+' ? Check.CHECK : c == '*' ? Check.SOFTMATE : Check.CHECKMATE);
          in.skip(1);
          kind = 1;
        }
        case '~' -> {
          move.rewinds(true);
          in.skip(1);
          kind = 2;
        }
        case '!', '?' -> {
          Evaluation evaluation = RemarkParser.evaluation(in);
          if (evaluation == null) {
            return fail("an evaluation is one of ! ? !! ?? !? ?!");
          }
          move.evaluation(evaluation);
          kind = 3;
        }
        default -> {
          // A sign such as $1 is a token of its own.
          if (in.atEnd() || isBlank(c) || isDelimiter(c) || c == '$') {
            return true;
          }
          if ((c == '.' || c == ',') && (isBlank(in.peek(1)) || in.peek(1) == 0)) {
            in.report(
                Code.W_CHAR, in.at(), in.at() + 1, "a move does not end with " + c, "remove it");
            in.skip(1);
            return true;
          }
          if (enPassant()) {
            move.enPassant(true);
            in.strictly(Code.E_MOVE_SYNTAX, start, in.at(), "e.p. is not written", null);
            return true;
          }
          return fail("the move should end before " + in.quote(in.at(), wordEnd(in, in.at())));
        }
      }
      if (kind <= lastKind) {
        in.strictly(Code.E_MOVE_SYNTAX, start, in.at(), "marks go in the order + ~ !", null);
      }
      lastKind = kind;
    }
  }

  /** The end of a run of characters that are neither blank nor delimit anything. */
  static int wordEnd(TextInput in, int from) {
    int i = from;
    while (i < in.end() && !isBlank(in.charAt(i)) && !isDelimiter(in.charAt(i))) {
      i++;
    }
    return i;
  }

  /** Whether a character may follow a move without a blank. */
  private static boolean isDelimiter(char c) {
    return c == '{' || c == '}' || c == '(' || c == ')' || c == '/' || c == ';' || c == '[';
  }

  /** {@code e.p.}, which other notations put behind a capture. */
  private boolean enPassant() {
    return in.accept("e.p.") || in.accept("ep");
  }

  private boolean fail(String wanted) {
    expected = wanted;
    return false;
  }

  /** Says why there is no move, and goes behind what should be one. */
  private boolean stepOver(int start) {
    int stop = wordEnd(in, Math.max(in.at(), start + 1));
    in.notAMove(Code.E_MOVE_SYNTAX, start, stop, expected);
    return false;
  }
}
