package fivefold.notation.axel;

import static fivefold.notation.TextInput.isDigit;

import fivefold.model.Color;
import fivefold.notation.Script;
import fivefold.notation.TextInput;
import fivefold.text.Code;

/**
 * Reads Axel's notation: numbers of actions, {@code ..} before Black's part of a turn, and moves
 * that end with {@code ;} or {@code .}.
 */
final class AxelParser {
  private final TextInput in;
  private final Script.Builder out = Script.builder();
  private final AxelMove move;

  /** The player of the action under way; a number without a letter is the other one's. */
  private Color player = Color.BLACK;

  /** Whether a move must come: behind a number, {@code ..} and {@code ;}. */
  private boolean moveExpected;

  /** How many boards this action passed over with {@code -}. */
  private int skipped;

  AxelParser(TextInput in) {
    this.in = in;
    this.move = new AxelMove(in);
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
    int prefixEnd = prefixEnd(start);
    if (in.accept("..")) {
      black(start);
    } else if (prefixEnd > 0 && !(moveExpected && isPawnMove(start, prefixEnd))) {
      prefix(prefixEnd);
    } else if (in.peek() == ';' || in.peek() == '.') {
      in.take();
      in.report(Code.W_AXEL_ORDER, start, in.at(), "there is no move before this sign", null);
    } else if (in.peek() == '-') {
      in.take();
      skipped++;
      end(start);
    } else {
      move();
    }
  }

  /** Where the number of an action that starts at an offset ends, its dot included; or 0. */
  private int prefixEnd(int start) {
    int i = "wbWB".indexOf(in.charAt(start)) >= 0 ? blanks(start + 1) : start;
    int digits = digits(i);
    if (digits == i) {
      return 0;
    }
    i = blanks(digits);
    if (in.charAt(i) == 'T') {
      int turn = blanks(i + 1);
      i = blanks(digits(turn));
      if (digits(turn) == turn) {
        return 0;
      }
    }
    return in.charAt(i) == '.' ? i + 1 : 0;
  }

  /**
   * Whether what looks like the number of an action is a pawn's move: {@code b5.} is Black's fifth
   * action only where no move is due.
   */
  private boolean isPawnMove(int start, int end) {
    for (int i = start; i < end; i++) {
      if (in.charAt(i) == 'T') {
        return false;
      }
    }
    return in.charAt(start) == 'b';
  }

  private int digits(int from) {
    int i = from;
    while (isDigit(in.charAt(i))) {
      i++;
    }
    return i;
  }

  private int blanks(int from) {
    int i = from;
    while (TextInput.isBlank(in.charAt(i))) {
      i++;
    }
    return i;
  }

  private void prefix(int end) {
    int start = in.at();
    char letter = in.peek();
    player = player.opposite();
    if (!isDigit(letter)) {
      player = letter == 'w' || letter == 'W' ? Color.WHITE : Color.BLACK;
      in.take();
      in.skipBlanks();
    }
    int number = in.number();
    if (number >= TextInput.TOO_LARGE) {
      in.report(Code.W_AXEL_PREFIX, start, in.at(), "no game has that many actions", null);
      number = 0;
    }
    out.turn(start, end, number, player);
    in.skipBlanks();
    if (in.accept('T')) {
      in.skipBlanks();
      out.newPresent(start, end, in.coordinate());
    }
    in.moveTo(end);
    begin();
  }

  private void black(int start) {
    if (player == Color.BLACK) {
      in.report(
          Code.W_AXEL_PREFIX,
          start,
          in.at(),
          ".. goes to Black's part of a turn, but this is Black's",
          "start the next action with its number");
    }
    player = Color.BLACK;
    out.turn(start, in.at(), 0, player);
    begin();
  }

  private void begin() {
    moveExpected = true;
    skipped = 0;
  }

  private void move() {
    int start = in.at();
    if (move.parse(player, skipped)) {
      out.move(start, move.end(), move.draft());
      move.created().ifPresent(line -> out.newLine(move.end(), move.end(), line));
    } else {
      out.broken(start, in.at());
    }
    end(start);
  }

  /** The sign behind a move. */
  private void end(int start) {
    int stop = in.at();
    in.skipBlanks();
    moveExpected = in.accept(';');
    if (!moveExpected && !in.isAhead("..") && !in.accept('.')) {
      in.strictly(Code.E_AXEL_ORDER, start, stop, "a move ends with ; or .", null);
    }
  }
}
