package fivefold.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The command line as a process of its own, as users run it. */
final class Fivefold implements AutoCloseable {
  private final Process process;

  private Fivefold(Process process) {
    this.process = process;
  }

  /** Starts the server of the page on a free port. */
  static Fivefold web() {
    String site = System.getProperty("fivefold.site", "target/site");
    return new Fivefold(start("web", "--port", "0", "--folder", site));
  }

  /** The first line the command prints. */
  String firstLine() {
    try {
      BufferedReader reader =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
      return reader.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Runs a command on a file and returns what it printed. */
  static String run(Path file, String... args) {
    List<String> all = new ArrayList<>(Arrays.asList(args));
    all.add(file.toString());
    try {
      Process process = start(all.toArray(new String[0]));
      byte[] out = process.getInputStream().readAllBytes();
      process.waitFor();
      return new String(out, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static Process start(String... args) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-XX:+UseSerialGC", "-Dfile.encoding=UTF-8", "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.add("fivefold.cli.Main");
    command.addAll(Arrays.asList(args));
    try {
      return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.destroy();
  }
}
