package fivefold.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonReaderTest {
  private final Diagnostics found = new Diagnostics();

  private JsonValue read(String text) {
    return new JsonReader(SourceText.of("x", text), 0, found).read();
  }

  @Test
  void readsEveryKindOfValue() {
    JsonValue value =
        read(" {\"a\": [1, -2.5e1, true, null, \"x\\n\\u0041\\\"\"], \"b\": {}, \"c\": []} ");
    List<JsonValue> items = value.get("a").items();
    assertThat(items.get(0).integer(0, 9)).hasValue(1);
    assertThat(items.get(1).number()).hasValue(-25.0);
    assertThat(items.get(2).isTrue()).isTrue();
    assertThat(items.get(3).kind()).isEqualTo(JsonValue.Kind.NULL);
    assertThat(items.get(4).string()).hasValue("x\nA\"");
    assertThat(value.get("b").fields()).isEmpty();
    assertThat(value.get("c").items()).isEmpty();
    assertThat(found.list()).isEmpty();
  }

  @Test
  void wholeNumbersAreCheckedAgainstTheirBounds() {
    assertThat(read("7").integer(0, 6)).isEmpty();
    assertThat(read("1.5").integer(0, 6)).isEmpty();
    assertThat(read("1e300").integer(Integer.MIN_VALUE, Integer.MAX_VALUE)).isEmpty();
    assertThat(read("\"7\"").integer(0, 9)).isEmpty();
  }

  @Test
  void depthIsLimitedWithoutRecursion() {
    assertThat(read("[".repeat(100_000))).isNull();
    assertThat(found.list()).extracting(found -> found.code().name()).containsExactly("E_LIMIT");
    assertThat(read("[".repeat(150) + "]".repeat(150))).isNotNull();
  }

  @Test
  void theFirstOfTwoEqualKeysCounts() {
    assertThat(read("{\"a\": 1, \"a\": 2}").get("a").integer(0, 9)).hasValue(1);
    assertThat(found.list())
        .extracting(found -> found.code().name())
        .containsExactly("W_JSON_DUPLICATE");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "{",
        "[1",
        "[1,]",
        "{\"a\"}",
        "{a: 1}",
        "tru",
        "-",
        "1.",
        "\"abc",
        "\"\\x\"",
        "\"\\u12g4\"",
        "[1 2]",
        "{\"a\": 1 \"b\": 2}",
        "]",
        "\"a\nb\""
      })
  void brokenTextIsReportedWithItsPlace(String text) {
    assertThat(read(text)).isNull();
    assertThat(found.list()).hasSize(1);
    assertThat(found.list().get(0).code()).isEqualTo(Code.E_JSON_SYNTAX);
    assertThat(found.list().get(0).line()).isPositive();
  }
}
