package fivefold.notation;

import fivefold.game.Headers.Header;
import fivefold.text.Code;

/** Reads what stands in square brackets: a header {@code [Key "value"]} or a 5DFEN block. */
public final class Brackets {
  /** Blocks are far shorter; this keeps an unclosed bracket from swallowing a game. */
  private static final int MAX_BLOCK = 2000;

  private final TextInput in;
  private final Script.Builder out;

  public Brackets(TextInput in, Script.Builder out) {
    this.in = in;
    this.out = out;
  }

  /** Reads the brackets at the current place; when they are no header and no block, says so. */
  public void parse() {
    int start = in.at();
    int i = start + 1;
    int stop = in.lineEnd(start);
    // A header has a quote before its bracket closes, a block has none.
    while (i < stop && i - start < MAX_BLOCK && in.charAt(i) != '"' && in.charAt(i) != ']') {
      i++;
    }
    if (in.charAt(i) == '"') {
      header(start, i);
    } else if (in.charAt(i) == ']' && in.cut(start, i).indexOf(':') > 0) {
      in.moveTo(i + 1);
      out.board(start, i + 1);
    } else {
      fail(start, "expected [Key \"value\"] or a board such as [4k/5/5/5/K1R2:0:1:w]");
    }
  }

  private void header(int start, int quote) {
    String key = in.cut(start + 1, quote).strip();
    if (key.isEmpty() || key.indexOf(' ') >= 0 || key.indexOf('\t') >= 0) {
      fail(start, "expected [Key \"value\"]");
      return;
    }
    StringBuilder value = new StringBuilder();
    int i = quote + 1;
    int stop = in.lineEnd(start);
    while (i < stop && in.charAt(i) != '"') {
      if (in.charAt(i) == '\\' && (in.charAt(i + 1) == '"' || in.charAt(i + 1) == '\\')) {
        i++;
      }
      value.append(in.charAt(i));
      i++;
    }
    if (i >= stop) {
      fail(start, "the quotes are not closed");
      return;
    }
    in.moveTo(i + 1);
    in.skipSpaces();
    if (!in.accept(']')) {
      in.report(
          Code.E_HEADER_SYNTAX, start, i + 1, "the bracket of this header is not closed", "add ]");
    }
    out.header(start, in.at(), key, value.toString(), quote + 1, i);
  }

  private void fail(int start, String expected) {
    int stop = Math.max(in.lineEnd(start), start + 1);
    in.report(Code.E_HEADER_SYNTAX, start, stop, "this is no header: " + expected, null);
    in.moveTo(stop);
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
      if (c <= ' ' || c == '"' || c == '[' || c == ']' || c == ':' || TextInput.isBlank(c)) {
        return false;
      }
    }
    return !key.isEmpty() && key.length() < MAX_BLOCK && key.equals(key.strip());
  }

  /** A header as notations with brackets write it; line breaks become blanks. */
  public static void write(StringBuilder out, String key, String value) {
    out.append('[').append(key).append(" \"");
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\');
      }
      out.append(TextInput.isLineEnd(c) ? ' ' : c);
    }
    out.append("\"]\n");
  }
}
