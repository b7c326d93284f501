package fivefold.cli.io;

import fivefold.GameReader;
import fivefold.Games;
import fivefold.ReadResult;
import fivefold.cli.io.Pipeline.Showing;
import fivefold.game.Game;
import fivefold.notation.Notation;
import fivefold.notation.ReadOptions;
import fivefold.text.Diagnostic;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A run of a command over all its games: reads them one after the other, lets the command work on
 * many at once, and shows what came of it in the order of the games.
 */
public final class GameRun {
  private final Context context;
  private final Inputs inputs;
  private final int jobs;
  private final @Nullable Notation notation;
  private final ReadOptions options;

  private boolean usesBrokenGames;
  private @Nullable Substitute substitute;
  private @Nullable Checkpoint bookmark;

  /** The file that could not be written for. */
  private @Nullable String unwritten;

  /**
   * @param jobs how many games may be worked on at once
   * @param notation the notation of the inputs, or null to detect it
   */
  public GameRun(
      Context context, Inputs inputs, int jobs, @Nullable Notation notation, ReadOptions options) {
    this.context = context;
    this.inputs = inputs;
    this.jobs = jobs;
    this.notation = notation;
    this.options = options;
  }

  /** What a command does with a game, one after the other. */
  public interface GameAction {
    Exit on(Origin origin, Game game) throws IOException;
  }

  /**
   * What a command does with a game: first the work, in any order and on any thread; then, in the
   * order of the games, what the work returns, which alone may print and keep count. It should not
   * hold on to the game, as it may have to wait for others.
   */
  public interface GameWork {
    Showing on(Origin origin, Game game);
  }

  /** As {@link GameWork}, with a game that may have errors. */
  public interface ResultWork {
    Showing on(Origin origin, ReadResult result);
  }

  private record Substitute(Origin origin, Game game) {}

  /**
   * For commands that draw: a game with errors is used as far as it could be played. What others
   * compute from half a game would be taken for the answer to the whole.
   */
  public GameRun withBrokenGames() {
    usesBrokenGames = true;
    return this;
  }

  /** The game to use when no input is named and none is piped in. */
  public GameRun withSubstitute(String name, Game game) {
    substitute = new Substitute(new Origin(name, 1, true), game);
    return this;
  }

  /** Goes on where an earlier run stopped, and notes how far this one comes. */
  public GameRun resuming(Checkpoint earlier) {
    bookmark = earlier;
    return this;
  }

  /** What tells this run from others, as a short text. */
  public String identity() {
    String id = notation == null ? "" : notation.id();
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      String all = options + "\n" + id + "\n" + inputs.identity();
      return HexFormat.of().formatHex(digest.digest(all.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  /** Like {@link #work}, one game after the other. */
  public Exit oneByOne(GameAction action) throws IOException {
    return work((origin, game) -> () -> action.on(origin, game));
  }

  /** As {@link #oneByOne}, with the first game of each input and no other. */
  public Exit first(GameAction action) throws IOException {
    return inputs.forEach(
        context,
        input -> {
          GameReader games = new GameReader(input.name(), input.reader(), notation, options);
          ReadResult result = hasNext(games) ? games.next() : Games.none(input.name());
          Origin origin = new Origin(input.name(), 1, inputs.count() == 1);
          return use(origin, result, (of, game) -> () -> action.on(of, game)).show();
        });
  }

  /**
   * Works on the games. Findings are shown; a game with errors is left out and makes the status
   * {@link Exit#NO}.
   */
  public Exit work(GameWork work) throws IOException {
    if (substitute != null && context.streams().isTerminal(Streams.Standard.IN)) {
      return work.on(substitute.origin(), substitute.game()).show();
    }
    return workOnResults((origin, result) -> use(origin, result, work));
  }

  private Showing use(Origin origin, ReadResult result, GameWork work) {
    if (origin.isNothing() && substitute != null) {
      return work.on(substitute.origin(), substitute.game());
    }
    Optional<Game> game = result.game();
    Exit refused = outcome(result);
    boolean used =
        game.isPresent() && (refused == Exit.DONE || (refused == Exit.NO && usesBrokenGames));
    Showing showing = used ? work.on(origin, game.get()) : () -> Exit.NO;
    List<Diagnostic> found = result.diagnostics();
    return () -> {
      found.forEach(context::report);
      return refused.worst(showing.show());
    };
  }

  /** The status that a game by itself gives. */
  public static Exit outcome(ReadResult result) {
    return switch (result.outcome()) {
      case READ, READ_WITH_WARNINGS -> Exit.DONE;
      case PARTLY_READ, UNREADABLE -> Exit.NO;
      case NO_GAME -> Exit.UNREADABLE;
    };
  }

  /** Works on the games, whatever was found in them; showing the findings is up to the command. */
  public Exit workOnResults(ResultWork work) throws IOException {
    Bookmark.Place start = bookmark == null ? Bookmark.NOWHERE : bookmark.start();
    try (Pipeline pipeline = new Pipeline(jobs)) {
      inputs.forEach(
          context,
          start.inputs(),
          (index, input) ->
              read(input, index, index == start.inputs() ? start.games() : 0, pipeline, work),
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
  private void read(Input input, int index, int done, Pipeline pipeline, ResultWork work)
      throws IOException {
    String file = input.name();
    GameReader games = new GameReader(file, input.reader(), notation, options);
    int number = 0;
    boolean more = hasNext(games);
    while (more) {
      number++;
      GameReader.Unplayed next = games.nextUnplayed();
      more = hasNext(games);
      if (number <= done) {
        context.progress().skipped();
        continue;
      }
      int place = number;
      Origin origin = new Origin(file, number, number == 1 && !more && inputs.count() == 1);
      pipeline.add(
          () -> {
            ReadResult result = context.timing().phase("read", next::play);
            Showing showing = work.on(origin, result);
            return () -> passed(index, place, show(file, showing));
          },
          next.length());
    }
    if (number == 0) {
      Origin nothing = new Origin(file, 0, true);
      pipeline.add(
          () -> {
            Showing showing = work.on(nothing, Games.none(file));
            return () -> passed(index + 1, 0, show(file, showing));
          },
          0);
    }
  }

  private boolean hasNext(GameReader games) throws IOException {
    try {
      return context.timing().phase("read", games::hasNext);
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /** Counts a game; after one that could not be written, no other of its file is tried. */
  private Exit show(String file, Showing showing) {
    if (file.equals(unwritten)) {
      return Exit.UNREADABLE;
    }
    try {
      Exit exit = showing.show();
      context.progress().step("game");
      return exit;
    } catch (IOException e) {
      unwritten = file;
      context.error(file + ": " + IoProblem.describe(e));
      return Exit.UNREADABLE;
    }
  }

  private Exit passed(int inputsDone, int gamesDone, Exit exit) throws IOException {
    if (bookmark != null) {
      bookmark.passed(inputsDone, gamesDone, exit);
    }
    return exit;
  }
}
