package fivefold.notation.hexicube;

import static fivefold.notation.TextInput.isDigit;

import fivefold.model.Color;
import fivefold.model.PieceType;
import fivefold.notation.BoardPattern;
import fivefold.notation.BoardPattern.LineForm;
import fivefold.notation.BoardPattern.TurnForm;
import fivefold.notation.MovePattern;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code 13W. Nf3; - 13B. L0d6 Bx T10d4}: items of one to three words. One word is a move on
 * the next timeline from below, two name its timeline, three are a jump.
 */
final class HexicubeParser {
  private static final int MAX_WORDS = 3;

  private final TextInput in;
  private final Script.Builder out = Script.builder();
  private final MovePattern.Draft move = MovePattern.draft();
  private final int[] words = new int[2 * MAX_WORDS];
  private int skipped;
  private boolean begun;

  HexicubeParser(TextInput in) {
    this.in = in;
  }

  /** A number, and {@code ..} between White's and Black's part, but no dot at the end of lines. */
  static int sniff(CharSequence head) {
    String text = head.toString();
    int start = 0;
    while (start < text.length()
        && (TextInput.isBlank(text.charAt(start)) || text.charAt(start) == '#')) {
      int end = text.indexOf('\n', start);
      start = text.charAt(start) != '#' ? start + 1 : end < 0 ? text.length() : end + 1;
    }
    int i = start;
    while (i < text.length() && isDigit(text.charAt(i))) {
      i++;
    }
    boolean letter = i < text.length() && "WB".indexOf(text.charAt(i)) >= 0;
    i += letter ? 1 : 0;
    if (i == start || i >= text.length() || text.charAt(i) != '.') {
      return 0;
    }
    int end = text.indexOf('\n', start);
    String line = text.substring(start, end < 0 ? text.length() : end).strip();
    boolean known = letter || line.contains(" .. ") || text.indexOf("W. ") > 0;
    return known && !line.endsWith(".") && line.indexOf('(') < 0 ? 65 : 0;
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
    if (in.peek() == '#' && !begun) {
      in.moveTo(in.lineEnd(start));
      in.strictly(Code.E_HEX_TOKEN, start, in.at(), "this notation has no comments", null);
      out.comment(start, in.at(), in.cut(start + 1, in.at()).strip());
    } else if (in.accept("..")) {
      turn(start, 0, Color.BLACK);
    } else if (isNumber()) {
      int number = in.number();
      Color color = in.accept('B') || in.accept('b') ? Color.BLACK : Color.WHITE;
      in.moveTo(in.at() + (in.peek() == '.' ? 1 : 2));
      turn(start, number >= TextInput.TOO_LARGE ? 0 : number, color);
    } else {
      item();
    }
  }

  private void turn(int start, int number, Color color) {
    out.turn(start, in.at(), number, color);
    skipped = 0;
    begun = true;
  }

  /** Whether {@code 12.}, {@code 12W.} or {@code 12B.} is ahead. */
  private boolean isNumber() {
    int i = in.at();
    while (isDigit(in.charAt(i))) {
      i++;
    }
    if (i == in.at()) {
      return false;
    }
    i += "WBwb".indexOf(in.charAt(i)) >= 0 && in.charAt(i) != 0 ? 1 : 0;
    return in.charAt(i) == '.';
  }

  private void item() {
    int start = in.at();
    int count = 0;
    int end = start;
    boolean more = true;
    while (more) {
      int from = in.at();
      while (!in.atEnd() && !TextInput.isBlank(in.peek()) && in.peek() != ';') {
        in.take();
      }
      end = in.at();
      if (count < MAX_WORDS) {
        words[2 * count] = from;
        words[2 * count + 1] = end;
      }
      count++;
      in.skipSpaces();
      more =
          !in.accept(';')
              && !in.atEnd()
              && !TextInput.isLineEnd(in.peek())
              && !in.isAhead("..")
              && !isNumber();
    }
    int behind = in.at();
    String problem = read(count, end);
    in.moveTo(behind);
    if (problem != null) {
      in.report(Code.E_HEX_TOKEN, start, Math.max(end, start + 1), problem, null);
      out.broken(start, behind);
    }
  }

