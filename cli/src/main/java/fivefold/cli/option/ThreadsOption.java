package fivefold.cli.option;

import fivefold.cli.io.Cores;
import fivefold.cli.io.UsageException;
import fivefold.engine.Engine;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How many searches work on a position at once, a mixin. */
public final class ThreadsOption {
  private static final int MOST = 256;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description =
          "Think about a position with N threads (default: one for each processor); a number of"
              + " nodes is always searched by one.")
  private @Nullable Integer threads;

  /** An engine that thinks so. */
  public Engine engine() {
    if (threads != null && (threads < 1 || threads > MOST)) {
      throw new UsageException("--threads must be from 1 to " + MOST);
    }
    Engine engine = new Engine();
    engine.setThreads(threads != null ? threads : Cores.count(), Cores::run);
    return engine;
  }
}
