package fivefold.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SourceTextTest {

  @Test
  void countsLinesWithEveryKindOfLineEnd() {
    SourceText text = SourceText.of("f", "a\nb\r\nc\rd");
    assertThat(text.place(0, 1)).hasToString("f:1:1");
    assertThat(text.place(2, 3)).hasToString("f:2:1");
    assertThat(text.place(5, 6)).hasToString("f:3:1");
    assertThat(text.place(7, 8)).hasToString("f:4:1");
    assertThat(text.place(5, 6).excerpt()).isEqualTo("c");
    assertThat(text.end()).hasToString("f:4:2");
  }

  @Test
  void keepsBlankLinesApart() {
    SourceText text = SourceText.of("f", "a\n\n\nb");
    assertThat(text.place(3, 4)).hasToString("f:3:1");
    assertThat(text.place(3, 4).excerpt()).isEmpty();
    assertThat(text.place(4, 5)).hasToString("f:4:1");
  }

  @Test
  void startsAtTheGivenLineOfABiggerFile() {
    SourceText text = SourceText.of("f", "a\nb", 1000);
    assertThat(text.place(0, 1)).hasToString("f:1000:1");
    assertThat(text.line(2)).isEqualTo(1001);
  }

  @Test
  void aTextInPlaceOfAnotherHasThePlaceOfThat() {
    SourceText file = SourceText.of("file", "one\ntwo three\n", 5);
    SourceText other = SourceText.inPlaceOf(new Span(file, 4, 7), "quite\nanother\ntext");

    assertThat(other.line(14)).isEqualTo(6);
    assertThat(other.place(14, 18)).isEqualTo(file.place(4, 7));
  }

  @Test
  void aTextReadAsAnotherIsShownAsItIs() {
    SourceText file = SourceText.of("file", "one {two}", 5);

    SourceText other = file.readAs("one (two)");

    assertThat(other.text()).isEqualTo("one (two)");
    assertThat(other.place(4, 9)).isEqualTo(file.place(4, 9));
    assertThatThrownBy(() -> file.readAs("one")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void refusesStretchesOutsideTheText() {
    SourceText text = SourceText.of("f", "abc");
    assertThatThrownBy(() -> text.place(2, 4)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> text.place(2, 1)).isInstanceOf(IllegalArgumentException.class);
  }
}
