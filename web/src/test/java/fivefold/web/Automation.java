package fivefold.web;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A browser of another family, driven by what it speaks itself; no more than the tests need. */
interface Automation extends AutoCloseable {
  /** The browser's name and version. */
  String version();

  void open(String address);

  /**
   * Runs the body of an asynchronous function in the page.
   *
   * @return what it returns, as text
   */
  String run(String body);

  /** Performs actions of the WebDriver standard. */
  void perform(List<Map<String, Object>> actions);

  /** Presses and releases the main button at a place in the window. */
  default void click(int x, int y) {
    perform(
        List.of(
            Map.of(
                "type",
                "pointer",
                "id",
                "mouse",
                "parameters",
                Map.of("pointerType", "mouse"),
                "actions",
                List.of(
                    Map.of("type", "pointerMove", "x", x, "y", y, "duration", 0),
                    Map.of("type", "pointerDown", "button", 0),
                    Map.of("type", "pointerUp", "button", 0)))));
  }

  @Override
  void close();

  /** The first of some programs that is installed, or null. */
  static Path program(String... names) {
    for (String name : names) {
      if (name.startsWith("/")) {
        if (Files.isExecutable(Path.of(name))) {
          return Path.of(name);
        }
        continue;
      }
      for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1)) {
        Path file = Path.of(folder).resolve(name);
        if (!folder.isBlank() && Files.isExecutable(file)) {
          return file;
        }
      }
    }
    return null;
  }

  /** Ends a process and waits until it is gone. */
  static void end(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    process.onExit().join();
  }

  static Path newFolder(String name) {
    try {
      return Files.createTempDirectory(name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
