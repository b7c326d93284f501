package fivefold.cli.option;

import fivefold.cli.io.Paint;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that every command has. */
public final class CommonOptions {
  @Option(
      names = "--color",
      paramLabel = "WHEN",
      defaultValue = "auto",
      description = "Use colours: ${COMPLETION-CANDIDATES}.")
  private Paint.When color = Paint.When.AUTO;

  @Option(names = "--json", description = "Print JSON, one object per line.")
  private boolean json;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "Write to this file instead of standard output, all of it or nothing.")
  private @Nullable String output;

  @Option(names = "--timing", description = "Report on stderr how long each phase took.")
  private boolean timing;

  public Paint.When color() {
    return color;
  }

  public boolean json() {
    return json;
  }

  public boolean timing() {
    return timing;
  }

  /** The file to write to, or null for standard output. */
  public @Nullable String output() {
    return output == null || output.equals("-") ? null : output;
  }
}
