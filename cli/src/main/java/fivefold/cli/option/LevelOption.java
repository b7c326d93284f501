package fivefold.cli.option;

import fivefold.cli.io.UsageException;
import fivefold.engine.Level;
import picocli.CommandLine.Option;

/** How strongly the engine plays, a mixin. */
public final class LevelOption {
  @Option(
      names = "--level",
      paramLabel = "N",
      description = "How strongly the engine plays, from 1 to 8 (default: ${DEFAULT-VALUE}).")
  private int level = Level.STRONGEST.number();

  public Level level() {
    if (level < 1 || level > Level.STRONGEST.number()) {
      throw new UsageException("--level must be from 1 to " + Level.STRONGEST.number());
    }
    return Level.of(level);
  }
}
