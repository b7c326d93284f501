package fivefold.cli;

import java.io.IOException;
import picocli.CommandLine.Mixin;

/** A command. Subclasses carry picocli's annotations and are listed in {@link Commands}. */
abstract class CliCommand {
  @Mixin private CommonOptions common = new CommonOptions();

  final CommonOptions common() {
    return common;
  }

  /**
   * Does the work. An {@link IOException} counts as unreadable input, a {@link UsageException} as
   * wrong usage, any other exception as a bug of ours.
   */
  abstract Exit run(Context context) throws IOException;
}
