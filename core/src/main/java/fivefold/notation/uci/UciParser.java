package fivefold.notation.uci;

import fivefold.model.PieceType;
import fivefold.notation.BoardPattern;
import fivefold.notation.BoardPattern.LineForm;
import fivefold.notation.Brackets;
import fivefold.notation.MovePattern;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import fivefold.text.Suggestions;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads one position line. What the draft shows and what its own programs write both count. */
final class UciParser {
  private static final List<String> WORDS =
      List.of(UciNotation.POSITION, "startpos", "size", "odd", "even", "fen", "moves", "submit");

  private final TextInput in;
  private final SourceText source;
  private final Script.Builder out = Script.builder();
  private final Brackets brackets;
  private final MovePattern.Draft move = MovePattern.draft();

  private boolean boards;
  private boolean moves;

  /** Whether the next move begins an action. */
  private boolean submitted = true;

  /** The boards that the moves of an action start from, and that of the last move. */
  private final Set<BoardPattern> left = new HashSet<>();

  private BoardPattern board = BoardPattern.ofIndex(0, 0);

  UciParser(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    this.source = source;
    this.in = new TextInput(source, from, options, diagnostics);
    this.brackets = new Brackets(in, out);
  }

  Script parse() {
    in.skipBlanks();
    int start = in.at();
    if (!in.accept(UciNotation.POSITION) || !TextInput.isBlank(in.peek())) {
      in.moveTo(start);
      in.report(
          Code.E_UCI_WORD, start, in.wordEnd(start), "a game begins with the word position", null);
    }
    boolean begun = in.at() > start;
    in.skipBlanks();
    while (!in.atEnd() && !(begun && in.isAhead(UciNotation.POSITION + " "))) {
      token();
      begun = true;
      in.skipBlanks();
    }
    if (begun && !boards) {
      in.report(
          Code.E_FEN_EMPTY,
          start,
          Math.max(start, in.lineEnd(start)),
          "the position is missing",
          "write startpos, or fen and 5DFEN blocks");
      out.board(start, start);
    }
    return out.build(source, in.at());
  }

  private void token() {
    int start = in.at();
    char c = in.peek();
    if (c == '[') {
      boards = true;
      brackets.parse();
    } else if (c == '(') {
      move(start);
    } else {
      word(start, in.wordEnd(start));
    }
  }

  private void word(int start, int end) {
    String word = in.cut(start, end);
    in.moveTo(end);
    switch (word) {
      case "startpos" -> {
        boards = true;
        out.header(start, end, "Board", UciNotation.STARTPOS, start, end);
      }
      case "size" -> size();
      case "odd" -> out.header(start, end, "Timeline", "Odd", start, end);
      case "even" -> out.header(start, end, "Timeline", "Even", start, end);
      case "fen" -> {}
      case "moves" -> moves = true;
      case "submit" -> submit(start, end);
      default -> {
        in.report(
            Code.E_UCI_WORD,
            start,
            end,
            in.quote(start, end) + " is not a word of a position line",
            Suggestions.didYouMean(Suggestions.nearest(word, WORDS, 2)));
        if (moves) {
          out.broken(start, end);
        }
      }
    }
  }

  private void size() {
    in.skipSpaces();
    int start = in.at();
    int end = in.wordEnd(start);
    in.moveTo(end);
    out.header(start, end, "Size", in.cut(start, end), start, end);
  }

  private void submit(int start, int end) {
    if (submitted) {
      in.report(Code.W_UCI_SUBMIT, start, end, "nothing was played that could be submitted", null);
    }
    submitted = true;
  }

  private void move(int start) {
    if (!moves) {
      in.report(Code.W_UCI_WORD, start, start + 1, "the word moves is missing", null);
      moves = true;
    }
    String problem = readMove(start);
    if (problem == null && !in.atEnd() && !TextInput.isBlank(in.peek())) {
      problem = "the move should end before " + in.quote(in.at(), in.wordEnd(in.at()));
    }
    if (problem == null && !submitted && left.contains(board)) {
      in.report(
          Code.W_UCI_UNSUBMITTED,
          start,
          in.at(),
          "this action already moved on that board, so it is taken as submitted",
          null);
      submitted = true;
    }
    if (submitted) {
      submitted = false;
      left.clear();
      out.turn(start, start, 0, null);
    }
    if (problem == null) {
      left.add(board);
      out.move(start, in.at(), move);
      return;
    }
    int stop = in.wordEnd(Math.max(in.at(), start + 1));
    in.notAMove(Code.E_MOVE_SYNTAX, start, stop, problem);
    out.broken(start, stop);
  }

  /** Reads a move into the draft, or says what is wrong. */
  private @Nullable String readMove(int start) {
    move.clear();
    BoardPattern from = in.board('(', ')');
    if (from == null) {
      return "a board is written (0T1)";
    }
    int fromFile = in.file();
    int fromRank = in.rank();
    if (fromFile == MovePattern.ANY || fromRank == MovePattern.ANY) {
      return "expected the square the piece comes from";
    }
    if (in.peek() == '(') {
      BoardPattern to = in.board('(', ')');
      if (to == null) {
        return "expected the board the piece goes to";
      }
      move.target(index(to, start));
    }
    int toFile = in.file();
    int toRank = in.rank();
    if (toFile == MovePattern.ANY || toRank == MovePattern.ANY) {
      return "expected the square the piece goes to";
    }
    board = index(from, start);
    move.source(board).from(fromFile, fromRank).to(toFile, toRank);
    int at = in.at();
    if (in.accept('=')) {
      in.strictly(Code.E_MOVE_SYNTAX, at, at + 1, "a promotion has no =", null);
    }
    PieceType promotion = in.piece();
    if (promotion == null && in.at() > at) {
      return "expected the letter of a piece after =";
    }
    move.promotion(promotion);
    return null;
  }

  /** Here a timeline is a plain number; a signed zero can only be a label of another notation. */
  private BoardPattern index(BoardPattern board, int start) {
    boolean signed = board.lineForm() != LineForm.PLAIN;
    if (signed && board.line() == 0) {
      in.report(
          Code.W_UCI_LINE, start, in.at(), "timelines +0 and -0 are numbered 0 and -1 here", null);
      return board;
    }
    int line = board.lineForm() == LineForm.MINUS ? -board.line() : board.line();
    return BoardPattern.ofIndex(line, board.turn());
  }
}
