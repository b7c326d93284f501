package fivefold.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.cli.io.Streams;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A check that is stopped at any of its findings and then resumed ends as if nothing had been. */
class ResumeTest {
  @TempDir Path folder;
  private final List<String> words = new ArrayList<>();

  /** Games with and without errors, a file that is missing, one without a game, an empty one. */
  @BeforeEach
  void writeFiles() throws IOException {
    String good = "[Board \"Standard\"]\n\n1. e4 / e5\n\n";
    String wrong = "[Board \"Standard\"]\n\n1. e5\n\n";
    String unsure = "[Board \"Standard\"]\n\n1. e4+ / e5\n\n";
    words.addAll(List.of("check", "--resume", folder.resolve("notes").toString()));
    add("a", good.repeat(3) + wrong + good + unsure);
    words.add(folder.resolve("missing").toString());
    add("b", "shopping list");
    add("c", wrong + wrong + good.repeat(200) + unsure);
    add("d", "");
    add("e", good + wrong);
  }

  private void add(String name, String text) throws IOException {
    words.add(Files.writeString(folder.resolve(name), text).toString());
  }

  @Test
  void theSummaryIsThatOfARunInOne() {
    CliRunner.Result whole = CliRunner.fivefold(words.toArray(String[]::new));
    assertThat(whole.out()).startsWith("211 games, 6 errors, 2 warnings");
    assertThat(whole.status()).isEqualTo(3);
    assertThat(folder.resolve("notes")).doesNotExist();

    int messages = 9;
    for (int stop = 1; stop <= messages; stop++) {
      interruptAt(stop);
      assertThat(folder.resolve("notes")).as("stopped at message " + stop).exists();
      CliRunner.Result rest = CliRunner.fivefold(words.toArray(String[]::new));
      assertThat(rest.out()).as("stopped at message " + stop).isEqualTo(whole.out());
      assertThat(rest.status()).as("stopped at message " + stop).isEqualTo(whole.status());
      assertThat(folder.resolve("notes")).doesNotExist();
    }
    assertThat(whole.err().lines().filter(line -> line.matches(".*(error|warning)[:\\[].*")))
        .hasSize(messages);
  }

  @Test
  void notesOfFilesThatHaveChangedAreRefused() throws IOException {
    interruptAt(4);
    Files.setLastModifiedTime(folder.resolve("c"), FileTime.fromMillis(1000));
    CliRunner.Result result = CliRunner.fivefold(words.toArray(String[]::new));
    assertThat(result.status()).isEqualTo(2);
    assertThat(result.err()).contains("the inputs have changed");
    assertThat(folder.resolve("notes")).exists();
  }

  /** Runs until so many messages have been printed, as if the next had been Ctrl-C. */
  private void interruptAt(int message) {
    PrintStream err =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8) {
          private int count;

          @Override
          public void print(String text) {
            if (++count > message) {
              throw new IllegalStateException("interrupted");
            }
          }

          @Override
          public void println(String text) {
            print(text);
          }
        };
    PrintStream out =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8) {
          @Override
          public void println(String text) {
            throw new IllegalStateException("interrupted at the summary");
          }
        };
    Streams streams = new Streams(InputStream.nullInputStream(), out, err, Set.of(), Map.of());
    assertThatThrownBy(() -> Cli.run(streams, Commands.all(), words.toArray(String[]::new)))
        .hasMessageStartingWith("interrupted");
  }
}