  /** Reads the words of an item; says what is wrong, or null. */
  private @Nullable String read(int count, int end) {
    move.clear();
    in.moveTo(words[0]);
    if (count == 1) {
      return oneWord(end);
    }
    if (count > MAX_WORDS) {
      return "a move has three words at most";
    }
    BoardPattern source = line();
    if (source == null) {
      return "a move of several words begins with its timeline, such as L0";
    }
    move.source(source);
    String problem = count == 2 ? twoWords(end) : jump(end);
    if (problem == null) {
      out.move(words[0], end, move);
    }
    return problem;
  }

  private @Nullable String oneWord(int end) {
    String word = in.cut(words[0], end);
    if (word.equals("-")) {
      skipped++;
      return null;
    }
    if (word.equals("#")) {
      // Mate is declared; whether it is one follows from the position.
      return null;
    }
    move.source(BoardPattern.inOrder(LineForm.PLAYABLE, skipped));
    String problem = basic(end);
    if (problem == null) {
      out.move(words[0], end, move);
    }
    return problem;
  }

  private @Nullable String twoWords(int end) {
    if (in.at() != words[1]) {
      return "a jump has three words: where it starts, the piece, where it goes";
    }
    in.moveTo(words[2]);
    return basic(end);
  }

  /** {@code L} and a timeline, or null. */
  private @Nullable BoardPattern line() {
    return in.accept('L') ? in.line() : null;
  }

  private @Nullable String basic(int end) {
    if (in.castling(move)) {
      return tail(end);
    }
    PieceType piece = in.piece();
    int file = in.file();
    int rank = in.rank();
    boolean capture = in.accept('x');
    int toFile = in.file();
    int toRank = in.rank();
    move.piece(piece == null ? PieceType.PAWN : piece).capture(capture);
    if (toFile == MovePattern.ANY && toRank == MovePattern.ANY && !capture) {
      move.to(file, rank);
      toFile = file;
      toRank = rank;
    } else {
      move.from(file, rank).to(toFile, toRank);
    }
    // "exf" is a pawn's capture by its files alone.
    boolean byFiles = piece == null && capture && file != MovePattern.ANY;
    if (toFile == MovePattern.ANY || (toRank == MovePattern.ANY && !byFiles)) {
      return "expected a move such as Nf3, exd5 or O-O";
    }
    return tail(end);
  }

  private @Nullable String jump(int end) {
    int fromFile = in.file();
    int fromRank = in.rank();
    if (fromFile == MovePattern.ANY || fromRank == MovePattern.ANY || in.at() != words[1]) {
      return "a jump begins with timeline and square, such as L0d6";
    }
    in.moveTo(words[2]);
    PieceType piece = in.piece();
    move.piece(piece == null ? PieceType.PAWN : piece).capture(in.accept('x'));
    if (in.at() != words[3]) {
      return "the second word of a jump is the piece, with x when it captures";
    }
    in.moveTo(words[4]);
    BoardPattern line = in.peek() == 'L' ? line() : null;
    boolean turn = in.accept('T');
    if (turn && !isDigit(in.peek())) {
      return "T wants a turn";
    }
    int number = turn ? in.coordinate() : 0;
    move.target(
        new BoardPattern(
            line == null ? LineForm.OFFSET : line.lineForm(),
            line == null ? 0 : line.line(),
            turn ? TurnForm.NUMBER : TurnForm.OFFSET,
            number,
            null));
    int toFile = in.file();
    int toRank = in.rank();
    boolean same = toFile == MovePattern.ANY && toRank == MovePattern.ANY;
    if (!same && (toFile == MovePattern.ANY || toRank == MovePattern.ANY)) {
      return "the square it goes to must be complete";
    }
    move.from(fromFile, fromRank).to(same ? fromFile : toFile, same ? fromRank : toRank);
    return tail(end);
  }

  /** Promotions and check signs, which the notation does not have. */
  private @Nullable String tail(int end) {
    int start = in.at();
    String wrong = in.marks(move);
    if (wrong != null) {
      return wrong;
    }
    if (in.at() != end) {
      return in.quote(in.at(), Math.max(end, in.at())) + " can't follow a move";
    }
    if (end > start) {
      in.strictly(Code.E_HEX_TOKEN, start, end, "the notation has no such sign", null);
    }
    return null;
  }
}
