package fivefold.notation.axel;

import static fivefold.notation.TextInput.isDigit;
import static fivefold.notation.TextInput.isFile;

import fivefold.game.Evaluation;
import fivefold.model.Color;
import fivefold.model.PieceType;
import fivefold.notation.BoardPattern;
import fivefold.notation.BoardPattern.LineForm;
import fivefold.notation.BoardPattern.TurnForm;
import fivefold.notation.MovePattern;
import fivefold.notation.MovePattern.Check;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads one move: signs in nearly any order. What stands before the piece's letter is about the
 * board the piece leaves, what stands behind it about the board it reaches; a pawn without a letter
 * stays on its board.
 */
final class AxelMove {
  private final TextInput in;
  private final MovePattern.Draft draft = MovePattern.draft();

  private final BoardSigns source = new BoardSigns();
  private final BoardSigns target = new BoardSigns();
  private @Nullable BoardPattern created;
  private @Nullable PieceType piece;
  private boolean castling;
  private int squares;
  private int fromFile;
  private int fromRank;
  private int toFile;
  private int toRank;
  private int end;

  AxelMove(TextInput in) {
    this.in = in;
  }

  /** The timeline and the turn of a board, as far as they are written. */
  private static final class BoardSigns {
    private LineForm lineForm = LineForm.NONE;
    private int line;
    private int turn = MovePattern.ANY;

    void clear() {
      lineForm = LineForm.NONE;
      turn = MovePattern.ANY;
    }

    boolean isEmpty() {
      return lineForm == LineForm.NONE && turn == MovePattern.ANY;
    }

    /** The board; what is not written is as on the board the piece leaves. */
    BoardPattern relative() {
      return new BoardPattern(
          lineForm == LineForm.NONE ? LineForm.OFFSET : lineForm,
          lineForm == LineForm.NONE ? 0 : line,
          turn == MovePattern.ANY ? TurnForm.OFFSET : TurnForm.NUMBER,
          turn == MovePattern.ANY ? 0 : turn,
          null);
    }

    /** The board; the timeline left out is the first in the player's order. */
    BoardPattern inOrder(Color player, int skipped) {
      boolean first = lineForm == LineForm.NONE;
      return new BoardPattern(
          first ? LineForm.PLAYABLE : lineForm,
          first ? (player == Color.WHITE ? skipped : -1 - skipped) : line,
          turn == MovePattern.ANY ? TurnForm.NONE : TurnForm.NUMBER,
          turn == MovePattern.ANY ? 0 : turn,
          null);
    }
  }

  MovePattern.Draft draft() {
    return draft;
  }

  /** Where the move ends, without the sign behind it. */
  int end() {
    return end;
  }

  /** The timeline it is said to make. */
  Optional<BoardPattern> created() {
    return Optional.ofNullable(created);
  }

  /** Reads a move up to its end sign; when that fails, says why and stops there all the same. */
  boolean parse(Color player, int skipped) {
    draft.clear();
    source.clear();
    target.clear();
    created = null;
    piece = null;
    castling = false;
    squares = 0;
    fromFile = MovePattern.ANY;
    fromRank = MovePattern.ANY;
    toFile = MovePattern.ANY;
    toRank = MovePattern.ANY;
    int start = in.at();
    end = start;
    while (!isEnd()) {
      if (!sign()) {
        return fail(start, "\"" + in.peek() + "\" can't stand here");
      }
      end = in.at();
      in.skipBlanks();
    }
    if (!castling && (toFile == MovePattern.ANY || toRank == MovePattern.ANY)) {
      return fail(start, "the square it goes to must be written in full");
    }
    if (castling && squares > 0) {
      return fail(start, "castling names no square");
    }
    if (squares > 2) {
      return fail(start, "a move has two squares at most");
    }
    finish(start, player, skipped);
    return true;
  }

  private boolean isEnd() {
    char c = in.peek();
    return in.atEnd() || c == ';' || c == '.';
  }

