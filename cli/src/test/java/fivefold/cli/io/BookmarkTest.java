package fivefold.cli.io;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BookmarkTest {
  @TempDir Path folder;
  private Path file;
  private long count;
  private long seconds;

  @BeforeEach
  void nameFile() {
    file = folder.resolve("notes");
  }

  private Bookmark open(String work) throws IOException {
    return Bookmark.open(file, work, () -> List.of(count, -2L), () -> seconds * 1_000_000_000);
  }

  @Test
  void notesAreSavedFromTimeToTimeSoThatAKillLosesLittle() throws IOException {
    try (Bookmark bookmark = open("w")) {
      count = 5;
      bookmark.passed(0, 5, Exit.NO);
      assertThat(file).content().contains("done 0 0 DONE");
      seconds = 2;
      count = 6;
      bookmark.passed(0, 6, Exit.DONE);
      assertThat(file).content().contains("done 0 6 NO 6 -2");
      count = 7;
      bookmark.passed(1, 0, Exit.DONE);
      assertThat(file).content().contains("done 0 6 NO 6 -2");
    }
    assertThat(file).content().contains("done 1 0 NO 7 -2");
    try (Bookmark next = open("w")) {
      assertThat(next.start()).isEqualTo(new Bookmark.Place(1, 0, Exit.NO, List.of(7L, -2L)));
    }
  }

  @Test
  void aFinishedRunLeavesNone() throws IOException {
    try (Bookmark bookmark = open("w")) {
      bookmark.passed(0, 5, Exit.NO);
      bookmark.finish();
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void notesOfAnotherRunAndDamagedOnesAreRefused() throws IOException {
    open("w").close();
    assertThatThrownBy(() -> open("v"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("other options or inputs");
    for (String damage : List.of("done 1 x DONE", "done 1", "done 1 1 MAYBE", "gone 1 1 DONE")) {
      Files.writeString(file, "fivefold notes 1\nwork w\n" + damage + "\n");
      assertThatThrownBy(() -> open("w"))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("damaged");
    }
  }
}
