package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.UsageException;
import fivefold.cli.option.CommonOptions;
import java.io.IOException;
import java.util.List;
import picocli.CommandLine.Mixin;

/**
 * A command. Subclasses carry picocli's annotations and are listed in {@code
 * fivefold.cli.Commands}.
 */
public abstract class CliCommand {
  @Mixin private CommonOptions common = new CommonOptions();

  public final CommonOptions common() {
    return common;
  }

  /** Whether the command writes the files of {@code -o} itself, because there may be several. */
  public boolean writesFiles() {
    return false;
  }

  /**
   * Takes a command line that has files and no options, as picocli would.
   *
   * @return whether the command can do that
   */
  public boolean takeFiles(List<String> files) {
    return false;
  }

  /**
   * Does the work. An {@link IOException} counts as unreadable input, a {@link UsageException} as
   * wrong usage, any other exception as a bug of ours.
   */
  public abstract Exit run(Context context) throws IOException;
}
