package fivefold.notation;

import fivefold.model.Color;
import fivefold.model.PieceType;
import fivefold.notation.BoardPattern.TurnForm;
import fivefold.notation.MovePattern.Check;
import fivefold.notation.MovePattern.Form;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import fivefold.text.Span;
import fivefold.text.VisibleText;
import org.jspecify.annotations.Nullable;

/**
 * A text being parsed: a place in it, what nearly every notation has (numbers, squares, piece
 * letters, boards), and where findings go. Looking past the end gives NUL.
 */
public final class TextInput {
  /** Numbers are cut here; anything larger is out of every range that is checked later. */
  public static final int TOO_LARGE = 100_000_000;

  /** The highest rank a pattern can hold; boards end long before. */
  static final int MAX_RANK = 30;

  private final SourceText source;
  private final String text;

  /** The text with a few NULs after it, so that looking a little ahead is always allowed. */
  private final char[] chars;

  private final ReadOptions options;
  private final boolean whole;
  private final Diagnostics diagnostics;
  private int at;

  /** The stretches that {@link #lineEnd} and {@link #wordEnd} looked at last. */
  private int lineFrom = -1;

  private int lineEnd = -1;
  private int wordFrom = -1;
  private int wordEnd = -1;

  public TextInput(SourceText source, int from, ReadOptions options, Diagnostics diagnostics) {
    this(source, from, true, options, diagnostics);
  }

  /**
   * @param whole whether the text is all there is, not just the beginning of a stream
   */
  public TextInput(
      SourceText source, int from, boolean whole, ReadOptions options, Diagnostics diagnostics) {
    this.source = source;
    this.text = source.text();
    this.chars = source.chars();
    this.at = from;
    this.whole = whole;
    this.options = options;
    this.diagnostics = diagnostics;
  }

  public SourceText source() {
    return source;
  }

  public ReadOptions options() {
    return options;
  }

  /** Whether the text is all there is, not just the beginning of a stream. */
  public boolean isWhole() {
    return whole;
  }

  /** The characters followed by NULs, see {@link SourceText#chars()}. */
  public char[] chars() {
    return chars;
  }

  // The place

  public int at() {
    return at;
  }

  public void moveTo(int offset) {
    at = Math.min(offset, text.length());
  }

  /** Steps over characters that were looked at. */
  public void skip(int count) {
    at += count;
  }

  public int end() {
    return text.length();
  }

  public boolean atEnd() {
    return at >= text.length();
  }

  public char peek() {
    return chars[at];
  }

  /** The character a few places ahead, less than {@link SourceText#PADDING}. */
  public char peek(int ahead) {
    return chars[at + ahead];
  }

  public char charAt(int offset) {
    return offset >= 0 && offset < chars.length ? chars[offset] : 0;
  }

  /** The next character, stepped over. */
  public char take() {
    char c = peek();
    moveTo(at + 1);
    return c;
  }

  /** Steps over a character if it is next. */
  public boolean accept(char wanted) {
    if (peek() != wanted || atEnd()) {
      return false;
    }
    at++;
    return true;
  }

  /** Steps over a word if it is next. */
  public boolean accept(String wanted) {
    if (!text.startsWith(wanted, at)) {
      return false;
    }
    at += wanted.length();
    return true;
  }

  public boolean isAhead(String wanted) {
    return text.startsWith(wanted, at);
  }

  /** The bits of the blanks among the first 33 characters. */
  private static final long BLANKS = 1L << ' ' | 1L << '\n' | 1L << '\r' | 1L << '\t' | 1L << '\f';

  /** Blanks between tokens; a byte order mark counts as one, since it says nothing. */
  public static boolean isBlank(char c) {
    return c <= ' ' ? (BLANKS >> c & 1) != 0 : c >= '\u00a0' && (c == '\u00a0' || c == '\ufeff');
  }

