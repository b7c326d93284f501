package fivefold.cli.io;

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
    progress.step("game");
    progress.clear();
    assertThat(drawn()).isEmpty();
  }

  @Test
  void longWorkIsCountedAndTheLineTakenAwayAgain() {
    Progress progress = progress(true);
    progress.step("game");
    millis = 1000;
    progress.step("game");
    millis = 1050; // too soon for another drawing
    progress.step("game");
    millis = 1100;
    progress.step("game");
    progress.clear();
    progress.clear();
    assertThat(drawn()).isEqualTo("|2 games, 2/s|4 games, 4/s|");
  }

  @Test
  void nothingIsDrawnWhereItIsNotWanted() {
    Progress progress = progress(false);
    millis = 5000;
    progress.step("game");
    assertThat(drawn()).isEmpty();
  }

  @Test
  void theRestIsForeseenFromWhatWasRead() {
    Progress progress = progress(true);
    progress.expectBytes(1000);
    progress.read(200);
    millis = 2000;
    progress.step("game");
    progress.read(300);
    millis = 4000;
    progress.step("game");
    progress.read(600); // the file has grown
    millis = 5000;
    progress.step("game");
    assertThat(drawn())
        .isEqualTo(
            "|1 game, 20%, 1/s, 0:08 left|2 games, 50%, 1/s, 0:04 left"
                + "|3 games, 100%, 1/s, 0:00 left");
  }

  @Test
  void longTimesHaveHours() {
    Progress progress = progress(true);
    progress.expectSteps(10_000);
    millis = 1000;
    progress.step("game");
    assertThat(drawn()).isEqualTo("|1 game, 0%, 1/s, 2:46:39 left");
  }

  @Test
  void whatAnEarlierRunDidIsNotCountedAsSpeed() {
    Progress progress = progress(true);
    progress.expectBytes(1000);
    progress.resumeAfter(90);
    progress.read(500);
    millis = 700;
    progress.skipped();
    progress.read(100);
    millis = 2700;
    progress.step("game");
    assertThat(drawn()).isEqualTo("|91 games, 60%, 1/s, 0:08 left");
  }
}
