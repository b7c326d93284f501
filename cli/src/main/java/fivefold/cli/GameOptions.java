package fivefold.cli;

import fivefold.GameReader;
import fivefold.Games;
import fivefold.Notations;
import fivefold.ReadResult;
import fivefold.cli.Pipeline.Showing;
import fivefold.game.Game;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.rules.Budget;
import fivefold.text.Diagnostic;
import fivefold.text.Suggestions;
import fivefold.variants.Variant;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
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

  /** Goes on where an earlier run stopped, and notes how far this one comes. */
  void resume(Bookmark bookmark) {
    this.bookmark = bookmark;
  }

  /** What tells a run over these games from others, as a short text. */
  String identity() {
    String options = from + "\t" + variant + "\t" + strict + "\t" + repair + "\t" + signs;
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] all = (options + "\n" + inputs.identity()).getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(digest.digest(all));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
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
  private @Nullable Bookmark bookmark;

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
    Bookmark.Place start = bookmark == null ? Bookmark.NOWHERE : bookmark.start();
    try (Pipeline pipeline = jobs.pipeline()) {
      inputs.forEach(
          context,
          start.inputs(),
          (index, input) -> {
            GameReader games = new GameReader(input.name(), input.reader(), notation, options);
            int done = index == start.inputs() ? start.games() : 0;
            read(input.name(), index, games, done, context, pipeline, work);
          },
          (index, problem) ->
              pipeline.addShowing(
                  () -> {
                    context.error(problem);
                    return passed(index + 1, 0, Exit.UNREADABLE);
                  }));
      return start.worst().worst(pipeline.finish());
    }
  }

  /**
   * @param done how many games of the file an earlier run has done
   */
  private void read(
      String file,
      int index,
      GameReader games,
      int done,
      Context context,
      Pipeline pipeline,
      ResultWork work)
      throws IOException {
    int number = 0;
    boolean more = hasNext(games, context);
    while (more) {
      number++;
      GameReader.Unplayed next = games.nextUnplayed();
      more = hasNext(games, context);
      if (number <= done) {
        context.progress().skipped();
        continue;
      }
      int place = number;
      Read read = new Read(file, number, number == 1 && !more && !inputs.several());
      pipeline.add(
          () -> {
            ReadResult result = context.timing().phase("read", next::play);
            Showing showing = work.on(read, result);
            return () -> passed(index, place, show(file, context, showing));
          },
          next.length());
    }
    if (number == 0) {
      Read nothing = new Read(file, 0, true);
      pipeline.add(
          () -> {
            Showing showing = work.on(nothing, Games.none(file));
            return () -> passed(index + 1, 0, show(file, context, showing));
          },
          0);
    }
  }

  /** Counts a game; after one that could not be written, no other of its file is tried. */
  private Exit show(String file, Context context, Showing showing) {
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
  }

  private Exit passed(int inputs, int games, Exit exit) throws IOException {
    if (bookmark != null) {
      bookmark.passed(inputs, games, exit);
    }
    return exit;
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