  private void finish(int start, Color player, int skipped) {
    boolean pawn = piece == null && !castling;
    if (pawn && source.isEmpty() && !target.isEmpty()) {
      // Only one board is named, after the square: the pawn's own.
      draft.source(target.inOrder(player, skipped));
      target.clear();
    } else {
      draft.source(source.inOrder(player, skipped));
    }
    if (pawn && !target.isEmpty()) {
      in.report(
          Code.W_AXEL_ORDER,
          start,
          end,
          "a pawn that changes boards is written with its letter",
          "P");
    }
    if (!target.isEmpty()) {
      draft.target(target.relative());
    }
    if (!castling) {
      draft.piece(piece == null ? PieceType.PAWN : piece);
      draft.from(fromFile, fromRank).to(toFile, toRank);
    }
  }

  private boolean sign() {
    char c = in.peek();
    if (c == 'L' || c == 'T') {
      return board(c);
    }
    if (isFile(c) || (isDigit(c) && !(c == '0' && in.peek(1) == '-'))) {
      square();
      return true;
    }
    switch (c) {
      case 'x' -> {
        in.take();
        draft.capture(true);
      }
      case 'O', '0' -> {
        return castle();
      }
      case '=' -> {
        in.take();
        PieceType promotion = in.piece();
        draft.promotion(promotion);
        return promotion != null;
      }
      case '+', '*', '#' -> check();
      case '!', '?' -> {
        return evaluation();
      }
      case '(' -> {
        return created(in.at());
      }
      default -> {
        return piece == null && letter();
      }
    }
    return true;
  }

  private boolean letter() {
    piece = in.piece();
    return piece != null;
  }

  private boolean board(char letter) {
    // Behind the letter, or behind a pawn's first square, the other board is meant.
    BoardSigns board = piece != null || squares > 0 ? target : source;
    in.take();
    in.skipBlanks();
    char sign = in.sign();
    if (!isDigit(in.peek()) || (letter == 'T' && sign == '-')) {
      return false;
    }
    int number = in.coordinate();
    if (letter == 'T') {
      board.turn = number;
    } else {
      board.lineForm = BoardPattern.lineForm(sign);
      board.line = number;
    }
    return true;
  }

  /** A square, or a part of one that tells pieces apart: the last one is where the piece goes. */
  private void square() {
    squares++;
    fromFile = toFile;
    fromRank = toRank;
    toFile = in.file();
    toRank = in.rank();
  }

  private boolean castle() {
    if (castling || piece != null) {
      return false;
    }
    castling = in.castling(draft);
    return castling;
  }

  /** Here the star is check, and two plus signs are softmate. */
  private void check() {
    char c = in.take();
    if (c == '#') {
      draft.check(Check.CHECKMATE);
    } else if (c == '+' && in.accept('+')) {
      draft.check(Check.SOFTMATE);
    } else {
      in.accept('+');
      draft.check(Check.CHECK);
    }
  }

  private boolean evaluation() {
    int start = in.at();
    while (in.peek() == '!' || in.peek() == '?') {
      in.take();
    }
    Evaluation evaluation = Evaluation.ofSign(in.cut(start, in.at())).orElse(null);
    draft.evaluation(evaluation);
    return evaluation != null;
  }

  /** {@code (+L-1)}; a flag p behind it has no known meaning. */
  private boolean created(int start) {
    in.take();
    in.skipBlanks();
    boolean known = in.accept('+');
    in.skipBlanks();
    known &= in.accept('L');
    in.skipBlanks();
    created = in.line();
    in.skipBlanks();
    in.accept('p');
    in.skipBlanks();
    if (known && in.accept(')')) {
      return true;
    }
    in.moveTo(start);
    return false;
  }

  private boolean fail(int start, String reason) {
    while (!isEnd()) {
      in.take();
    }
    int stop = Math.max(in.at(), Math.min(start + 1, in.source().length()));
    while (stop > start + 1 && TextInput.isBlank(in.charAt(stop - 1))) {
      stop--;
    }
    Code code = castling || squares > 0 ? Code.E_AXEL_TARGET : Code.E_MOVE_SYNTAX;
    in.notAMove(code, start, stop, reason);
    return false;
  }
}
