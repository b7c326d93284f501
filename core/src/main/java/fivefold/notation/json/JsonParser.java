package fivefold.notation.json;

import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.text.Diagnostics;
import fivefold.text.JsonReader;
import fivefold.text.JsonValue;
import fivefold.text.SourceText;

/**
 * Finds out which of the formats a text is in. Several of our own games may follow each other, or
 * lie in an array; the others are one game a text.
 */
final class JsonParser {
  private final SourceText source;
  private final int from;
  private final ReadOptions options;
  private final Diagnostics found;
  private final Script.Builder out = Script.builder();

  JsonParser(SourceText source, int from, ReadOptions options, Diagnostics found) {
    this.source = source;
    this.from = from;
    this.options = options;
    this.found = found;
  }

  /**
   * A brace before a key, or a bracket before an object: no other notation begins so. Without the
   * keys of a game it is JSON of somebody else.
   */
  static int sniff(CharSequence head) {
    int first = afterBlanks(head, 0);
    int second = afterBlanks(head, first + 1);
    if (second >= head.length()) {
      return 0;
    }
    char a = head.charAt(first);
    char b = head.charAt(second);
    boolean json = (a == '{' && b == '"') || (a == '[' && b == '{');
    return json && (contains(head, "\"format\"") || contains(head, "\"moves\"")) ? 90 : 0;
  }

  private static boolean contains(CharSequence head, String key) {
    return head.toString().contains(key);
  }

  private static int afterBlanks(CharSequence text, int from) {
    int i = from;
    while (i < text.length() && (text.charAt(i) <= ' ' || text.charAt(i) == '\ufeff')) {
      i++;
    }
    return i;
  }

  Script parse() {
    String text = source.text();
    int at = afterBlanks(text, from);
    while (at < text.length() && (text.charAt(at) == ',' || text.charAt(at) == ']')) {
      at = afterBlanks(text, at + 1);
    }
    if (at >= text.length()) {
      return out.build(source, text.length());
    }
    int inside = text.charAt(at) == '[' ? afterBlanks(text, at + 1) : at;
    if (inside > at && inside < text.length() && text.charAt(inside) == '{') {
      JsonReader first = new JsonReader(source, inside, new Diagnostics());
      JsonValue value = first.read();
      if (value != null && value.get("format") != null) {
        at = inside;
      }
    }
    JsonReader reader = new JsonReader(source, at, found);
    JsonValue value = reader.read();
    if (value == null) {
      // Behind broken JSON nothing can be trusted.
      out.broken(at, Math.min(at + 1, text.length()));
      return out.build(source, text.length());
    }
    game(value);
    return out.build(source, reader.at());
  }

  private void game(JsonValue value) {
    JsonFields fields = new JsonFields(found);
    if (value.kind() == JsonValue.Kind.ARRAY) {
      new ActionListReader(value, options, fields, out).read();
    } else if (value.get("format") != null) {
      new JsonGameReader(value, fields, out).read();
    } else if (value.get("moves") != null && value.get("timelines") != null) {
      new ConverterDumpReader(value, fields, out).read();
    } else {
      fields.error(value, "this is not a game: expected \"format\": \"fivefold\"");
      out.broken(value.span().start(), value.span().start());
    }
  }
}
