package fivefold.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SuggestionsTest {
  private static final List<String> NAMES =
      List.of("Standard", "Standard - Princess", "Small", "Very Small", "check", "show");

  @Test
  void findsMisspellings() {
    assertThat(Suggestions.nearest("standrad", NAMES, 3)).startsWith("Standard");
    assertThat(Suggestions.nearest("chekc", NAMES, 3)).containsExactly("check");
    assertThat(Suggestions.nearest("smal", NAMES, 1)).containsExactly("Small");
  }

  @Test
  void findsNamesThatContainTheWord() {
    assertThat(Suggestions.nearest("princess", NAMES, 3)).containsExactly("Standard - Princess");
  }

  @Test
  void findsNothingNear() {
    assertThat(Suggestions.nearest("zzzzzz", NAMES, 3)).isEmpty();
    assertThat(Suggestions.nearest("", NAMES, 3)).isEmpty();
    assertThat(Suggestions.nearest("standard".repeat(100_000), NAMES, 3)).isEmpty();
  }

  @Test
  void countsASwapOfNeighboursOnce() {
    assertThat(Suggestions.editDistance("abcd", "abdc")).isEqualTo(1);
    assertThat(Suggestions.editDistance("kitten", "sitting")).isEqualTo(3);
    assertThat(Suggestions.editDistance("", "abc")).isEqualTo(3);
  }

  @Test
  void asksAQuestion() {
    assertThat(Suggestions.didYouMean(List.of())).isNull();
    assertThat(Suggestions.didYouMean(List.of("a"))).isEqualTo("did you mean \"a\"?");
    assertThat(Suggestions.didYouMean(List.of("a", "b", "c")))
        .isEqualTo("did you mean \"a\", \"b\" or \"c\"?");
  }
}
