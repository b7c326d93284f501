package fivefold.cli;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that every command has. */
final class CommonOptions {
  /** When to use colours. */
  enum Color {
    AUTO,
    ALWAYS,
    NEVER;

    Paint paint(Streams streams, boolean terminal) {
      boolean wanted =
          switch (this) {
            case ALWAYS -> true;
            case NEVER -> false;
            // The NO_COLOR custom: set to anything but nothing, it means no.
            case AUTO ->
                terminal
                    && streams.variable("NO_COLOR").isEmpty()
                    && !streams.variable("TERM").equals("dumb");
          };
      return wanted ? Paint.COLOURED : Paint.PLAIN;
    }

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  @Option(
      names = "--color",
      paramLabel = "WHEN",
      defaultValue = "auto",
      description = "Use colours: ${COMPLETION-CANDIDATES}.")
  private Color color = Color.AUTO;

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Write to this file, whole or not at all, instead of standard output.")
  private @Nullable String output;

  @Option(names = "--timing", description = "Report on stderr how long each phase took.")
  private boolean timing;

  Color color() {
    return color;
  }

  boolean json() {
    return json;
  }

  boolean timing() {
    return timing;
  }

  /** The file to write to, or null for standard output. */
  @Nullable String output() {
    return output == null || output.equals("-") ? null : output;
  }
}
