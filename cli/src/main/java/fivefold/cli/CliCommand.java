package fivefold.cli;

import java.io.IOException;
import picocli.CommandLine.Mixin;

/** A command. Subclasses carry picocli's annotations and are listed in {@link Commands}. */
abstract class CliCommand {
  @Mixin private CommonOptions common = new CommonOptions();

  final CommonOptions common() {
    return common;
  }

  /** Whether the command writes the files of {@code -o} itself, because there may be several. */
  boolean writesFiles() {
    return false;
  }

  /**
   * Does the work. An {@link IOException} counts as unreadable input, a {@link UsageException} as
   * wrong usage, any other exception as a bug of ours.
   */
  abstract Exit run(Context context) throws IOException;
}
