package fivefold.notation.json;

import fivefold.model.Square;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Takes values out of objects and reports those that are not what they should be. */
final class JsonFields {
  private final Diagnostics found;

  JsonFields(Diagnostics found) {
    this.found = found;
  }

  void error(JsonValue value, String message) {
    found.report(Code.E_JSON_VALUE, value.span(), message, null);
  }

  void warn(Code code, JsonValue value, String message, @Nullable String hint) {
    found.report(code, value.span(), message, hint);
  }

  void fail(Code code, JsonValue value, String message, @Nullable String hint) {
    found.report(code, value.span(), message, hint);
  }

  /** A string, or null when the field is missing, null or something else, which is reported. */
  @Nullable String string(JsonValue object, String key) {
    JsonValue value = field(object, key);
    if (value == null) {
      return null;
    }
    if (value.string().isEmpty()) {
      error(value, key + " should be a string");
    }
    return value.string().orElse(null);
  }

  /** A whole number of at least a minimum, or -1. */
  int number(JsonValue object, String key, int min) {
    JsonValue value = field(object, key);
    if (value == null) {
      return -1;
    }
    if (value.integer(min, 100_000_000).isEmpty()) {
      error(value, key + " should be a whole number from " + min + " on");
    }
    return value.integer(min, 100_000_000).orElse(-1);
  }

  /** The elements of an array; none when the field is missing or something else. */
  List<JsonValue> items(JsonValue object, String key) {
    JsonValue value = field(object, key);
    if (value == null) {
      return List.of();
    }
    if (value.kind() != JsonValue.Kind.ARRAY) {
      error(value, key + " should be an array");
    }
    return value.items();
  }

  /** A field that is there and not null. */
  static @Nullable JsonValue field(JsonValue object, String key) {
    JsonValue value = object.get(key);
    return value == null || value.kind() == JsonValue.Kind.NULL ? null : value;
  }

  /** The square a string names, or null. */
  @Nullable Square square(JsonValue object, String key) {
    String name = string(object, key);
    if (name == null) {
      return null;
    }
    Square square = Square.parse(name).orElse(null);
    if (square == null) {
      error(object, key + " should be a square such as e2");
    }
    return square;
  }
}
