package fivefold.notation.averagehuman;

import static fivefold.notation.TextInput.isDigit;

import fivefold.model.Color;
import fivefold.notation.BoardPattern;
import fivefold.notation.BoardPattern.LineForm;
import fivefold.notation.BoardPattern.TurnForm;
import fivefold.notation.MovePattern;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code 2. Nb1T-1b3, L1a7a6}. Letters, capture signs, promotions and check signs are not in
 * the part of the description that is known; they are taken where they would be expected.
 */
final class AverageHumanParser {
  private final TextInput in;
  private final Script.Builder out = Script.builder();
  private final MovePattern.Draft move = MovePattern.draft();
  private boolean warned;

  AverageHumanParser(TextInput in) {
    this.in = in;
  }

  /** A number, and a comma between two moves that begin with two squares. */
  static int sniff(CharSequence head) {
    String text = head.toString().stripLeading();
    int dot = text.indexOf('.');
    int comma = text.indexOf(',');
    if (dot < 1 || comma < dot || text.indexOf('(') >= 0 || text.indexOf('[') >= 0) {
      return 0;
    }
    for (int i = 0; i < dot; i++) {
      if (!isDigit(text.charAt(i))) {
        return 0;
      }
    }
    int squares = 0;
    for (int i = dot; i + 1 < comma; i++) {
      squares += TextInput.isFile(text.charAt(i)) && isDigit(text.charAt(i + 1)) ? 1 : 0;
    }
    return squares >= 2 && squares % 2 == 0 ? 60 : 0;
  }

  Script parse() {
    in.skipBlanks();
    while (!in.atEnd()) {
      token();
      in.skipBlanks();
    }
    return out.build(in.source(), in.at());
  }

  private void token() {
    int start = in.at();
    if (!warned) {
      warned = true;
      in.report(
          Code.W_EXPERIMENTAL,
          start,
          start,
          "this notation is only partly known; check what was read",
          null);
    }
    if (in.accept(',')) {
      out.turn(start, in.at(), 0, Color.BLACK);
    } else if (isDigit(in.peek())) {
      number(start);
    } else if (!in.accept(';')) {
      move(start);
    }
  }

  private void number(int start) {
    int number = in.number();
    if (in.accept('.')) {
      out.turn(start, in.at(), number >= TextInput.TOO_LARGE ? 0 : number, Color.WHITE);
    } else {
      fail(start, "expected a dot after the number of the turn");
    }
  }

  private void move(int start) {
    move.clear();
    String problem = readMove();
    char c = in.peek();
    if (problem == null && !in.atEnd() && !TextInput.isBlank(c) && c != ',' && c != ';') {
      problem = "the move should end before " + in.quote(in.at(), in.wordEnd(in.at()));
    }
    if (problem == null) {
      out.move(start, in.at(), move);
    } else {
      fail(start, problem);
    }
  }

  private @Nullable String readMove() {
    BoardPattern source = in.peek() == 'L' ? line() : zero();
    if (source == null) {
      return "L wants a timeline";
    }
    move.source(source);
    if (in.castling(move)) {
      return in.marks(move);
    }
    move.piece(in.piece());
    int file = in.file();
    int rank = in.rank();
    if (file == MovePattern.ANY || rank == MovePattern.ANY) {
      return "expected the square the piece comes from";
    }
    move.from(file, rank).capture(in.accept('x'));
    boolean jumps = in.peek() == 'L' || in.peek() == 'T';
    BoardPattern line = in.peek() == 'L' ? line() : null;
    int turns = 0;
    if (in.accept('T')) {
      boolean minus = in.accept('-');
      if (!minus) {
        in.accept('+');
      }
      if (!isDigit(in.peek())) {
        return "T wants a number of turns, such as T-2";
      }
      turns = in.coordinate() * (minus ? -1 : 1);
    }
    if (jumps) {
      move.target(
          new BoardPattern(
              line == null ? LineForm.OFFSET : line.lineForm(),
              line == null ? 0 : line.line(),
              TurnForm.OFFSET,
              turns,
              null));
    }
    int toFile = in.file();
    int toRank = in.rank();
    if (toFile == MovePattern.ANY || toRank == MovePattern.ANY) {
      return "expected the square the piece goes to";
    }
    move.to(toFile, toRank);
    return in.marks(move);
  }

  private static BoardPattern zero() {
    return new BoardPattern(LineForm.PLAIN, 0, TurnForm.NONE, 0, null);
  }

  private @Nullable BoardPattern line() {
    in.accept('L');
    return in.line();
  }

  private void fail(int start, String expected) {
    int stop = Math.max(in.at(), Math.min(start + 1, in.source().length()));
    while (stop < in.source().length()
        && !TextInput.isBlank(in.charAt(stop))
        && in.charAt(stop) != ','
        && in.charAt(stop) != ';') {
      stop++;
    }
    in.notAMove(Code.E_MOVE_SYNTAX, start, stop, expected);
    out.broken(start, stop);
  }
}
