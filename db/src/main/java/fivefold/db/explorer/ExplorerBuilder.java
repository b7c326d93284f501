package fivefold.db.explorer;

import fivefold.Notations;
import fivefold.db.explorer.PlayedGame.Played;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Result;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Mark;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Makes an explorer of games, however many: what has to wait lies in files beside it meanwhile.
 * Every game is an example.
 */
public final class ExplorerBuilder implements Closeable {
  /** Checks take a search for every action, and whoever shows the game finds them again. */
  private static final WriteOptions MARKS =
      WriteOptions.DEFAULT.withMarks(Set.of(Mark.CAPTURE, Mark.EVALUATION));

  private final int deepest;
  private final ExplorerWriter writer;
  private final Path scratch;
  private final List<ActionCounter> counters = new ArrayList<>();
  private int games;

  /**
   * An explorer without any game.
   *
   * @param path a file, or a folder when it ends in a slash
   * @param deepest so many actions of each game are counted
   */
  public ExplorerBuilder(String path, int deepest) throws IOException {
    this.deepest = deepest;
    this.writer = ExplorerWriter.to(path);
    this.scratch = Files.createTempDirectory(writer.near(), ".counting");
    scratch.toFile().deleteOnExit();
    for (Tree tree : Tree.values()) {
      counters.add(new ActionCounter(tree, scratch));
    }
  }

  /** An explorer without any game that counts all actions. */
  public ExplorerBuilder(String path) throws IOException {
    this(path, Integer.MAX_VALUE);
  }

  /** A game made ready to be added, which any thread can do. */
  public record Ready(byte[] example, PlayedGame played) {
    public static Ready of(Game game) {
      PlayedGame played = PlayedGame.of(game);
      return new Ready(ExplorerBuilder.example(game, played).bytes(), played);
    }
  }

  /** Counts a game. */
  public void add(Game game) throws IOException {
    add(Ready.of(game));
  }

  /** Counts a game. */
  public void add(Ready game) throws IOException {
    PlayedGame played = game.played();
    for (Played each : played.line().subList(0, Math.min(deepest, played.line().size()))) {
      for (ActionCounter counter : counters) {
        counter.add(each, played, games);
      }
    }
    writer.game(game.example());
    games++;
  }

  /** A game as an explorer shows it, in 5DPGN. */
  private static ExplorerGame example(Game game, PlayedGame played) {
    Headers headers = game.headers();
    return new ExplorerGame(
        headers.get("White").orElse(""),
        headers.get("Black").orElse(""),
        headers.get("Event").orElse(""),
        headers.get("Round").orElse(""),
        headers.get("Date").orElse(""),
        played.result().map(Result::token).orElse(""),
        game.variant().orElse(""),
        played.line().size(),
        game.end().state().multiverse().timelineCount(),
        Notations.PGN.write(game, MARKS).text());
  }

  /**
   * Writes all of it.
   *
   * @param name what people call this explorer
   * @param fewest what fewer games have played is left out
   */
  public void finish(String name, int fewest) throws IOException {
    try {
      for (ActionCounter counter : counters) {
        writer.tree(counter.tree(), counter.count(fewest), counter.rows(fewest));
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    writer.finish(name, games);
  }

  /** Without {@link #finish} nothing appears. */
  @Override
  public void close() throws IOException {
    try (writer) {
      for (ActionCounter counter : counters) {
        counter.close();
      }
      Files.deleteIfExists(scratch);
    }
  }
}
