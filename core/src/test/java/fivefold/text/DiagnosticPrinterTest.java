package fivefold.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DiagnosticPrinterTest {

  private static String print(String text, int start, int end) {
    Place place = SourceText.of("game.5dpgn", text).place(start, end);
    return DiagnosticPrinter.PLAIN.print(new Diagnostic(Code.E_CHAR, place, "wrong", "do better"));
  }

  @Test
  void showsTheLineWithACaretAndAHint() {
    assertThat(print("1. e4\n2. Nf9 / e5\n", 9, 12))
        .isEqualTo(
            """
            game.5dpgn:2:4: error[E_CHAR]: wrong
                2. Nf9 / e5
                   ^^^
                hint: do better
            """);
  }

  @Test
  void pointsBehindTheLineAtAnEndOfLine() {
    assertThat(print("abc\ndef", 3, 3)).contains("game.5dpgn:1:4:", "    abc\n       ^\n");
    assertThat(print("", 0, 0)).contains("game.5dpgn:1:1:", "    \n    ^\n");
  }

  @Test
  void cutsAStretchThatGoesOnOnTheNextLine() {
    assertThat(print("ab{cd\nef}", 2, 9)).contains("    ab{cd\n      ^^^\n");
  }

  @Test
  void expandsTabsAboveTheCaret() {
    assertThat(print("\ta\tb", 3, 4)).contains("game.5dpgn:1:4:", "        a   b\n            ^\n");
  }

  @Test
  void makesControlAndDirectionCharactersVisible() {
    assertThat(print("a\u001b[31m\u202eb", 1, 2))
        .contains("    a<U+001B>[31m<U+202E>b\n     ^^^^^^^^\n")
        .doesNotContain("\u001b", "\u202e");
  }

  @Test
  void keepsTheCaretUnderWideAndCombiningCharacters() {
    assertThat(print("漢e\u0301x", 3, 4)).contains("game.5dpgn:1:4:", "\n       ^\n");
  }

  @Test
  void countsASurrogatePairAsOneColumn() {
    assertThat(SourceText.of("f", "\ud83d\ude00x").place(2, 3).column()).isEqualTo(2);
  }

  @Test
  void cutsAVeryLongLineAroundTheCaret() {
    String printed = print("a".repeat(100_000) + "!" + "b".repeat(100_000), 100_000, 100_001);
    assertThat(printed).contains("game.5dpgn:1:100001:");
    String[] lines = printed.split("\n");
    assertThat(lines[1]).hasSizeLessThan(200).startsWith("    …a").endsWith("b…");
    assertThat(lines[1].indexOf('!')).isEqualTo(lines[2].indexOf('^'));
  }

  @Test
  void cutsAVeryLongStretch() {
    assertThat(print("x".repeat(100_000), 0, 100_000).split("\n")[2]).hasSizeLessThan(250);
  }

  @Test
  void printsOneLineAboutAWholeFile() {
    Diagnostic diagnostic = new Diagnostic(Code.W_CHAR, Place.of("a\nb"), "odd");
    assertThat(DiagnosticPrinter.PLAIN.print(diagnostic))
        .isEqualTo("a<U+000A>b: warning[W_CHAR]: odd\n");
  }

  @Test
  void coloursOnlyWhenAsked() {
    Diagnostic diagnostic = new Diagnostic(Code.W_CHAR, Place.of("f"), "odd");
    assertThat(DiagnosticPrinter.COLORED.print(diagnostic))
        .contains("\u001b[1;33mwarning[W_CHAR]:");
  }
}
