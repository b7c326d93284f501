package fivefold.notation.alexbay;

import fivefold.model.Color;
import fivefold.model.PieceType;
import fivefold.notation.BoardPattern;
import fivefold.notation.BoardPattern.LineForm;
import fivefold.notation.BoardPattern.TurnForm;
import fivefold.notation.HeaderSplit;
import fivefold.notation.MovePattern;
import fivefold.notation.MovePattern.Check;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import org.jspecify.annotations.Nullable;

/** Reads both forms alike: what a move leaves out is as at its start. */
final class AlexbayParser {
  private final TextInput in;
  private final SourceText source;
  private final Script.Builder out = Script.builder();
  private final AlexbayHeaders headers;
  private final MovePattern.Draft move = MovePattern.draft();

  private int action;
  private @Nullable Color player;

  /** What is taken off the turns in the text; found out at the first move. */
  private int turnOffset = -1;

  // The board read last
  private int turn;
  private LineForm lineForm = LineForm.NONE;
  private int line;

  /** The timeline a move says it makes, and where; -1 when it says nothing. */
  private BoardPattern newLine = BoardPattern.NONE;

  private int newLineStart;
  private int newLineEnd;

  AlexbayParser(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    this.source = source;
    this.in = new TextInput(source, from, options, diagnostics);
    this.headers = new AlexbayHeaders(in, out);
  }

  /** Certain when the moves begin as in {@code 1w. 1:} or {@code 2b. 1+1:}. */
  static int sniff(CharSequence head, boolean minified) {
    int start = HeaderSplit.firstMoves(head);
    int i = digits(head, start);
    if (i == start || i + 1 >= head.length() || !isPlayer(head.charAt(i))) {
      return 0;
    }
    i++;
    if (head.charAt(i) != '.') {
      return 0;
    }
    i++;
    while (i < head.length() && head.charAt(i) == ' ') {
      i++;
    }
    int turn = i;
    i = digits(head, i);
    if (i == turn) {
      return 0;
    }
    if (i < head.length() && (head.charAt(i) == '+' || head.charAt(i) == '-')) {
      i = digits(head, i + 1);
    }
    if (i >= head.length() || head.charAt(i) != ':') {
      return 0;
    }
    boolean signs = false;
    while (i < head.length() && !TextInput.isLineEnd(head.charAt(i)) && head.charAt(i) != ';') {
      signs |= head.charAt(i) == '<';
      i++;
    }
    return signs == minified ? 87 : 88;
  }

  private static int digits(CharSequence text, int from) {
    int i = from;
    while (i < text.length() && TextInput.isDigit(text.charAt(i))) {
      i++;
    }
    return i;
  }

  private static boolean isPlayer(char c) {
    return c == 'w' || c == 'b';
  }

  Script parse() {
    out.softmateIsCheck();
    skipSeparators();
    // A header after moves begins the next game.
    while (!in.atEnd() && (in.peek() != '[' || player == null)) {
      if (in.peek() == '[') {
        headers.parse();
      } else {
        move();
      }
      skipSeparators();
    }
    headers.finish();
    return out.build(source, in.at());
  }

  private void skipSeparators() {
    in.skipBlanks();
    while (in.accept(';')) {
      in.skipBlanks();
    }
  }

  private void move() {
    int start = in.at();
    String problem = readMove(start);
    if (problem == null) {
      in.skipSpaces();
      if (!in.atEnd() && !TextInput.isLineEnd(in.peek()) && in.peek() != ';') {
        problem = "the move should end before " + in.quote(in.at(), stop(in.at()));
      }
    }
    if (problem == null) {
      return;
    }
    int end = Math.max(stop(in.at()), start + 1);
    in.notAMove(Code.E_MOVE_SYNTAX, start, end, problem);
    out.broken(start, end);
  }

  /** The end of the line or the semicolon before it. */
  private int stop(int from) {
    int end = in.lineEnd(from);
    for (int i = from; i < end; i++) {
      if (in.charAt(i) == ';') {
        return i;
      }
    }
    return end;
  }

  /** Reads a move and puts it in the script, or says what is wrong. */
  private @Nullable String readMove(int start) {
    if (!TextInput.isDigit(in.peek())) {
      return "it begins with the number of its action, such as 1w.";
    }
    int number = in.number();
    Color color = in.accept('w') ? Color.WHITE : in.accept('b') ? Color.BLACK : null;
    if (color == null || !in.accept('.')) {
      return "after the number comes w. or b.";
    }
    int serialEnd = in.at();
    if (in.peek() != ' ') {
      in.strictly(
          Code.E_MOVE_SYNTAX,
          start,
          serialEnd,
          "a blank follows the dot",
          "write " + number + color.letter() + ". with a space after it");
    }
    in.skipSpaces();
    move.clear();
    int boardStart = in.at();
    if (!TextInput.isDigit(in.peek())) {
      return "expected the turn of the board";
    }
    turn = in.number();
    lineForm = LineForm.NONE;
    readLine();
    if (lineForm != LineForm.NONE && line == 0) {
      in.strictly(
          lineForm == LineForm.MINUS ? Code.E_ALEX_EVEN : Code.E_ALEX_LINE,
          boardStart,
          in.at(),
          "timeline 0 is not written, and there is only one",
          null);
    }
    if (!in.accept(':')) {
      return "expected : after the board";
    }
    turnOffset = turnOffset < 0 ? findOffset(boardStart, turn) : turnOffset;
    BoardPattern from = board();
    move.source(from);
    newLineStart = -1;
    if (!castling()) {
      PieceType piece = in.piece();
      // The library wrote P for a princess; a pawn has no letter.
      move.piece(piece == PieceType.PAWN ? null : piece);
      int file = in.file();
      int rank = in.rank();
      if (file == MovePattern.ANY || rank == MovePattern.ANY) {
        return "expected the square the piece comes from";
      }
      move.from(file, rank);
      if (in.peek() == '<' && !newLine()) {
        return "expected > after the new timeline";
      }
      String problem = target(from);
      if (problem != null) {
        return problem;
      }
    }
    mark();
    turn(start, serialEnd, number, color);
    out.move(start, in.at(), move);
    if (newLineStart >= 0) {
      out.newLine(newLineStart, newLineEnd, newLine);
    }
    return null;
  }