  private static boolean isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\f' || c == '\u00a0' || c == '\ufeff';
  }

  public static boolean isLineEnd(char c) {
    return c == '\n' || c == '\r';
  }

  public static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** A letter that names a file. No board is wide enough for x, so it can mean a capture. */
  public static boolean isFile(char c) {
    return c >= 'a' && c <= 'w';
  }

  public void skipBlanks() {
    while (isBlank(peek())) {
      at++;
    }
  }

  /** The first offset from one on that is no blank. */
  public int afterBlanks(int from) {
    int i = from;
    while (isBlank(charAt(i))) {
      i++;
    }
    return i;
  }

  /** The first offset from one on that is no digit. */
  public int afterDigits(int from) {
    int i = from;
    while (isDigit(charAt(i))) {
      i++;
    }
    return i;
  }

  /** Skips blanks, but stays on the line. */
  public void skipSpaces() {
    while (isSpace(peek())) {
      at++;
    }
  }

  /** The end of the line that an offset lies on. */
  public int lineEnd(int from) {
    // Remembered, since a long line may be asked for its end at every place in it.
    if (from < lineFrom || from > lineEnd) {
      lineFrom = from;
      lineEnd = from;
      while (lineEnd < text.length() && !isLineEnd(chars[lineEnd])) {
        lineEnd++;
      }
    }
    return lineEnd;
  }

  /** The first blank from an offset on, or the end. */
  public int wordEnd(int from) {
    if (from < wordFrom || from > wordEnd) {
      wordFrom = from;
      wordEnd = from;
      while (wordEnd < text.length() && !isBlank(chars[wordEnd])) {
        wordEnd++;
      }
    }
    return wordEnd;
  }

  public String cut(int from, int to) {
    return text.substring(from, to);
  }

  // What most notations have

  /** Reads digits as a number, cut at {@link #TOO_LARGE}; 0 when there are none. */
  public int number() {
    int value = 0;
    while (isDigit(peek())) {
      value = value >= TOO_LARGE ? TOO_LARGE : value * 10 + (peek() - '0');
      at++;
    }
    return value;
  }

  /** Reads the number of a timeline or a turn, cut at what a pattern can hold. */
  public int coordinate() {
    return Math.min(number(), BoardPattern.MAX_NUMBER);
  }

  /** Reads + or -; NUL when there is none. */
  public char sign() {
    return peek() == '+' || peek() == '-' ? take() : 0;
  }

  /** Reads the letter of a file: 0 for a, or {@link MovePattern#ANY} when there is none. */
  public int file() {
    return isFile(peek()) ? take() - 'a' : MovePattern.ANY;
  }

  /**
   * Reads the number of a rank: 0 for 1, or {@link MovePattern#ANY} when there is none. One that no
   * board has stays so: the resolver knows how high the boards are.
   */
  public int rank() {
    if (!isDigit(peek())) {
      return MovePattern.ANY;
    }
    int number = number();
    return number >= 1 && number <= MAX_RANK ? number - 1 : MAX_RANK - 1;
  }

  /** Reads the capital letter of a piece, or gives null. */
  public @Nullable PieceType piece() {
    PieceType type = PieceType.ofLetter(peek()).orElse(null);
    if (type != null) {
      at++;
    }
    return type;
  }

  /**
   * Reads a board such as {@code (0T1)}, {@code (L+1 T2)} or, with other brackets, {@code <0T1>}.
   * Gives null and stays when there is none.
   */
  public @Nullable BoardPattern board(char open, char close) {
    int start = at;
    BoardPattern board = accept(open) ? boardInside() : null;
    if (board != null && accept(close)) {
      return board;
    }
    at = start;
    return null;
  }

  private @Nullable BoardPattern boardInside() {
    skipSpaces();
    accept('L');
    skipSpaces();
    BoardPattern line = line();
    skipSpaces();
    if (line == null || !accept('T')) {
      return null;
    }
    skipSpaces();
    if (!isDigit(peek())) {
      return null;
    }
    int turn = coordinate();
    Color color = accept('w') ? Color.WHITE : accept('b') ? Color.BLACK : null;
    skipSpaces();
    return new BoardPattern(line.lineForm(), line.line(), TurnForm.NUMBER, turn, color);
  }

  /** Reads a timeline such as {@code 0} or {@code +1}, or gives null. */
  public @Nullable BoardPattern line() {
    char sign = sign();
    return isDigit(peek())
        ? new BoardPattern(BoardPattern.lineForm(sign), coordinate(), TurnForm.NONE, 0, null)
        : null;
  }

  /** Reads castling, with letters or zeros, into a move; false when there is none. */
  public boolean castling(MovePattern.Draft move) {
    boolean left = accept("O-O-O") || accept("0-0-0");
    if (!left && !accept("O-O") && !accept("0-0")) {
      return false;
    }
    move.form(left ? Form.CASTLE_LEFT : Form.CASTLE_RIGHT);
    return true;
  }

  /**
   * Reads {@code =Q} into a move, if it is there.
   *
   * @return what is wrong with it, or null
   */
  public @Nullable String promotion(MovePattern.Draft move) {
    if (accept('=')) {
      PieceType promotion = piece();
      if (promotion == null) {
        return "expected the letter of a piece after =";
      }
      move.promotion(promotion);
    }
    return null;
  }

  /**
   * What {@code =Q} and the sign of a check behind a move say.
   *
   * @return what is wrong with them, or null
   */
  public @Nullable String marks(MovePattern.Draft move) {
    String problem = promotion(move);
    if (accept('#')) {
      move.check(Check.CHECKMATE);
    } else if (accept('*')) {
      move.check(Check.SOFTMATE);
    } else if (accept('+')) {
      move.check(Check.CHECK);
    }
    return problem;
  }

  // Findings

  /** Reports a finding; a strict reader raises what it can. */
  public void report(Code code, int from, int to, String message, @Nullable String hint) {
    // What touches the end of a part will be read again with more of the text.
    if (whole || to < text.length()) {
      Span where = new Span(source, from, to);
      diagnostics.report(code.raisedIf(options.strict()), where, message, hint);
    }
  }

  /** Reports something that a lenient reader takes without a word. */
  public void strictly(Code code, int from, int to, String message, @Nullable String hint) {
    if (options.strict()) {
      report(code, from, to, message, hint);
    }
  }

  /** Says why a stretch is not a move, and goes behind it. */
  public void notAMove(Code code, int from, int to, String why) {
    report(code, from, to, quote(from, to) + " is not a move: " + why, null);
    moveTo(to);
  }

  /** How a stretch of the text looks in a message: short, whatever it contains. */
  public String quote(int from, int to) {
    return "\"" + VisibleText.of(cut(from, to), 30) + "\"";
  }
}
