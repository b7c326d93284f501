package fivefold.notation.pgn;

import fivefold.notation.ReadOptions;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.SourceText;
import fivefold.text.Span;
import org.jspecify.annotations.Nullable;

/** The text being parsed: a place in it, a few ways to look ahead, and where findings go. */
final class PgnInput {
  /** Numbers are cut here; anything larger is out of every range that is checked later. */
  static final int TOO_LARGE = 100_000_000;

  final Dialect dialect;
  final ReadOptions options;
  final boolean strict;
  final boolean repair;

  /** Whether the text is all there is, not just the beginning of a stream. */
  final boolean whole;

  /** The text with a few NULs after it, so that looking a little ahead is always allowed. */
  final char[] text;

  final int end;
  int at;

  /** How many comments were not closed so far. */
  int unclosed;

  private final SourceText source;
  private final Diagnostics diagnostics;

  PgnInput(
      SourceText source,
      int from,
      boolean whole,
      Dialect dialect,
      ReadOptions options,
      Diagnostics diagnostics) {
    this.source = source;
    this.whole = whole;
    this.dialect = dialect;
    this.options = options;
    this.strict = options.strict();
    this.repair = options.repair();
    this.diagnostics = diagnostics;
    this.end = source.length();
    this.text = source.chars();
    this.at = from;
  }

  char peek() {
    return text[at];
  }

  /** The character a few places ahead, less than {@link SourceText#PADDING}. */
  char peek(int ahead) {
    return text[at + ahead];
  }

  boolean atEnd() {
    return at >= end;
  }

  String cut(int from, int to) {
    return source.text().substring(from, to);
  }

  /** The bits of the blanks among the first 33 characters. */
  private static final long BLANKS = 1L << ' ' | 1L << '\n' | 1L << '\r' | 1L << '\t' | 1L << '\f';

  /** Blanks between tokens; a byte order mark counts as one, since it says nothing. */
  static boolean isBlank(char c) {
    return c <= ' ' ? (BLANKS >> c & 1) != 0 : c >= '\u00a0' && (c == '\u00a0' || c == '\ufeff');
  }

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** A letter that names a file. No board is wide enough for x, so it can mean a capture. */
  static boolean isFile(char c) {
    return c >= 'a' && c <= 'w';
  }

  void skipBlanks() {
    while (isBlank(text[at])) {
      at++;
    }
  }

  int afterBlanks(int from) {
    int i = from;
    while (isBlank(text[i])) {
      i++;
    }
    return i;
  }

  /** Reads digits as a number, cut at {@link #TOO_LARGE}. */
  int number() {
    int value = 0;
    while (isDigit(text[at])) {
      value = value >= TOO_LARGE ? TOO_LARGE : value * 10 + (text[at] - '0');
      at++;
    }
    return value;
  }

  int afterDigits(int from) {
    int i = from;
    while (isDigit(text[i])) {
      i++;
    }
    return i;
  }

  /** The number of the line that an offset lies on. */
  int line(int offset) {
    return source.line(offset);
  }

  /** The end of the line that an offset lies on. */
  int lineEnd(int from) {
    int i = from;
    while (i < end && text[i] != '\n' && text[i] != '\r') {
      i++;
    }
    return i;
  }

  /** The end of a run of characters that are neither blank nor delimit anything. */
  int wordEnd(int from) {
    int i = from;
    while (i < end && !isBlank(text[i]) && !isDelimiter(text[i])) {
      i++;
    }
    return i;
  }

  /** Whether a character may follow a move without a blank. */
  static boolean isDelimiter(char c) {
    return c == '{' || c == '}' || c == '(' || c == ')' || c == '/' || c == ';' || c == '[';
  }

  /** Reports a finding; a strict reader raises what it can. */
  void report(Code code, int from, int to, String message, @Nullable String hint) {
    // What touches the end of a part will be read again with more of the text.
    if (whole || to < end) {
      diagnostics.report(code.raisedIf(strict), new Span(source, from, to), message, hint);
    }
  }

  /** Reports something that a lenient reader takes without a word. */
  void strictly(Code code, int from, int to, String message, @Nullable String hint) {
    if (strict) {
      report(code, from, to, message, hint);
    }
  }

  /** Damage that was mended: never silently. */
  void repaired(int from, int to, String message) {
    report(Code.W_REPAIR, from, to, message, null);
  }

  /** How a stretch of the text looks in a message: short, whatever it contains. */
  String quote(int from, int to) {
    int cutAt = Math.min(to, from + 30);
    return "\"" + cut(from, cutAt) + (cutAt < to ? "…" : "") + "\"";
  }
}
