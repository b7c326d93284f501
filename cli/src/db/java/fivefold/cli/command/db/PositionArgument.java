package fivefold.cli.command.db;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.GameRun;
import fivefold.cli.io.Inputs;
import fivefold.cli.option.PositionOptions;
import fivefold.cli.option.ReadingOptions;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.rules.State;
import fivefold.variants.Variants;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;

/** A position, a mixin: one of a game in a file, or the start of a variant. */
public final class PositionArgument {
  @Mixin private PositionOptions at = new PositionOptions();
  @Mixin private ReadingOptions reading = new ReadingOptions();

  ReadingOptions reading() {
    return reading;
  }

  /**
   * The position; what keeps it from being found is reported.
   *
   * @param file the game, a dash for standard input, or null for the start of the variant
   */
  Optional<State> find(Context context, @Nullable String file) throws IOException {
    if (file == null) {
      return Optional.of(
          reading.start().map(Game::start).orElseGet(() -> Variants.standard().start()));
    }
    State[] found = new State[1];
    GameRun run = reading.run(context, Inputs.of(List.of(file)), reading.readOptions());
    run.first(
        (origin, game) -> {
          Optional<Node> node = at.find(game);
          if (node.isEmpty()) {
            return at.missing(context, origin, game).show();
          }
          found[0] = node.get().state();
          return Exit.DONE;
        });
    return Optional.ofNullable(found[0]);
  }
}
