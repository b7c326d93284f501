package fivefold.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DiagnosticsTest {
  private static final Place PLACE = Place.of("f");

  @Test
  void keepsALimitAndCountsTheRest() {
    Diagnostics found = new Diagnostics(2);
    for (int i = 0; i < 5; i++) {
      found.report(Code.W_LOSS, PLACE, "m", null);
    }
    assertThat(found.list()).extracting(Diagnostic::code).containsExactly(Code.W_LOSS, Code.W_LOSS);
    assertThat(found.warningCount()).isEqualTo(5);
    assertThat(found.omitted()).isEqualTo(3);
    assertThat(found.hasErrors()).isFalse();
  }

  @Test
  void neverLosesTheFirstErrorBehindWarnings() {
    Diagnostics found = new Diagnostics(2);
    found.report(Code.W_LOSS, PLACE, "m", null);
    found.report(Code.W_SIZE, PLACE, "m", null);
    found.report(Code.E_LIMIT, PLACE, "m", null);
    found.report(Code.E_SIZE, PLACE, "m", null);
    assertThat(found.list())
        .extracting(Diagnostic::code)
        .containsExactly(Code.W_LOSS, Code.E_LIMIT);
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
