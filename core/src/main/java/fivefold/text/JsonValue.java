package fivefold.text;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * A value of a JSON text with its place in it. Asking for a kind it is not gives nothing, so that
 * readers can say what they expected instead.
 */
public final class JsonValue {
  private final Kind kind;
  private final Span span;
  private final String text;
  private final List<JsonValue> items;
  private final Map<String, JsonValue> fields;

  JsonValue(
      Kind kind, Span span, String text, List<JsonValue> items, Map<String, JsonValue> fields) {
    this.kind = kind;
    this.span = span;
    this.text = text;
    this.items = items;
    this.fields = fields;
  }

  /** What a value is. */
  public enum Kind {
    NULL("null"),
    BOOLEAN("true or false"),
    NUMBER("a number"),
    STRING("a string"),
    ARRAY("an array"),
    OBJECT("an object");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    /** A few words for messages. */
    public String label() {
      return label;
    }
  }

  public Kind kind() {
    return kind;
  }

  public Span span() {
    return span;
  }

  /** The text of a string. */
  public Optional<String> string() {
    return kind == Kind.STRING ? Optional.of(text) : Optional.empty();
  }

  /** Whether this is {@code true}. */
  public boolean isTrue() {
    return kind == Kind.BOOLEAN && text.equals("true");
  }

  /** The value of a number. */
  public Optional<Double> number() {
    return kind == Kind.NUMBER ? Optional.of(Double.valueOf(text)) : Optional.empty();
  }

  /** A whole number within these bounds. */
  public OptionalInt integer(int min, int max) {
    if (kind != Kind.NUMBER) {
      return OptionalInt.empty();
    }
    double value = Double.parseDouble(text);
    return value >= min && value <= max && value == Math.rint(value)
        ? OptionalInt.of((int) value)
        : OptionalInt.empty();
  }

  /** The elements of an array; none for other kinds. */
  public List<JsonValue> items() {
    return items;
  }

  /** The fields of an object in the order of the text; none for other kinds. */
  public Map<String, JsonValue> fields() {
    return fields;
  }

  /** A field of an object, or null. */
  public @Nullable JsonValue get(String key) {
    return fields.get(key);
  }

  @Override
  public String toString() {
    return kind.label() + " at " + span.place();
  }
}
