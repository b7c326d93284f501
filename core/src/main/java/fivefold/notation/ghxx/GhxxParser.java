package fivefold.notation.ghxx;

import fivefold.model.Color;
import fivefold.model.Moment;
import fivefold.notation.ReadOptions;
import fivefold.notation.Script;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.JsonReader;
import fivefold.text.JsonValue;
import fivefold.text.SourceText;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the next variant of a file as a game without moves. */
final class GhxxParser {
  /** Turns further from the usual start than this are a slip. */
  private static final int MAX_OFFSET = 1_000_000;

  private static final int MAX_SIDE = 16;

  private final SourceText source;
  private final int from;
  private final ReadOptions options;
  private final Diagnostics found;
  private final Script.Builder out = Script.builder();

  GhxxParser(SourceText source, int from, ReadOptions options, Diagnostics found) {
    this.source = source;
    this.from = from;
    this.options = options;
    this.found = found;
  }

  Script parse() {
    String text = source.text();
    int at = from;
    // The variants lie in an array, which is read one element at a time.
    while (at < text.length()
        && (text.charAt(at) <= ' ' || "[,]\ufeff".indexOf(text.charAt(at)) >= 0)) {
      at++;
    }
    if (at >= text.length()) {
      return out.build(source, text.length());
    }
    JsonReader reader = new JsonReader(source, at, found);
    JsonValue value = reader.read();
    if (value == null) {
      out.broken(at, Math.min(at + 1, text.length()));
      return out.build(source, text.length());
    }
    variant(value);
    return out.build(source, Math.max(reader.at(), Math.min(from + 1, text.length())));
  }

  private void variant(JsonValue value) {
    JsonValue timelines = value.get("Timelines");
    if (timelines == null || timelines.fields().isEmpty()) {
      error(value, "expected a variant with its Timelines");
      return;
    }
    header(value, "Board", "custom");
    field(value, "Name", "VariantName");
    field(value, "Author", "Author");
    header(value, "Timeline", isEven(value, timelines) ? "Even" : "Odd");
    int offset = 0;
    JsonValue shift = value.get("CosmeticTurnOffset");
    if (shift != null && shift.kind() != JsonValue.Kind.NULL) {
      if (shift.integer(-MAX_OFFSET, MAX_OFFSET).isEmpty()) {
        error(shift, "CosmeticTurnOffset should be a small whole number");
      }
      offset = shift.integer(-MAX_OFFSET, MAX_OFFSET).orElse(0);
    }
    boolean sized = false;
    int boards = 0;
    for (Map.Entry<String, JsonValue> timeline : timelines.fields().entrySet()) {
      String key = timeline.getKey();
      String label = key.endsWith("L") ? key.substring(0, key.length() - 1) : key;
      int halfTurn = 2 * (1 + offset);
      for (JsonValue board : timeline.getValue().items()) {
        String rows = board.string().orElse(null);
        boards++;
        // One too many is enough to be told.
        if (rows != null && boards <= options.limits().boards() + 1) {
          String starred = rows(rows, board);
          if (!sized) {
            header(board, "Size", size(starred));
            sized = true;
          }
          char color = Color.ofHalfTurn(halfTurn).letter();
          String block =
              "[" + starred + ":" + label + ":" + Moment.turn(halfTurn) + ":" + color + "]";
          out.board(board.span().start(), board.span().end(), block);
        } else if (rows == null && board.kind() != JsonValue.Kind.NULL) {
          error(board, "a board should be a string of rows, or null");
        }
        halfTurn++;
      }
    }
  }

  /** Even by the number of timelines, unless the variant says otherwise. */
  private static boolean isEven(JsonValue value, JsonValue timelines) {
    JsonValue builder = value.get("GameBuilderOverride");
    String name = builder == null ? "" : builder.string().orElse("");
    if (name.endsWith("Even") || name.endsWith("Odd")) {
      return name.endsWith("Even");
    }
    return timelines.fields().size() % 2 == 0;
  }

  /**
   * Rows as 5DFEN has them: {@code 8*p} is eight pawns, a star behind a letter means nothing, and
   * all pieces are unmoved.
   */
  private String rows(String rows, JsonValue board) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < rows.length(); i++) {
      char c = rows.charAt(i);
      int count = 0;
      int digits = i;
      while (digits < rows.length() && rows.charAt(digits) >= '0' && rows.charAt(digits) <= '9') {
        count = Math.min(count * 10 + rows.charAt(digits) - '0', 1000);
        digits++;
      }
      if (digits > i && digits + 1 < rows.length() && rows.charAt(digits) == '*') {
        if (count > MAX_SIDE) {
          error(board, "no row has that many squares");
        }
        text.append(unmoved(rows.charAt(digits + 1)).repeat(Math.min(count, MAX_SIDE)));
        i = digits + 1;
      } else if (digits > i) {
        text.append(count);
        i = digits - 1;
      } else if (c != '*') {
        text.append(unmoved(c));
      }
    }
    return text.toString();
  }

  private static String unmoved(char piece) {
    return "PKRWpkrw".indexOf(piece) >= 0 ? piece + "*" : String.valueOf(piece);
  }

  /** The size of a board by its rows; if they make no board, the reader of boards says so. */
  private static String size(String rows) {
    int height = 1;
    int width = 0;
    int number = 0;
    for (int i = 0; i < rows.length(); i++) {
      char c = rows.charAt(i);
      if (c == '/') {
        height++;
      } else if (height == 1 && c >= '0' && c <= '9') {
        number = Math.min(number * 10 + c - '0', 1000);
      } else if (height == 1 && c != '*') {
        width += number + 1;
        number = 0;
      }
    }
    return Math.max(1, width + number) + "x" + height;
  }

  private void field(JsonValue value, String key, String name) {
    JsonValue field = value.get(key);
    @Nullable String text = field == null ? null : field.string().orElse(null);
    if (field != null && text != null && !text.isBlank() && !text.equals(GhxxWriter.NO_NAME)) {
      header(field, name, text);
    }
  }

  private void header(JsonValue value, String key, String text) {
    int start = value.span().start();
    int end = value.span().end();
    out.header(start, end, key, text, start, end);
  }

  private void error(JsonValue value, String message) {
    found.report(Code.E_GHXX_VALUE, value.span(), message, null);
    out.broken(value.span().start(), value.span().end());
  }
}
