package fivefold.cli.io;

import fivefold.text.JsonText;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One line of {@code --json} output: an object that names its schema first. The number in the
 * schema grows when a field changes its meaning or goes away, not when one is added.
 */
public final class JsonLine {
  private final Map<String, @Nullable Object> fields = new LinkedHashMap<>();

  private JsonLine(Object schema) {
    fields.put("schema", schema);
  }

  /** An object of the schema {@code fivefold.COMMAND/VERSION}. */
  public static JsonLine of(String command, int version) {
    return new JsonLine("fivefold." + command + "/" + version);
  }

  /** An object that names only the version of its schema. */
  public static JsonLine ofVersion(int version) {
    return new JsonLine(version);
  }

  /**
   * Adds a field.
   *
   * @param value null, a Boolean, an Integer or Long, a text, or a Collection or Map of these
   */
  public JsonLine with(String name, @Nullable Object value) {
    fields.put(name, value);
    return this;
  }

  @Override
  public String toString() {
    StringBuilder json = new StringBuilder();
    append(json, fields);
    return json.toString();
  }

  private static void append(StringBuilder json, @Nullable Object value) {
    if (value == null
        || value instanceof Boolean
        || value instanceof Integer
        || value instanceof Long) {
      json.append(value);
    } else if (value instanceof String text) {
      JsonText.appendQuoted(json, text);
    } else if (value instanceof Collection<?> items) {
      json.append('[');
      String separator = "";
      for (Object item : items) {
        json.append(separator);
        append(json, item);
        separator = ",";
      }
      json.append(']');
    } else if (value instanceof Map<?, ?> map) {
      json.append('{');
      String separator = "";
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        json.append(separator);
        JsonText.appendQuoted(json, String.valueOf(entry.getKey()));
        json.append(':');
        append(json, entry.getValue());
        separator = ",";
      }
      json.append('}');
    } else {
      throw new IllegalArgumentException("no JSON for " + value.getClass());
    }
  }
}
