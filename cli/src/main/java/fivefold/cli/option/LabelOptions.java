package fivefold.cli.option;

import fivefold.cli.io.Context;
import fivefold.cli.io.LabelledLines;
import fivefold.cli.io.UsageException;
import picocli.CommandLine.Option;

/** Whether a line says which game it is about, a mixin for commands that print a line a game. */
public final class LabelOptions {
  @Option(
      names = {"-H", "--with-filename"},
      description = "Start each line with the file's name.")
  private boolean always;

  @Option(
      names = {"-h", "--no-filename"},
      description = "Never start a line with the file's name.")
  private boolean never;

  /** The lines of one run of the command; close it when all games are done. */
  public LabelledLines lines(Context context) {
    if (always && never) {
      throw new UsageException("-H and -h can't be combined");
    }
    return new LabelledLines(context.out(), always, never);
  }
}