  /** The timeline between angle brackets, which may be missing. */
  private boolean newLine() {
    LineForm formBefore = lineForm;
    int lineBefore = line;
    int start = in.at();
    in.take();
    lineForm = LineForm.NONE;
    readLine();
    if (lineForm != LineForm.NONE) {
      newLine = board();
      newLineStart = start;
      newLineEnd = in.at() + 1;
    }
    lineForm = formBefore;
    line = lineBefore;
    return in.accept('>');
  }

  /** Everything from the second board on. */
  private @Nullable String target(BoardPattern from) {
    if (TextInput.isDigit(in.peek())) {
      turn = in.number();
    }
    readLine();
    if (!in.accept(':')) {
      return "expected : before the square the piece goes to";
    }
    BoardPattern to = board();
    boolean zero = to.line() == 0 && from.line() == 0 && to.lineForm() != LineForm.MINUS;
    boolean sameLine = to.lineForm() == from.lineForm() && to.line() == from.line();
    if (to.turn() != from.turn() || !(sameLine || (zero && from.lineForm() != LineForm.MINUS))) {
      move.target(to);
    }
    move.capture(in.accept('x'));
    PieceType promotion = in.piece();
    // No pawn becomes a pawn, so P can only be the library's princess.
    move.promotion(promotion == PieceType.PAWN ? PieceType.PRINCESS : promotion);
    int file = in.file();
    int rank = in.rank();
    if (file == MovePattern.ANY || rank == MovePattern.ANY) {
      return "expected the square the piece goes to";
    }
    move.to(file, rank);
    move.enPassant(in.accept("e.p.") || in.accept("ep"));
    return null;
  }

  /** A timeline such as +1, or nothing: then it is the one before. */
  private void readLine() {
    char sign = in.peek();
    if ((sign == '+' || sign == '-') && TextInput.isDigit(in.peek(1))) {
      in.take();
      lineForm = BoardPattern.lineForm(sign);
      line = in.coordinate();
    } else if (lineForm == LineForm.NONE) {
      line = 0;
    }
  }

  private BoardPattern board() {
    int real = Math.min(turn, BoardPattern.MAX_NUMBER) - Math.max(turnOffset, 0);
    LineForm form = lineForm == LineForm.NONE ? LineForm.PLAIN : lineForm;
    return new BoardPattern(form, line, TurnForm.NUMBER, real, null);
  }

  private int findOffset(int start, int firstTurn) {
    TurnZero turnZero = headers.turnZero();
    if (turnZero.offset() == 0) {
      return 0;
    }
    if (firstTurn != turnZero.begin()) {
      in.report(
          Code.W_ALEX_TURN,
          start,
          in.at(),
          "turns are taken as the game shows them, though this notation calls turn zero 1",
          null);
      return 0;
    }
    return 1;
  }

  private boolean castling() {
    boolean zeros = in.peek() == '0';
    int start = in.at();
    boolean castles = in.castling(move);
    if (castles && !zeros) {
      in.strictly(Code.E_CASTLE_NOTATION, start, in.at(), "castling is written with zeros", null);
    }
    return castles;
  }

  private void mark() {
    int start = in.at();
    switch (in.peek()) {
      case '+' -> move.check(Check.CHECK);
      case '#' -> move.check(Check.CHECKMATE);
      case '*' -> {
        move.check(Check.SOFTMATE);
        in.strictly(
            Code.E_MOVE_SYNTAX, start, start + 1, "there is no mark for softmate", "write +");
      }
      case '=' -> move.check(Check.STALEMATE);
      default -> {
        return;
      }
    }
    in.take();
  }

  /** Begins an action where the number or the player changes. */
  private void turn(int start, int end, int number, Color color) {
    if (player == color && action == number) {
      return;
    }
    boolean next =
        player == null
            ? number == 1
            : color != player && number == action + (color == Color.WHITE ? 1 : 0);
    if (!next) {
      in.strictly(Code.E_ALEX_ACTION, start, end, "actions are numbered one after the other", null);
    }
    action = number;
    player = color;
    out.turn(start, end, number >= TextInput.TOO_LARGE ? 0 : number, color);
  }
}
