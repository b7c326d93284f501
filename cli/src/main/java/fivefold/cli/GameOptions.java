package fivefold.cli;

import fivefold.game.Game;
import fivefold.notation.GameReader;
import fivefold.notation.Games;
import fivefold.notation.Notation;
import fivefold.notation.Notations;
import fivefold.notation.ReadOptions;
import fivefold.notation.ReadResult;
import fivefold.rules.Budget;
import fivefold.text.Suggestions;
import fivefold.variants.Variant;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Which games a command reads and how, a mixin: the files, and what they are written in. */
final class GameOptions {
  @Mixin private InputOptions inputs = new InputOptions();

  @Option(
      names = "--from",
      paramLabel = "ID",
      description = "The notation of the input, see 'fivefold notations'; found out by default.")
  private @Nullable String from;

  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description = "Where games start that do not say it themselves (default: Standard).")
  private @Nullable String variant;

  @Option(names = "--strict", description = "Refuse what is not exactly to the specification.")
  private boolean strict;

  @Option(
      names = "--repair",
      description = "Mend the damage of scanned text, and say what was mended.")
  private boolean repair;

  private boolean lenient;
  private @Nullable Budget signs;

  /** Whether {@code --strict} was given. */
  boolean strict() {
    return strict;
  }

  /** For commands whose {@code --strict} is not about reading. */
  void readLeniently() {
    lenient = true;
  }

  /** For commands that compare check signs with the rules, searching this long for each. */
  void compareSigns(Budget budget) {
    signs = budget;
  }

  InputOptions inputs() {
    return inputs;
  }

  /**
   * One game as it was read.
   *
   * @param number its number in the file, from 1; 0 when the file is empty
   * @param alone whether there is no other game, so that nothing has to wait for one
   */
  record Read(String file, int number, ReadResult result, boolean alone) {
    /** Whether there was not even a text. */
    boolean isNothing() {
      return number == 0;
    }

    /** How messages call the game. */
    String label() {
      return LabelledLines.label(file, number);
    }

    /** A line of JSON about the game. */
    JsonLine json(String command) {
      return JsonLine.of(command, 1).with("file", file).with("game", number);
    }
  }

  private boolean drawsBrokenGames;

  /** What a command does with a game. */
  interface GameAction {
    Exit on(Read read, Game game) throws IOException;
  }

  /** What a command does with a game that may have errors. */
  interface ResultAction {
    Exit on(Read read) throws IOException;
  }

  /**
   * For commands that draw: a game with errors is drawn as far as it could be played. What others
   * compute from half a game would be taken for the answer to the whole.
   */
  GameOptions drawBrokenGames() {
    drawsBrokenGames = true;
    return this;
  }

  /**
   * Reads game after game. Findings are shown; a game with errors is left out and makes the status
   * {@link Exit#NO}.
   */
  Exit forEachGame(Context context, GameAction action) {
    return forEachResult(context, read -> use(read, context, action));
  }

  /**
   * Like {@link #forEachGame}, for commands that do without a game: a variant without a file means
   * its start position, unless a game is piped in.
   */
  Exit forEachGameOrVariant(Context context, GameAction action) throws IOException {
    if (variant == null || !inputs.isEmpty()) {
      return forEachGame(context, action);
    }
    Variant start = VariantsCommand.findPlayable(variant);
    Game game = Game.of(start.start(), start.name());
    ReadResult result = new ReadResult(Optional.of(game), List.of(), 0, 0);
    Read alone = new Read(start.name(), 1, result, true);
    return context.streams().isTerminal(Streams.Standard.IN)
        ? action.on(alone, game)
        : forEachResult(context, read -> use(read.isNothing() ? alone : read, context, action));
  }

  private Exit use(Read read, Context context, GameAction action) throws IOException {
    ReadResult result = read.result();
    result.diagnostics().forEach(context::report);
    Optional<Game> game = result.game();
    if (game.isPresent() && !result.hasErrors()) {
      return action.on(read, game.get());
    }
    if (game.isPresent() && drawsBrokenGames && !isNoGame(result)) {
      return action.on(read, game.get()).worst(Exit.NO);
    }
    return isNoGame(result) ? Exit.UNREADABLE : Exit.NO;
  }

  /** Reads game after game, whatever was found in it; showing the findings is up to the action. */
  Exit forEachResult(Context context, ResultAction action) {
    ReadOptions options = options();
    Notation notation = notation();
    return inputs.forEach(
        context,
        input -> {
          GameReader games = new GameReader(input.name(), input.reader(), notation, options);
          Exit worst = Exit.DONE;
          int number = 0;
          boolean more = hasNext(games, context);
          while (more) {
            number++;
            ReadResult result = context.timing().phase("read", games::next);
            more = hasNext(games, context);
            boolean alone = number == 1 && !more && !inputs.several();
            worst = worst.worst(action.on(new Read(input.name(), number, result, alone)));
            context.progress().step("games");
          }
          if (number == 0) {
            return action.on(new Read(input.name(), 0, Games.none(input.name()), true));
          }
          return worst;
        });
  }

  /** Whether the text is no game in any notation. */
  static boolean isNoGame(ReadResult result) {
    return result.diagnostics().stream()
        .anyMatch(
            found ->
                found.code().equals("E_NO_GAME") || found.code().equals("E_NOTATION_AMBIGUOUS"));
  }

  private static boolean hasNext(GameReader games, Context context) throws IOException {
    try {
      return context.timing().phase("read", games::hasNext);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  ReadOptions options() {
    if (strict && repair && !lenient) {
      throw new UsageException("--strict and --repair exclude each other");
    }
    ReadOptions options =
        strict && !lenient ? ReadOptions.STRICT : repair ? ReadOptions.REPAIR : ReadOptions.LENIENT;
    if (signs != null) {
      options = options.withCheckMarks(true).withBudget(signs);
    }
    return variant == null
        ? options
        : options.withVariant(VariantsCommand.findPlayable(variant).name());
  }

  private @Nullable Notation notation() {
    if (from == null) {
      return null;
    }
    Optional<Notation> found = Notations.find(from);
    if (found.isEmpty()) {
      String hint = Suggestions.didYouMean(Suggestions.nearest(from, Notations.ids(), 3));
      throw new UsageException(
          "there is no notation '" + from + "'" + (hint == null ? "" : "; " + hint));
    }
    if (!found.get().reads()) {
      throw new UsageException("games can be written as " + from + ", but not read");
    }
    return found.get();
  }
}
