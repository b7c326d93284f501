package fivefold.notation.pgn;

import static fivefold.notation.TextInput.isDigit;

import fivefold.game.Result;
import fivefold.model.Color;
import fivefold.notation.Brackets;
import fivefold.notation.MovePattern;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Reads one game of the family into a script. What can't be read is reported, leaves a {@link
 * Script.Event#BROKEN}, and reading goes on behind it. Variations are counted, not recursed into.
 */
final class PgnParser {
  private final TextInput in;
  private final Dialect dialect;
  private final Script.Builder out;
  private final MovePattern.Draft move = MovePattern.draft();
  private final MoveParser moves;
  private final QuickMove quick;
  private final CommentParser comments;
  private final Brackets brackets;
  private final BoardParser boards;
  private final @Nullable TreeRepair repair;
  private final SerialParser serials;
  private final RemarkParser remarks;

  /** How many variations are open, and where. */
  private int depth;

  private int[] opened = new int[8];

  /** Whether nothing but blanks and comments came since a variation was opened. */
  private boolean justOpened;

  /** Where a variation was closed that repair may open again, or -1. */
  private int closedAt = -1;

  /** Whether anything but headers, boards and comments was seen: then a bracket starts a game. */
  private boolean moveText;

  /** Where the last thing ended that could not be read: what touches it is part of it. */
  private int brokenEnd = -1;

  /** Whether a header that lacks its bracket follows, which starts a game too. */
  private boolean nextGame;

  /**
   * @param whole whether the text is all there is; else it is the beginning of a stream
   */
  PgnParser(
      SourceText source,
      int from,
      boolean whole,
      Dialect dialect,
      ReadOptions options,
      Diagnostics diagnostics) {
    this.in = new TextInput(source, from, whole, options, diagnostics);
    this.dialect = dialect;
    this.out = Script.builder();
    this.comments = new CommentParser(in, dialect, out);
    this.moves = new MoveParser(in, dialect, move, comments::braces);
    this.quick = new QuickMove(in.chars(), move);
    this.brackets = new Brackets(in, out, dialect != Dialect.BRANCHED);
    this.boards = new BoardParser(in, dialect);
    this.repair = in.options().repair() ? new TreeRepair() : null;
    this.serials = new SerialParser(in, out, repair);
    this.remarks = new RemarkParser(in, out);
  }

  Script parse() {
    while (true) {
      in.skipBlanks();
      if (in.atEnd() || (in.peek() == '[' && moveText)) {
        break;
      }
      token();
      if (nextGame) {
        break;
      }
    }
    finishClose();
    if (depth > 0 && !needsMore()) {
      in.report(
          Code.W_TREE_PAREN,
          opened[depth - 1],
          opened[depth - 1] + 1,
          "this variation is not closed"
              + (depth == 1 ? "" : ", and " + (depth - 1) + " around it are not either"),
          "add )");
    }
    return out.build(in.source(), in.at());
  }

  /** Whether the text ended before the game surely did. */
  boolean needsMore() {
    return in.atEnd() && !in.isWhole();
  }

  private void token() {
    char c = in.peek();
    if (closedAt >= 0 && c != '-') {
      reconsiderClose();
    }
    if (justOpened && c != '{') {
      justOpened = false;
      checkOpening(c);
    }
    switch (c) {
      case '{' -> comments.braces();
      case ';' -> comments.line();
      case '[' -> brackets.parse();
      case '(' -> parenthesis();
      case ')' -> close();
      case '/' -> slash();
      case '!', '?' -> remarks.evaluation();
      case '$' -> remarks.numberedEvaluation();
      case '*' -> result(1, null);
      case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> numberOrResult();
      case '-', '\u2022', '\u2013', '\u2014' -> bullet();
      case '.' -> moveText |= serials.dots();
      case '}' -> strayBrace();
      default -> {
        if ((c == 'w' || c == 'b') && in.peek(1) == '.') {
          out.turn(in.at(), in.at() + 2, 0, c == 'w' ? Color.WHITE : Color.BLACK);
          moveText = true;
          in.strictly(Code.E_SERIAL, in.at(), in.at() + 2, "a turn has a number", null);
          in.skip(2);
        } else if (c == '>' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
          move();
        } else {
          unknown();
        }
      }
    }
  }

  /** A variation begins with an action. Moves without a number are the replay's affair. */
  private void checkOpening(char c) {
    if (c == ')' || (c == '(' && !boards.isAhead())) {
      in.strictly(
          Code.E_TREE_PAREN,
          opened[depth - 1],
          in.at() + 1,
          "a variation begins with the number of its action",
          null);
    }
  }

  private void slash() {
    out.turn(in.at(), in.at() + 1, 0, null);
    moveText = true;
    in.skip(1);
    if (repair != null) {
      repair.slash();
    }
  }

  private void move() {
    int start = in.at();
    int stop = in.options().strict() || in.options().repair() ? -1 : quick.parse(start);
    if (stop >= 0) {
      moveText = true;
      in.moveTo(stop);
      out.move(start, stop, move);
      return;
    }
    if (isUnopenedAhead()) {
      unopened();
      return;
    }
    moveText = true;
    if (in.accept("e.p.")) {
      in.strictly(Code.E_CHAR, start, in.at(), "e.p. is not written", null);
    } else if (moves.parse()) {
      out.move(start, in.at(), move);
    } else {
      broken(start);
    }
  }

  private void broken(int start) {
    out.broken(start, in.at());
    brokenEnd = in.at();
  }

