package fivefold.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DiagnosticsTest {
  private static final Place PLACE = Place.of("f");

  @Test
  void keepsALimitAndCountsTheRest() {
    Diagnostics found = new Diagnostics(2);
    for (int i = 0; i < 5; i++) {
      found.warning("W_" + i, PLACE, "m", null);
    }
    assertThat(found.list()).extracting(Diagnostic::code).containsExactly("W_0", "W_1");
    assertThat(found.warningCount()).isEqualTo(5);
    assertThat(found.omitted()).isEqualTo(3);
    assertThat(found.hasErrors()).isFalse();
  }

  @Test
  void neverLosesTheFirstErrorBehindWarnings() {
    Diagnostics found = new Diagnostics(2);
    found.warning("W_0", PLACE, "m", null);
    found.warning("W_1", PLACE, "m", null);
    found.error("E_0", PLACE, "m", null);
    found.error("E_1", PLACE, "m", null);
    assertThat(found.list()).extracting(Diagnostic::code).containsExactly("W_0", "E_0");
    assertThat(found.errorCount()).isEqualTo(2);
    assertThat(found.omitted()).isEqualTo(2);
  }

  @Test
  void escapesJsonStrings() {
    assertThat(JsonText.quote("a\"b\\c\n\u0001\u2028\ud800é♔"))
        .isEqualTo("\"a\\\"b\\\\c\\n\\u0001\\u2028\\ud800é♔\"");
    assertThat(JsonText.quote("\ud83d\ude00")).isEqualTo("\"\ud83d\ude00\"");
  }

  @Test
  void cutsVisibleTextBetweenCharacters() {
    assertThat(VisibleText.of("abcdef", 3)).isEqualTo("abc…");
    assertThat(VisibleText.of("ab\ud83d\ude00", 3)).isEqualTo("ab…");
    assertThat(VisibleText.of("\ud800\t")).isEqualTo("<U+D800><U+0009>");
  }
}
