package fivefold.notation;

import static fivefold.notation.TextInput.isBlank;
import static fivefold.notation.TextInput.isLineEnd;

import fivefold.fen.FenWriter;
import fivefold.fen.SetupHeaders;
import fivefold.game.Game;
import fivefold.game.Headers.Header;
import fivefold.text.Code;
import java.util.EnumSet;
import java.util.Set;

/** Reads and writes what stands in square brackets: a header {@code [Key "value"]} or a board. */
public final class Brackets {
  /** Boards are far shorter; this keeps an unclosed bracket from swallowing a game. */
  private static final int MAX_BLOCK = 2000;

  private final TextInput in;
  private final Script.Builder out;
  private final boolean escapes;

  public Brackets(TextInput in, Script.Builder out) {
    this(in, out, true);
  }

  /**
   * @param escapes whether a backslash lets a quotation mark stand in a value; lenient readers
   *     always think so
   */
  public Brackets(TextInput in, Script.Builder out, boolean escapes) {
    this.in = in;
    this.out = out;
    this.escapes = escapes || !in.options().strict();
  }

  /** Reads the brackets at the current place; when they are no header and no board, says so. */
  public void parse() {
    int start = in.at();
    int i = start + 1;
    boolean colon = false;
    // A header has a quote before its bracket closes, a board has none.
    while (i < in.end() && i - start < MAX_BLOCK && !isSign(in.charAt(i))) {
      colon |= in.charAt(i) == ':';
      i++;
    }
    if (in.charAt(i) == '"' && !isUnclosedBoard(start)) {
      header(start, start + 1, i);
    } else if (in.charAt(i) == ']' && isUnquoted(start, i)) {
      unquoted(start, i);
    } else if (in.charAt(i) == ']' && colon) {
      in.moveTo(i + 1);
      out.board(start, i + 1);
    } else if (isUnclosedBoard(start)) {
      int end = in.lineEnd(start);
      in.moveTo(end);
      in.report(Code.W_FEN_BRACKET, start, end, "the bracket of this board is not closed", "add ]");
      out.board(start, end, in.cut(start, end) + "]");
    } else {
      fail(start, "expected [Key \"value\"] or a board such as [4k/5/5/5/K1R2:0:1:w]");
    }
  }

  private static boolean isSign(char c) {
    return c == '"' || c == ']' || c == '[' || c == '{';
  }

  /** Whether the rest of the line is a board, though no bracket closes it. */
  private boolean isUnclosedBoard(int start) {
    int end = in.lineEnd(start);
    int colons = 0;
    for (int i = start + 1; i < end && end - start < MAX_BLOCK; i++) {
      char c = in.charAt(i);
      if (isSign(c)) {
        return false;
      }
      colons += c == ':' ? 1 : 0;
    }
    return colons == 3;
  }

  /** Whether brackets hold a word and a value without its quotes. */
  private boolean isUnquoted(int start, int end) {
    int keyEnd = afterLetters(start + 1);
    return keyEnd > start + 1
        && isBlank(in.charAt(keyEnd))
        && in.afterBlanks(keyEnd) < end
        && in.lineEnd(start) >= end;
  }

  private void unquoted(int start, int end) {
    int keyEnd = afterLetters(start + 1);
    int valueStart = in.afterBlanks(keyEnd);
    in.moveTo(end + 1);
    in.report(Code.W_HEADER_SYNTAX, start, end + 1, "the value of a header stands in quotes", null);
    out.header(start, end + 1, start + 1, keyEnd, valueStart, end);
  }

  private int afterLetters(int from) {
    int i = from;
    while ((in.charAt(i) >= 'a' && in.charAt(i) <= 'z')
        || (in.charAt(i) >= 'A' && in.charAt(i) <= 'Z')) {
      i++;
    }
    return i;
  }

  /** Whether a header or a board follows that lacks only its opening bracket. */
  public boolean isUnopenedAhead() {
    int start = in.at();
    int word = afterLetters(start);
    if (word > start && isBlank(in.charAt(word)) && in.charAt(in.afterBlanks(word)) == '"') {
      return in.lineEnd(start) > in.afterBlanks(word);
    }
    int end = in.lineEnd(start);
    int colons = 0;
    for (int i = start; i < end && end - start < MAX_BLOCK && !isBlank(in.charAt(i)); i++) {
      char c = in.charAt(i);
      if (c == ']') {
        return colons == 3;
      }
      colons += c == ':' ? 1 : 0;
    }
    return false;
  }

  /** Reads what {@link #isUnopenedAhead} saw. */
  public void parseUnopened() {
    int start = in.at();
    int word = afterLetters(start);
    int quote = in.afterBlanks(word);
    if (word > start && in.charAt(quote) == '"') {
      in.report(Code.W_HEADER_SYNTAX, start, word, "this header has no opening bracket", "add [");
      header(start, start, quote);
      return;
    }
    int end = start;
    while (in.charAt(end) != ']') {
      end++;
    }
    in.moveTo(end + 1);
    in.report(Code.W_FEN_BRACKET, start, end + 1, "this board has no opening bracket", "add [");
    out.board(start, end + 1, "[" + in.cut(start, end + 1));
  }

