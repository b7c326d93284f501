package fivefold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ProgressTest {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private long millis;

  private Progress progress(boolean wanted) {
    PrintStream terminal = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    return new Progress(terminal, wanted, () -> millis * 1_000_000);
  }

  private String drawn() {
    return bytes.toString(StandardCharsets.UTF_8).replace("\r\u001b[K", "|");
  }

  @Test
  void shortWorkShowsNothing() {
    Progress progress = progress(true);
    millis = 999;
    progress.step("games");
    progress.clear();
    assertThat(drawn()).isEmpty();
  }

  @Test
  void longWorkIsCountedAndTheLineTakenAwayAgain() {
    Progress progress = progress(true);
    progress.step("games");
    millis = 1000;
    progress.step("games");
    millis = 1050; // too soon for another drawing
    progress.step("games");
    millis = 1100;
    progress.step("games");
    progress.clear();
    progress.clear();
    assertThat(drawn()).isEqualTo("|2 games|4 games|");
  }

  @Test
  void nothingIsDrawnWhereItIsNotWanted() {
    Progress progress = progress(false);
    millis = 5000;
    progress.step("games");
    assertThat(drawn()).isEmpty();
  }
}
