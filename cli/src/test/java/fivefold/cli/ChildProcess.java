package fivefold.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The program in a process of its own, for what can't be tried inside the test's. */
final class ChildProcess {
  private static final int PATIENCE_SECONDS = 60;

  private final Path folder;

  /** What a run left behind. */
  record Result(int status, String out, String err) {}

  /**
   * @param folder where the processes run; their output goes to hidden files there
   */
  ChildProcess(Path folder) {
    this.folder = folder;
  }

  /** The words that start the program in a shell, with options for the virtual machine. */
  static String program(String... jvm) {
    return "'"
        + Path.of(System.getProperty("java.home"), "bin", "java")
        + "' -XX:+UseSerialGC -XX:TieredStopAtLevel=1 "
        + String.join(" ", jvm)
        + " -cp '"
        + System.getProperty("java.class.path")
        + "' fivefold.cli.Main";
  }

  /** Starts a line of shell, in which $FF is the program. */
  Process start(String line, String... jvm) {
    List<String> words = new ArrayList<>();
    // A shell without job control lets its background processes ignore SIGINT; undo that.
    words.addAll(List.of("env", "--default-signal=INT", "LC_ALL=C.UTF-8", "sh"));
    try {
      // By a file, as arguments would be encoded in whatever the test's locale is.
      Path script = Files.createTempFile(folder, ".run", ".sh");
      Files.writeString(script, line.replace("$FF", program(jvm)) + "\n");
      words.add(script.toString());
      return new ProcessBuilder(words)
          .directory(folder.toFile())
          .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
          .redirectOutput(folder.resolve(".out").toFile())
          .start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs a line of shell, in which $FF is the program. */
  Result run(String line, String... jvm) {
    return finish(start(line, jvm));
  }

  /** Waits for the end of a process. */
  Result finish(Process process) {
    try (InputStream err = process.getErrorStream()) {
      String said = new String(err.readAllBytes(), StandardCharsets.UTF_8);
      if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        throw new AssertionError("the process hangs");
      }
      return new Result(process.exitValue(), Files.readString(folder.resolve(".out")), said);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Waits until a process has said a line on standard error. */
  static String awaitLine(Process process) throws IOException {
    StringBuilder line = new StringBuilder();
    int b = process.getErrorStream().read();
    while (b >= 0 && b != '\n') {
      line.append((char) b);
      b = process.getErrorStream().read();
    }
    return line.toString();
  }

  static void signal(Process process, String name) throws IOException {
    new ProcessBuilder("kill", "-" + name, "" + process.pid()).inheritIO().start();
  }
}
