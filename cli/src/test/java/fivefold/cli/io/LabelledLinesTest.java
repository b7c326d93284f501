package fivefold.cli.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class LabelledLinesTest {
  @Test
  void oneGameHasNoLabelUnlessAsked() {
    assertThat(printed(false, false, l -> l.print(game("a", 1), "x"))).containsExactly("x");
    assertThat(printed(true, false, l -> l.print(game("a", 1), "x"))).containsExactly("a\tx");
  }

  @Test
  void severalGamesHaveLabelsUnlessForbidden() {
    Consumer<LabelledLines> games =
        l -> {
          l.print(game("a", 1), "x");
          l.print(game("a", 2), "y");
          l.print(game("b", 1), "z");
        };
    assertThat(printed(false, false, games)).containsExactly("a\tx", "a#2\ty", "b\tz");
    assertThat(printed(false, true, games)).containsExactly("x", "y", "z");
  }

  @Test
  void aGameMayHaveSeveralLines() {
    Consumer<LabelledLines> one =
        l -> {
          l.print(game("a", 1), "x");
          l.print(game("a", 1), "y");
        };
    assertThat(printed(false, false, one)).containsExactly("x", "y");
    assertThat(printed(false, false, one.andThen(l -> l.print(game("b", 1), "z"))))
        .containsExactly("a\tx", "a\ty", "b\tz");
  }

  @Test
  void noGamesNoLines() {
    assertThat(printed(false, false, l -> {})).isEmpty();
  }

  private static Origin game(String file, int number) {
    return new Origin(file, number, false);
  }

  private static List<String> printed(
      boolean always, boolean never, Consumer<LabelledLines> games) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    try (LabelledLines lines = new LabelledLines(out, always, never)) {
      games.accept(lines);
    }
    return bytes.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
