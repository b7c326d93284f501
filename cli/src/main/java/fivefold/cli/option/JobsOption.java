package fivefold.cli.option;

import fivefold.cli.io.UsageException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How many games are worked on at once, a mixin. */
public final class JobsOption {
  private static final int MOST = 1024;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "Work on N games at once (default: one for each processor).")
  private @Nullable Integer jobs;

  private int usual = Runtime.getRuntime().availableProcessors();

  /** How many unless the user says so, for commands that use the processors otherwise. */
  public void usually(int games) {
    usual = games;
  }

  /** How many. */
  public int jobs() {
    if (jobs != null && (jobs < 1 || jobs > MOST)) {
      throw new UsageException("--jobs must be from 1 to " + MOST);
    }
    return jobs != null ? jobs : usual;
  }
}
