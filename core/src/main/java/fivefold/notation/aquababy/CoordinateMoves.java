package fivefold.notation.aquababy;

import static fivefold.notation.TextInput.isDigit;

import fivefold.model.Color;
import fivefold.notation.BoardPattern;
import fivefold.notation.BoardPattern.LineForm;
import fivefold.notation.BoardPattern.TurnForm;
import fivefold.notation.MovePattern;
import fivefold.notation.MovePattern.Form;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import org.jspecify.annotations.Nullable;

/** Reads moves such as {@code (4,1,1,0)(4,3,1,0)=Q}, {@code O-O,0} and {@code 0000,0}. */
final class CoordinateMoves {
  /** Larger coordinates are on no board; the pattern has room for this one. */
  private static final int OFF_BOARD = 29;

  private final TextInput in;
  private final Script.Builder out;
  private final boolean even;
  private final MovePattern.Draft move = MovePattern.draft();
  private int file;
  private int rank;
  private @Nullable BoardPattern board;

  /**
   * @param even whether timelines are numbered as the program numbers even ones: -0 is 0, +0 is 1
   */
  CoordinateMoves(TextInput in, Script.Builder out, boolean even) {
    this.in = in;
    this.out = out;
    this.even = even;
  }

  void parse() {
    int start = in.at();
    move.clear();
    String problem = in.peek() == '(' ? pair() : word();
    if (problem == null && !isEnd()) {
      problem = "expected ; after the move";
    }
    if (problem == null) {
      out.move(start, in.at(), move);
      return;
    }
    int stop = Math.max(in.at(), start + 1);
    while (stop < in.source().length()
        && in.charAt(stop) != ';'
        && !TextInput.isLineEnd(in.charAt(stop))) {
      stop++;
    }
    stop = Math.min(stop, in.source().length());
    in.notAMove(Code.E_AQUA_MOVE, start, stop, problem);
    out.broken(start, stop);
  }

  private boolean isEnd() {
    in.skipSpaces();
    return in.atEnd() || in.peek() == ';' || TextInput.isLineEnd(in.peek());
  }

  private @Nullable String pair() {
    if (!coordinate()) {
      return "expected (x,y,T,L)";
    }
    move.from(file, rank);
    if (board != null) {
      move.source(board);
    }
    in.skipSpaces();
    if (!coordinate()) {
      return "expected where it goes as (x,y,T,L)";
    }
    move.to(file, rank);
    if (board != null) {
      move.target(board);
    }
    return in.promotion(move);
  }

  private boolean coordinate() {
    if (!in.accept('(')) {
      return false;
    }
    in.skipSpaces();
    int x = in.peek() >= '0' && in.peek() <= '9' ? in.number() : -1;
    boolean known = x >= 0 && comma();
    int y = isDigit(in.peek()) ? in.number() : -1;
    known &= y >= 0 && comma();
    boolean digits = isDigit(in.peek());
    int turn = in.coordinate();
    known &= digits && comma();
    BoardPattern line = known ? line() : null;
    in.skipSpaces();
    Color color = null;
    if (in.accept(',')) {
      in.skipSpaces();
      color = in.accept('w') ? Color.WHITE : in.accept('b') ? Color.BLACK : null;
      known &= color != null;
      in.skipSpaces();
    }
    if (!known || line == null || !in.accept(')')) {
      return false;
    }
    file = Math.min(x, OFF_BOARD);
    rank = Math.min(y, OFF_BOARD);
    board = new BoardPattern(line.lineForm(), line.line(), TurnForm.NUMBER, turn, color);
    return true;
  }

  private boolean comma() {
    in.skipSpaces();
    boolean found = in.accept(',');
    in.skipSpaces();
    return found;
  }

  private @Nullable BoardPattern line() {
    BoardPattern line = in.line();
    if (line == null || !even) {
      return line;
    }
    int index = (line.lineForm() == LineForm.MINUS ? -line.line() : line.line()) - 1;
    return new BoardPattern(LineForm.INDEX, index, TurnForm.NONE, 0, null);
  }

  /** Castling or a pass, with a timeline when there is more than one. */
  private @Nullable String word() {
    if (in.accept("0000")) {
      move.form(Form.PASS);
    } else if (!in.castling(move)) {
      return "expected (x,y,T,L)(x,y,T,L), O-O,L or 0000";
    }
    if (in.accept(',')) {
      in.skipSpaces();
      BoardPattern line = line();
      if (line == null) {
        return "expected a timeline";
      }
      move.source(line);
    }
    return null;
  }
}
