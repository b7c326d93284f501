package fivefold.cli;

import fivefold.cli.io.ProcessStreams;
import fivefold.cli.io.Version;
import java.util.Locale;

/** Where the {@code fivefold} command starts. */
public final class Main {
  private Main() {}

  /** Runs the command line and ends the JVM with its exit status. */
  public static void main(String[] args) {
    if (args.length == 1 && args[0].equals("--version")) {
      // Answered before anything else is loaded: loading picocli alone takes twice as long.
      System.out.println(Version.line());
      // Print streams keep quiet about a full disk; the long way says what is wrong.
      if (!System.out.checkError()) {
        return;
      }
    }
    // Numbers and messages must not depend on where somebody lives.
    Locale.setDefault(Locale.ROOT);
    System.exit(Cli.run(ProcessStreams.open(), Commands.of(args), args));
  }
}
