package fivefold.notation.export;

import fivefold.model.Color;
import fivefold.model.PieceType;
import fivefold.notation.BoardPattern;
import fivefold.notation.Brackets;
import fivefold.notation.MovePattern;
import fivefold.notation.MovePattern.Arrow;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code w. (0T1)e2(0T1)e4}. Lenient reading also takes what programs made of the proposal:
 * jump and capture signs between the boards, {@code .} and {@code /} or numbers as turn tokens, and
 * headers.
 */
final class ExportParser {
  private final TextInput in;
  private final SourceText source;
  private final Script.Builder out = Script.builder();
  private final Brackets brackets;
  private final MovePattern.Draft move = MovePattern.draft();

  ExportParser(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    this.source = source;
    this.in = new TextInput(source, from, options, diagnostics);
    this.brackets = new Brackets(in, out);
  }

  /** Certain when a line begins with {@code w. (} or {@code b. (}. */
  static int sniff(CharSequence head) {
    for (int i = 0; i + 3 < head.length(); i++) {
      boolean lineStart = i == 0 || TextInput.isLineEnd(head.charAt(i - 1));
      char c = head.charAt(i);
      if (lineStart && (c == 'w' || c == 'b') && head.charAt(i + 1) == '.') {
        int next = i + 2;
        while (next < head.length() && head.charAt(next) == ' ') {
          next++;
        }
        return next < head.length() && head.charAt(next) == '(' ? 85 : 0;
      }
    }
    return 0;
  }

  Script parse() {
    in.skipBlanks();
    while (!in.atEnd()) {
      token();
      in.skipBlanks();
    }
    return out.build(source, in.at());
  }

  private void token() {
    int start = in.at();
    char c = in.peek();
    if ((c == 'w' || c == 'b') && in.peek(1) == '.') {
      in.moveTo(start + 2);
      out.turn(start, in.at(), 0, c == 'w' ? Color.WHITE : Color.BLACK);
    } else if (c == '[') {
      in.strictly(Code.E_CHAR, start, start + 1, "this notation has no headers", null);
      brackets.parse();
    } else if (c == '.' || c == '/') {
      // The form of a later proposal.
      in.moveTo(start + 1);
      otherTurn(start, 0, c == '.' ? Color.WHITE : Color.BLACK);
    } else if (TextInput.isDigit(c)) {
      int number = in.number();
      Color color = in.accept('b') ? Color.BLACK : in.accept('w') ? Color.WHITE : null;
      if (!in.accept('.')) {
        fail(start, "expected a turn such as w. or a move");
        return;
      }
      otherTurn(start, Math.min(number, TextInput.TOO_LARGE), color == null ? Color.WHITE : color);
    } else {
      move(start);
    }
  }

  private void otherTurn(int start, int number, Color color) {
    in.strictly(Code.E_RAW_TURN, start, in.at(), "a turn is written w. or b.", null);
    out.turn(start, in.at(), number == TextInput.TOO_LARGE ? 0 : number, color);
  }

  private void move(int start) {
    String problem = readMove();
    if (problem == null && !in.atEnd() && !TextInput.isBlank(in.peek())) {
      problem = "the move should end before " + in.quote(in.at(), in.wordEnd(in.at()));
    }
    if (problem == null) {
      out.move(start, in.at(), move);
    } else {
      fail(start, problem);
    }
  }

  /** Reads a move into the draft, or says what is wrong. */
  private @Nullable String readMove() {
    move.clear();
    BoardPattern from = in.board('(', ')');
    if (from == null) {
      return "a move begins with its board, such as (0T1)";
    }
    PieceType piece = in.piece();
    int fromFile = in.file();
    int fromRank = in.rank();
    if (fromFile == MovePattern.ANY || fromRank == MovePattern.ANY) {
      return "expected the square the piece comes from";
    }
    signs();
    BoardPattern to = in.board('(', ')');
    if (to == null) {
      return "expected the board the piece goes to";
    }
    signs();
    int toFile = in.file();
    int toRank = in.rank();
    if (toFile == MovePattern.ANY || toRank == MovePattern.ANY) {
      return "expected the square the piece goes to";
    }
    move.source(from).piece(piece).from(fromFile, fromRank).target(to).to(toFile, toRank);
    return in.promotion(move);
  }

  /** Jump and capture signs, which the notation does without. */
  private void signs() {
    int start = in.at();
    if (in.accept(">>")) {
      move.arrow(Arrow.BRANCH);
    } else if (in.accept('>')) {
      // One program writes it between any two boards, so it says nothing.
      move.arrow(Arrow.NONE);
    }
    if (in.accept('x')) {
      move.capture(true);
    }
    if (in.at() > start) {
      in.strictly(Code.E_MOVE_SYNTAX, start, in.at(), "no sign stands between the boards", null);
    }
  }

  private void fail(int start, String expected) {
    int stop = in.wordEnd(Math.max(in.at(), start + 1));
    in.notAMove(Code.E_MOVE_SYNTAX, start, stop, expected);
    out.broken(start, stop);
  }
}
