package fivefold.cli.conformance;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A program that is asked line by line. What it says on its error stream goes to ours. */
public final class Program implements AutoCloseable {
  private static final String ENDED = "the program ended before it had answered everything";

  private final Process process;
  private final BufferedReader in;
  private final BufferedWriter out;

  private Program(Process process) {
    this.process = process;
    this.in =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    this.out =
        new BufferedWriter(
            new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
  }

  /**
   * Starts a program with its arguments.
   *
   * @throws IOException when there is no such program
   */
  public static Program start(List<String> command) throws IOException {
    return new Program(
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start());
  }

  void say(String line) throws IOException {
    try {
      out.write(line);
      out.write('\n');
      out.flush();
    } catch (IOException e) {
      throw new IOException(ENDED, e);
    }
  }

  /** The next line it says. */
  String hear() throws IOException {
    String line = in.readLine();
    if (line == null) {
      throw new IOException(ENDED);
    }
    return line;
  }

  /** Lets the program see the end of its input, and waits a little for it to end. */
  @Override
  public void close() {
    try {
      out.close();
      if (!process.waitFor(2, TimeUnit.SECONDS)) {
        process.destroy();
      }
    } catch (IOException e) {
      process.destroy();
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
    }
  }
}
