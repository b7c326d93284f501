package fivefold.render;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Expected pictures kept as files, so that a person can look at them. Run the tests with {@code
 * -Dtest.argLine=-Dgolden.update=true} to write them anew, then look at the difference.
 */
final class Golden {
  private static final Path FOLDER = Path.of("src/test/resources/fivefold/render");

  private Golden() {}

  static void check(String file, String actual) {
    Path path = FOLDER.resolve(file);
    try {
      if (Boolean.getBoolean("golden.update")) {
        Files.createDirectories(FOLDER);
        Files.writeString(path, actual);
      }
      assertThat(actual).as(file).isEqualTo(Files.readString(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