  /** Whether the line begins with a header or a board whose bracket is missing. */
  private boolean isUnopenedAhead() {
    boolean lineStart = in.at() == 0 || TextInput.isLineEnd(in.charAt(in.at() - 1));
    return lineStart && brackets.isUnopenedAhead();
  }

  /** A header or a board whose bracket is missing; after moves it belongs to the next game. */
  private void unopened() {
    if (moveText) {
      nextGame = true;
    } else {
      brackets.parseUnopened();
    }
  }

  /** A number before a dot, a result, castling with zeros, or a pass. */
  private void numberOrResult() {
    int start = in.at();
    char c = in.peek();
    if (serials.plain(start)) {
      moveText = true;
      return;
    }
    if (c == '1' && in.peek(1) == '-' && in.peek(2) == '0') {
      result(3, Result.WHITE_WINS);
      return;
    }
    if (c == '0' && in.peek(1) == '-' && in.peek(2) == '1') {
      result(3, Result.BLACK_WINS);
      return;
    }
    if (c == '1' && in.peek(1) == '/' && isDraw()) {
      result(7, Result.DRAW);
      return;
    }
    if (c == '0' && (in.peek(1) == '-' || (in.peek(1) == '0' && in.peek(2) == '0'))) {
      move();
      return;
    }
    int digitsEnd = in.afterDigits(start);
    if (serials.odd(start, digitsEnd)) {
      moveText = true;
      return;
    }
    if (boards.isUnopenedAhead() || startsMove(start, digitsEnd)) {
      move();
    } else {
      unknown();
    }
  }

  /** Whether digits are the rank of a source square, as in {@code 5d3}. */
  private boolean startsMove(int start, int digitsEnd) {
    char next = in.charAt(digitsEnd);
    return digitsEnd - start <= 2 && (TextInput.isFile(next) || next == 'x' || next == '>');
  }

  private boolean isDraw() {
    String draw = Result.DRAW.token();
    for (int i = 0; i < draw.length(); i++) {
      if (in.peek(i) != draw.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private void result(int length, @Nullable Result result) {
    if (result == null) {
      in.strictly(Code.E_CHAR, in.at(), in.at() + 1, "* is not a result", null);
    }
    out.result(in.at(), in.at() + length, result);
    in.skip(length);
    moveText = true;
  }

  private void parenthesis() {
    int start = in.at();
    char next = in.peek(1);
    if (next == '>' || next == '~') {
      remarks.note(next);
    } else if (boards.isAhead()) {
      move();
    } else {
      in.skip(1);
      if (dialect != Dialect.BRANCHED) {
        in.strictly(
            Code.E_TREE_PAREN, start, in.at(), "this notation has no variations", "use branched");
      }
      if (depth == opened.length) {
        opened = Arrays.copyOf(opened, depth * 2);
      }
      opened[depth++] = start;
      justOpened = in.options().strict();
      moveText = true;
      if (repair != null) {
        repair.open();
      }
      out.open(start, in.at());
    }
  }

  private void close() {
    int start = in.at();
    in.skip(1);
    if (depth == 0 && start == brokenEnd) {
      brokenEnd = in.at();
      return;
    }
    if (depth == 0) {
      in.report(Code.W_TREE_PAREN, start, in.at(), "no variation is open here", "remove )");
      return;
    }
    depth--;
    if (repair == null) {
      out.close(start, in.at());
    } else {
      repair.close();
      closedAt = start;
    }
  }

  /** What follows a closing parenthesis shows whether it was a scanner's invention. */
  private void reconsiderClose() {
    if (repair != null && repair.closedTooEarly(in)) {
      in.report(
          Code.W_REPAIR, closedAt, closedAt + 1, "left out: the variation goes on after it", null);
      repair.reopen();
      depth++;
      closedAt = -1;
    } else {
      finishClose();
    }
  }

  private void finishClose() {
    if (closedAt >= 0) {
      out.close(closedAt, closedAt + 1);
      closedAt = -1;
    }
  }

  /** A scanned list has bullets before its items; nothing else explains a dash here. */
  private void bullet() {
    int next = in.afterBlanks(in.at() + 1);
    char c = in.charAt(next);
    if (in.options().repair() && next > in.at() + 1 && (c == '(' || isDigit(c))) {
      in.report(Code.W_REPAIR, in.at(), in.at() + 1, "a list bullet left out", null);
      in.skip(1);
    } else if (boards.isUnopenedAhead()) {
      move();
    } else {
      unknown();
    }
  }

  /** A scanner reads {@code )} after a comment as another brace. */
  private void strayBrace() {
    int start = in.at();
    if (in.options().repair() && depth > 0) {
      in.report(Code.W_REPAIR, start, start + 1, "read as )", null);
      close();
    } else {
      in.skip(1);
      in.report(Code.W_CHAR, start, in.at(), "no comment is open here", "remove }");
    }
  }

  private void unknown() {
    if (isUnopenedAhead()) {
      unopened();
      return;
    }
    int start = in.at();
    int stop = MoveParser.wordEnd(in, start);
    in.moveTo(Math.max(stop, start + 1));
    if (brokenEnd >= 0 && in.afterBlanks(brokenEnd) == start) {
      brokenEnd = in.at();
      return;
    }
    in.report(Code.E_CHAR, start, in.at(), in.quote(start, in.at()) + " means nothing here", null);
    if (moveText) {
      broken(start);
    }
  }
}
