package fivefold.cli.option;

import fivefold.cli.io.Context;
import fivefold.cli.io.GameRun;
import fivefold.cli.io.Inputs;
import fivefold.game.Game;
import fivefold.notation.ReadOptions;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;

/** Which games a command reads and how, a mixin: the files, and what they are written in. */
public final class GameOptions {
  @Mixin private InputOptions inputs = new InputOptions();
  @Mixin private ReadingOptions reading = new ReadingOptions();

  /** Whether {@code --strict} was given. */
  public boolean strict() {
    return reading.strict();
  }

  /** What stands behind {@code --variant}. */
  public Optional<String> variant() {
    return reading.variant();
  }

  /** How many games are worked on at once unless the user says so. */
  public void usuallyAtOnce(int games) {
    reading.usuallyAtOnce(games);
  }

  public int jobs() {
    return reading.jobs();
  }

  /** Takes files that picocli has not parsed. */
  public void takeFiles(List<String> files) {
    inputs.takeFiles(files);
  }

  public Inputs inputs() {
    return inputs.inputs();
  }

  /** How to read, as the options say it. */
  public ReadOptions readOptions() {
    return reading.readOptions();
  }

  /** As {@link #readOptions()}, for commands whose {@code --strict} is not about reading. */
  public ReadOptions lenientOptions() {
    return reading.lenientOptions();
  }

  /** A run over the games. */
  public GameRun run(Context context) {
    return run(context, inputs(), readOptions());
  }

  /** A run over games of these inputs, read in this way. */
  public GameRun run(Context context, Inputs chosen, ReadOptions options) {
    return reading.run(context, chosen, options);
  }

  /**
   * A run for commands that do without a game: a variant without a file means its start position,
   * unless a game is piped in.
   */
  public GameRun runOrVariant(Context context) {
    Inputs chosen = inputs();
    GameRun run = run(context, chosen, readOptions());
    Optional<Game> start = reading.start();
    if (start.isEmpty() || chosen.areNamed()) {
      return run;
    }
    String name = start.get().variant().or(this::variant).orElseThrow();
    return run.withSubstitute(name, start.get());
  }
}
