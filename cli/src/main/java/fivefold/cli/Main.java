package fivefold.cli;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The {@code fivefold} command itself. */
@Command(
    name = "fivefold",
    mixinStandardHelpOptions = true,
    description = "Reads, checks, converts, draws and analyses games of 5D chess.")
public final class Main implements Runnable {

  /** Runs the command line and ends the JVM with its exit status. */
  public static void main(String[] args) {
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    if (args.length == 1 && args[0].equals("--version")) {
      // Answered before picocli is loaded: loading it would take most of the time.
      out.println(Version.line());
      return;
    }
    System.exit(new CommandLine(new Main()).execute(args));
  }

  @Override
  public void run() {
    CommandLine.usage(this, System.out);
  }
}
