package fivefold.cli.option;

import fivefold.cli.io.Context;
import fivefold.cli.io.GameRun;
import fivefold.cli.io.Inputs;
import fivefold.cli.io.UsageException;
import fivefold.game.Game;
import fivefold.notation.ReadOptions;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How a command reads games, a mixin: what they are written in, and how many at once. */
public final class ReadingOptions {
  @Mixin private JobsOption jobs = new JobsOption();

  @Option(
      names = "--from",
      paramLabel = "ID",
      description = "The notation of the input, see 'fivefold notations' (default: detected).")
  private @Nullable String from;

  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description =
          "The variant of games that don't name theirs, or a file with its boards (default:"
              + " Standard).")
  private @Nullable String variant;

  @Option(names = "--strict", description = "Reject whatever the specification doesn't allow.")
  private boolean strict;

  @Option(names = "--repair", description = "Repair scanning errors, and report each repair.")
  private boolean repair;

  /** Whether {@code --strict} was given. */
  public boolean strict() {
    return strict;
  }

  /** What stands behind {@code --variant}. */
  public Optional<String> variant() {
    return Optional.ofNullable(variant);
  }

  /** How many games are worked on at once unless the user says so. */
  public void usuallyAtOnce(int games) {
    jobs.usually(games);
  }

  public int jobs() {
    return jobs.jobs();
  }

  /** How to read, as the options say it. */
  public ReadOptions readOptions() {
    if (strict && repair) {
      throw new UsageException("--strict and --repair can't be combined");
    }
    return strict ? ofVariant(ReadOptions.STRICT) : lenientOptions();
  }

  /** As {@link #readOptions()}, for commands whose {@code --strict} is not about reading. */
  public ReadOptions lenientOptions() {
    return ofVariant(repair ? ReadOptions.REPAIR : ReadOptions.LENIENT);
  }

  private ReadOptions ofVariant(ReadOptions options) {
    if (variant == null) {
      return options;
    }
    Game start = Names.start(variant);
    return start.variant().isPresent()
        ? options.withVariant(start.variant().get())
        : options.withStart(start.start());
  }

  /** A run over games of these inputs, read in this way. */
  public GameRun run(Context context, Inputs chosen, ReadOptions options) {
    return new GameRun(
        context, chosen, jobs.jobs(), from == null ? null : Names.readable(from), options);
  }

  /** The start position of the variant, if one was named. */
  public Optional<Game> start() {
    return variant().map(Names::start);
  }
}
