package fivefold.notation.pgn;

import static fivefold.notation.TextInput.isBlank;
import static fivefold.notation.TextInput.isDigit;
import static fivefold.notation.TextInput.isFile;

import fivefold.model.PieceType;
import fivefold.notation.BoardPattern;
import fivefold.notation.BoardPattern.LineForm;
import fivefold.notation.BoardPattern.TurnForm;
import fivefold.notation.MovePattern;
import fivefold.notation.MovePattern.Arrow;
import fivefold.notation.MovePattern.Check;
import org.jspecify.annotations.Nullable;

/**
 * Reads the plain form that nearly all moves have, {@code (0T1)Nb1xc3+} or {@code
 * (0T2)Nb1>>x(0T1)b3}, in one go without looking left or right. Whatever else there may be
 * (aliases, promotions, castling, evaluations, errors) it leaves to {@link MoveParser}, which reads
 * these moves just the same, only slower.
 */
final class QuickMove {
  private static final @Nullable PieceType[] PIECES = pieces();

  private final char[] text;
  private final MovePattern.Draft move;
  private int at;
  private long board;

  QuickMove(char[] text, MovePattern.Draft move) {
    this.text = text;
    this.move = move;
  }

  private static @Nullable PieceType[] pieces() {
    PieceType[] pieces = new PieceType[128];
    for (PieceType type : PieceType.values()) {
      pieces[type.letter()] = type;
    }
    return pieces;
  }

  /** Reads the move at an offset and returns where it ends; -1 when it is not plain. */
  int parse(int start) {
    char[] t = text;
    at = start;
    long source = 0;
    if (t[start] == '(') {
      if (!board()) {
        return -1;
      }
      source = board;
    }
    int i = at;
    char c = t[i];
    PieceType piece = c < 128 ? PIECES[c] : null;
    if (piece != null) {
      c = t[++i];
    }
    if (!isFile(c)) {
      return -1;
    }
    int file = c - 'a';
    int rank = MovePattern.ANY;
    c = t[++i];
    if (isDigit(c)) {
      rank = c - '1';
      c = t[++i];
    }
    int fromFile = MovePattern.ANY;
    int fromRank = MovePattern.ANY;
    Arrow arrow = Arrow.NONE;
    boolean capture = false;
    long target = 0;
    if (c == '>') {
      fromFile = file;
      fromRank = rank;
      arrow = Arrow.HOP;
      c = t[++i];
      if (c == '>') {
        arrow = Arrow.BRANCH;
        c = t[++i];
      }
      if (c == 'x') {
        capture = true;
        c = t[++i];
      }
      at = i;
      if (c != '(' || !board()) {
        return -1;
      }
      target = board;
      i = at;
      c = t[i];
    } else if (c == 'x') {
      fromFile = file;
      fromRank = rank;
      capture = true;
      c = t[++i];
    } else if (isFile(c)) {
      fromFile = file;
      fromRank = rank;
    } else {
      c = 0;
    }
    if (c != 0) {
      char r = t[i + 1];
      if (!isFile(c) || !isDigit(r)) {
        return -1;
      }
      file = c - 'a';
      rank = r - '1';
      i += 2;
    }
    c = t[i];
    Check check = Check.NONE;
    if (c == '+' || c == '*' || c == '#') {
      check = c == '+' ? Check.CHECK : c == '*' ? Check.SOFTMATE : Check.CHECKMATE;
      c = t[++i];
    }
    // One digit that is no rank, or the first of two, is for the careful parser.
    if (rank < 0 || fromRank < MovePattern.ANY || !(isBlank(c) || c == ')')) {
      return -1;
    }
    move.set(source, piece, fromFile, fromRank, arrow, capture, target, file, rank, check);
    return i;
  }

  /** {@code (0T1)}, {@code (-1T12)}, {@code (L2T5)}; false when it is anything else. */
  private boolean board() {
    char[] t = text;
    int i = at + 1;
    char c = t[i];
    if (c == 'L') {
      c = t[++i];
    }
    LineForm form = LineForm.PLAIN;
    if (c == '-' || c == '+') {
      form = c == '-' ? LineForm.MINUS : LineForm.PLUS;
      c = t[++i];
    }
    int line = c - '0';
    if (line < 0 || line > 9) {
      return false;
    }
    c = t[++i];
    while (isDigit(c) && line < 100_000) {
      line = line * 10 + (c - '0');
      c = t[++i];
    }
    if (c != 'T') {
      return false;
    }
    c = t[++i];
    int turn = c - '0';
    if (turn < 0 || turn > 9) {
      return false;
    }
    c = t[++i];
    while (isDigit(c) && turn < 100_000) {
      turn = turn * 10 + (c - '0');
      c = t[++i];
    }
    if (c != ')') {
      return false;
    }
    at = i + 1;
    board = BoardPattern.pack(form, line, TurnForm.NUMBER, turn, null);
    return true;
  }
}
