package fivefold.cli;

import fivefold.cli.Pipeline.Showing;
import fivefold.game.Game;
import fivefold.notation.GameReader;
import fivefold.notation.Games;
import fivefold.notation.Notation;
import fivefold.notation.Notations;
import fivefold.notation.ReadOptions;
import fivefold.notation.ReadResult;
import fivefold.rules.Budget;
import fivefold.text.Diagnostic;
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
  @Mixin private JobsOption jobs = new JobsOption();

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
   * Where a game was read.
   *
   * @param number its number in the file, from 1; 0 when the file is empty
   * @param alone whether there is no other game, so that nothing has to wait for one
   */
  record Read(String file, int number, boolean alone) {
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
  private @Nullable String unwritten;

  /** What a command does with a game, one after the other. */
  interface GameAction {
    Exit on(Read read, Game game) throws IOException;
  }

  /**
   * What a command does with a game: first the work, in any order and on any thread; then, in the
   * order of the games, what the work returns, which alone may print and keep count. It should not
   * hold on to the game, as it may have to wait for others.
   */
  interface GameWork {
    Showing on(Read read, Game game);
  }

  /** As {@link GameWork}, with a game that may have errors. */
  interface ResultWork {
    Showing on(Read read, ReadResult result);
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
  Exit forEachGame(Context context, GameAction action) throws IOException {
    return workOnEachGame(context, (read, game) -> () -> action.on(read, game));
  }

  /** Like {@link #forEachGame}, on many games at once. */
  Exit workOnEachGame(Context context, GameWork work) throws IOException {
    return workOnEachResult(context, (read, result) -> use(read, result, context, work));
  }

  /** Like {@link #workOnEachGameOrVariant}, one after the other. */
  Exit forEachGameOrVariant(Context context, GameAction action) throws IOException {
    return workOnEachGameOrVariant(context, (read, game) -> () -> action.on(read, game));
  }

  /**
   * Like {@link #workOnEachGame}, for commands that do without a game: a variant without a file
   * means its start position, unless a game is piped in.
   */
  Exit workOnEachGameOrVariant(Context context, GameWork work) throws IOException {
    if (variant == null || !inputs.isEmpty()) {
      return workOnEachGame(context, work);
    }
    Variant start = VariantsCommand.findPlayable(variant);
    Game game = Game.of(start.start(), start.name());
    Read alone = new Read(start.name(), 1, true);
    return context.streams().isTerminal(Streams.Standard.IN)
        ? work.on(alone, game).show()
        : workOnEachResult(
            context,
            (read, result) ->
                read.isNothing() ? work.on(alone, game) : use(read, result, context, work));
  }

  private Showing use(Read read, ReadResult result, Context context, GameWork work) {
    Optional<Game> game = result.game();
    Exit refused = !result.hasErrors() ? Exit.DONE : isNoGame(result) ? Exit.UNREADABLE : Exit.NO;
    boolean used =
        game.isPresent() && (refused == Exit.DONE || (refused == Exit.NO && drawsBrokenGames));
    Showing showing = used ? work.on(read, game.get()) : () -> Exit.NO;
    List<Diagnostic> found = result.diagnostics();
    return () -> {
      found.forEach(context::report);
      return refused.worst(showing.show());
    };
  }

  /**
   * Works on game after game, on many at once, whatever was found in them; showing the findings is
   * up to the command.
   */
  Exit workOnEachResult(Context context, ResultWork work) throws IOException {
    ReadOptions options = options();
    Notation notation = notation();
    try (Pipeline pipeline = jobs.pipeline()) {
      inputs.forEach(
          context,
          input -> read(input, notation, options, context, pipeline, work),
          problem ->
              pipeline.addShowing(
                  () -> {
                    context.error(problem);
                    return Exit.UNREADABLE;
                  }));
      return pipeline.finish();
    }
  }

  private void read(
      Input input,
      @Nullable Notation notation,
      ReadOptions options,
      Context context,
      Pipeline pipeline,
      ResultWork work)
      throws IOException {
    String file = input.name();
    GameReader games = new GameReader(file, input.reader(), notation, options);
    int number = 0;
    boolean more = hasNext(games, context);
    while (more) {
      number++;
      GameReader.Unplayed next = games.nextUnplayed();
      more = hasNext(games, context);
      Read read = new Read(file, number, number == 1 && !more && !inputs.several());
      pipeline.add(
          () -> {
            ReadResult result = context.timing().phase("read", next::play);
            return inFile(file, context, work.on(read, result));
          },
          next.length());
    }
    if (number == 0) {
      Read nothing = new Read(file, 0, true);
      pipeline.add(() -> inFile(file, context, work.on(nothing, Games.none(file))), 0);
    }
  }

  /** Counts a game; after one that could not be written, no other of its file is tried. */
  private Showing inFile(String file, Context context, Showing showing) {
    return () -> {
      if (file.equals(unwritten)) {
        return Exit.UNREADABLE;
      }
      try {
        Exit exit = showing.show();
        context.progress().step("games");
        return exit;
      } catch (IOException e) {
        unwritten = file;
        context.error(file + ": " + IoProblem.describe(e));
        return Exit.UNREADABLE;
      }
    };
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
