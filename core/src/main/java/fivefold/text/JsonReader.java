package fivefold.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads one JSON value out of a text. What is open is kept on a stack of its own and its depth is
 * limited, so that no input can exhaust memory or the call stack.
 */
public final class JsonReader {
  private static final int MAX_DEPTH = 200;

  /** Numbers that mean something are far shorter. */
  private static final int MAX_NUMBER = 40;

  private final SourceText source;
  private final String text;
  private final Diagnostics found;
  private final Deque<Open> open = new ArrayDeque<>();
  private int at;
  private boolean failed;

  /** An array or object that is not closed yet. */
  private static final class Open {
    private final int start;
    private final boolean object;
    private final List<JsonValue> items = new ArrayList<>();
    private final Map<String, JsonValue> fields = new LinkedHashMap<>();
    private @Nullable String key;

    Open(int start, boolean object) {
      this.start = start;
      this.object = object;
    }
  }

  public JsonReader(SourceText source, int from, Diagnostics found) {
    this.source = source;
    this.text = source.text();
    this.at = from;
    this.found = found;
  }

  /** Where reading stopped. */
  public int at() {
    return at;
  }

  /** The next value; null when there is none or it is broken, which is then reported. */
  public @Nullable JsonValue read() {
    open.clear();
    while (true) {
      blanks();
      JsonValue value = start();
      if (value == null && (open.isEmpty() || failed)) {
        return null;
      }
      while (value != null) {
        if (open.isEmpty()) {
          return value;
        }
        value = add(value);
        if (failed) {
          return null;
        }
      }
    }
  }

  /** A whole value; null when an array or object was opened, or something is wrong. */
  private @Nullable JsonValue start() {
    int start = at;
    Open top = open.peek();
    if (top != null && top.object && top.key == null) {
      return key(top);
    }
    char c = peek();
    if (c == '[' || c == '{') {
      if (open.size() >= MAX_DEPTH) {
        return fail(Code.E_LIMIT, start, "values lie too deep in each other");
      }
      at++;
      open.push(new Open(start, c == '{'));
      blanks();
      return peek() == (c == '{' ? '}' : ']') ? close() : null;
    }
    if (c == '"') {
      String string = string();
      return string == null ? null : value(JsonValue.Kind.STRING, start, string);
    }
    if (c == '-' || isDigit(c)) {
      return number(start);
    }
    for (String word : List.of("true", "false", "null")) {
      if (text.startsWith(word, at)) {
        at += word.length();
        boolean none = word.equals("null");
        return value(none ? JsonValue.Kind.NULL : JsonValue.Kind.BOOLEAN, start, word);
      }
    }
    return fail(Code.E_JSON_SYNTAX, start, "expected a value");
  }

  private @Nullable JsonValue key(Open top) {
    int start = at;
    String key = peek() == '"' ? string() : null;
    if (key == null) {
      return failed ? null : fail(Code.E_JSON_SYNTAX, start, "expected a key in quotes");
    }
    blanks();
    if (peek() != ':') {
      return fail(Code.E_JSON_SYNTAX, at, "expected : after the key");
    }
    at++;
    top.key = key;
    return null;
  }

  /** Puts a value into what is open; gives that when it is closed behind it. */
  private @Nullable JsonValue add(JsonValue value) {
    Open top = open.getFirst();
    if (!top.object) {
      top.items.add(value);
    } else if (top.key != null) {
      if (top.fields.putIfAbsent(top.key, value) != null) {
        found.report(
            Code.W_JSON_DUPLICATE, value.span(), "this key was there before; it is ignored", null);
      }
      top.key = null;
    }
    blanks();
    char c = peek();
    if (c == ',') {
      at++;
      return null;
    }
    if (c == (top.object ? '}' : ']')) {
      return close();
    }
    return fail(Code.E_JSON_SYNTAX, at, "expected , or " + (top.object ? "}" : "]"));
  }

  private JsonValue close() {
    at++;
    Open top = open.pop();
    return new JsonValue(
        top.object ? JsonValue.Kind.OBJECT : JsonValue.Kind.ARRAY,
        new Span(source, top.start, at),
        "",
        List.copyOf(top.items),
        Collections.unmodifiableMap(top.fields));
  }

  private @Nullable JsonValue number(int start) {
    at += peek() == '-' ? 1 : 0;
    int digits = digits();
    boolean good = digits > 0;
    if (peek() == '.') {
      at++;
      good &= digits() > 0;
    }
    if (peek() == 'e' || peek() == 'E') {
      at++;
      at += peek() == '+' || peek() == '-' ? 1 : 0;
      good &= digits() > 0;
    }
    if (!good || at - start > MAX_NUMBER) {
      return fail(Code.E_JSON_SYNTAX, start, "this is not a number");
    }
    return value(JsonValue.Kind.NUMBER, start, text.substring(start, at));
  }

  private int digits() {
    int from = at;
    while (isDigit(peek())) {
      at++;
    }
    return at - from;
  }

  private @Nullable String string() {
    int start = at;
    at++;
    StringBuilder out = new StringBuilder();
    while (at < text.length() && peek() != '"') {
      char c = text.charAt(at++);
      if (c < ' ') {
        fail(Code.E_JSON_SYNTAX, at - 1, "control characters are escaped in strings");
        return null;
      }
      if (c == '\\') {
        int code = escape();
        if (code < 0) {
          fail(Code.E_JSON_SYNTAX, at - 1, "there is no such escape");
          return null;
        }
        out.append((char) code);
      } else {
        out.append(c);
      }
    }
    if (at >= text.length()) {
      at = start;
      fail(Code.E_JSON_SYNTAX, start, "the string is not closed");
      return null;
    }
    at++;
    return out.toString();
  }

  private int escape() {
    char c = peek();
    at += at < text.length() ? 1 : 0;
    switch (c) {
      case '"', '\\', '/' -> {
        return c;
      }
      case 'b' -> {
        return '\b';
      }
      case 'f' -> {
        return '\f';
      }
      case 'n' -> {
        return '\n';
      }
      case 'r' -> {
        return '\r';
      }
      case 't' -> {
        return '\t';
      }
      case 'u' -> {
        return hex();
      }
      default -> {
        return -1;
      }
    }
  }

  private int hex() {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = at < text.length() ? Character.digit(text.charAt(at), 16) : -1;
      if (digit < 0) {
        return -1;
      }
      code = code * 16 + digit;
      at++;
    }
    return code;
  }

  private JsonValue value(JsonValue.Kind kind, int start, String content) {
    return new JsonValue(kind, new Span(source, start, at), content, List.of(), Map.of());
  }

  private @Nullable JsonValue fail(Code code, int start, String message) {
    failed = true;
    int from = Math.min(start, text.length());
    int to = Math.min(from + 1, text.length());
    found.report(code, source.place(from, to), message, null);
    return null;
  }

  private void blanks() {
    while (at < text.length() && (text.charAt(at) <= ' ' || text.charAt(at) == '\ufeff')) {
      at++;
    }
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