  private void header(int start, int keyFrom, int quote) {
    int keyStart = in.afterBlanks(keyFrom);
    int keyEnd = quote;
    while (keyEnd > keyStart && isBlank(in.charAt(keyEnd - 1))) {
      keyEnd--;
    }
    if (keyEnd == keyStart || in.lineEnd(keyStart) < quote || hasBlank(keyStart, keyEnd)) {
      fail(start, "expected [Key \"value\"]");
      return;
    }
    if (keyEnd == quote || keyStart != keyFrom) {
      in.strictly(
          Code.E_HEADER_SYNTAX,
          start,
          quote + 1,
          "a header's key follows its bracket and is followed by a blank",
          null);
    }
    value(start, keyStart, keyEnd, quote + 1);
  }

  private boolean hasBlank(int from, int to) {
    for (int i = from; i < to; i++) {
      if (isBlank(in.charAt(i))) {
        return true;
      }
    }
    return false;
  }

  private void value(int start, int keyStart, int keyEnd, int valueStart) {
    StringBuilder unescaped = null;
    boolean unreadable = false;
    boolean quoted = false;
    int i = valueStart;
    while (i < in.end() && in.charAt(i) != '"' && !isLineEnd(in.charAt(i))) {
      char c = in.charAt(i);
      unreadable |= c == '\ufffd';
      if (c == '\\' && in.charAt(i + 1) == '"' && !escapes) {
        if (!quoted) {
          in.report(
              Code.E_HEADER_SYNTAX,
              i,
              i + 2,
              "a value has no quotation marks in this notation",
              null);
        }
        quoted = true;
        i++;
        c = '"';
      } else if (c == '\\' && escapes && (in.charAt(i + 1) == '"' || in.charAt(i + 1) == '\\')) {
        if (unescaped == null) {
          unescaped = new StringBuilder(in.cut(valueStart, i));
        }
        i++;
        c = in.charAt(i);
      }
      if (unescaped != null) {
        unescaped.append(c);
      }
      i++;
    }
    if (in.charAt(i) != '"') {
      unclosedQuote(start, keyStart, keyEnd, valueStart);
      return;
    }
    in.moveTo(i + 1);
    in.skipSpaces();
    if (!in.accept(']')) {
      in.moveTo(i + 1);
      in.report(Code.W_HEADER_SYNTAX, start, i + 1, "this header has no closing bracket", "add ]");
    }
    if (unreadable) {
      String message = "this header holds bytes that are not UTF-8";
      in.report(Code.W_ENCODING, start, in.at(), message, null);
    }
    if (unescaped == null) {
      out.header(start, in.at(), keyStart, keyEnd, valueStart, i);
    } else {
      String key = in.cut(keyStart, keyEnd);
      out.header(start, in.at(), key, unescaped.toString(), valueStart, i);
    }
  }

  /** A value goes on to the bracket that ends its line, if there is one. */
  private void unclosedQuote(int start, int keyStart, int keyEnd, int valueStart) {
    int end = in.lineEnd(valueStart);
    while (end > valueStart && isBlank(in.charAt(end - 1))) {
      end--;
    }
    if (end == valueStart || in.charAt(end - 1) != ']') {
      fail(start, "the quotes are not closed");
      return;
    }
    in.moveTo(end);
    in.report(Code.W_HEADER_SYNTAX, start, end, "the quotes are not closed", "add \"");
    out.header(start, end, keyStart, keyEnd, valueStart, end - 1);
  }

  private void fail(int start, String expected) {
    int stop = in.lineEnd(start);
    in.report(Code.E_HEADER_SYNTAX, start, stop, "this is not a header: " + expected, null);
    in.moveTo(Math.max(stop, start + 1));
  }

  /**
   * Writes a game's own header. Its key and value may come from a notation where anything can stand
   * in them; here they stay on one line and in their brackets.
   */
  public static void write(StringBuilder out, Header header, Losses losses) {
    if (!isKey(header.key())) {
      losses.add(Feature.HEADERS, "a header whose key can't be written");
      return;
    }
    if (header.value().indexOf('\n') >= 0 || header.value().indexOf('\r') >= 0) {
      losses.add(Feature.HEADERS, "a line break in the header " + header.key());
    }
    write(out, header.key(), header.value());
  }

  /** Whether a text can be read back as the key of a header. */
  private static boolean isKey(String key) {
    for (int i = 0; i < key.length(); i++) {
      char c = key.charAt(i);
      if (c <= ' ' || isSign(c) || isBlank(c)) {
        return false;
      }
    }
    return !key.isEmpty() && key.length() < MAX_BLOCK;
  }

  /**
   * Writes where a game starts before its moves, for notations that have no place for it but whose
   * readers understand brackets.
   *
   * @param nameKey the header that names the variant
   * @return what the notation carries this way
   */
  public static Set<Feature> writeStart(
      StringBuilder out, String nameKey, Game game, Set<Feature> carries, Losses losses) {
    write(out, nameKey, "custom");
    game.variant().ifPresent(name -> write(out, "VariantName", name));
    write(out, "Size", game.start().multiverse().size().toString());
    write(out, "Promotions", SetupHeaders.write(game.start().rules().promotions()));
    for (String block : FenWriter.blocks(game.start().multiverse())) {
      out.append(block).append('\n');
    }
    out.append('\n');
    losses.add(Feature.HEADERS, game.headers().list().size(), "headers");
    Set<Feature> carried = EnumSet.copyOf(carries);
    carried.addAll(Set.of(Feature.START, Feature.UNMOVED, Feature.HEADERS));
    return carried;
  }

  /** A header as notations with brackets write it; line breaks become blanks. */
  public static void write(StringBuilder out, String key, String value) {
    out.append('[').append(key).append(" \"");
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\');
      }
      out.append(isLineEnd(c) ? ' ' : c);
    }
    out.append("\"]\n");
  }
}
