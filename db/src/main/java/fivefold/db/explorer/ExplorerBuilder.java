package fivefold.db.explorer;

import fivefold.Notations;
import fivefold.db.explorer.PlayedGame.Played;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Result;
import fivefold.model.Key;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Makes an explorer of games in memory, for as many as fit there: the page's own, or a test. Every
 * game is an example.
 */
public final class ExplorerBuilder {
  /** The longest game first, then in the order they came. */
  private final Comparator<Integer> best =
      Comparator.comparing(this::length).reversed().thenComparing(Comparator.naturalOrder());

  private final int deepest;
  private final List<ExplorerGame> games = new ArrayList<>();
  private final Map<Place, Count> multiverses = new TreeMap<>();
  private final Map<Place, Count> boards = new TreeMap<>();

  /** An action in a position. */
  private record Place(Key key, String action) implements Comparable<Place> {
    @Override
    public int compareTo(Place other) {
      int order = key.compareTo(other.key);
      return order != 0 ? order : action.compareTo(other.action);
    }
  }

  private static final class Count {
    private long games;
    private long white;
    private long draws;
    private long black;
    private int last;
    private final List<Integer> examples = new ArrayList<>();
  }

  private Map<Place, Count> of(Tree tree) {
    return tree == Tree.MULTIVERSES ? multiverses : boards;
  }

  /**
   * An explorer without any game.
   *
   * @param deepest so many actions of each game are counted
   */
  public ExplorerBuilder(int deepest) {
    this.deepest = deepest;
  }

  /** An explorer without any game that counts all actions. */
  public ExplorerBuilder() {
    this(Integer.MAX_VALUE);
  }

  private int length(int game) {
    return games.get(game).actions();
  }

  /** Counts a game. */
  public void add(Game game) {
    PlayedGame played = PlayedGame.of(game);
    int number = games.size();
    games.add(example(game, played));
    for (Played each : played.line().subList(0, Math.min(deepest, played.line().size()))) {
      count(Tree.MULTIVERSES, each.multiverse(), each.action(), number, played);
      count(Tree.BOARDS, each.boards(), each.action(), number, played);
    }
  }

  /** A game as an explorer shows it, in 5DPGN. */
  public static ExplorerGame example(Game game, PlayedGame played) {
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
        Notations.PGN.write(game));
  }

  private void count(Tree tree, Key key, String action, int number, PlayedGame played) {
    Count count = of(tree).computeIfAbsent(new Place(key, action), place -> new Count());
    count.games++;
    played
        .result()
        .ifPresent(
            result -> {
              switch (result) {
                case WHITE_WINS -> count.white++;
                case DRAW -> count.draws++;
                case BLACK_WINS -> count.black++;
              }
            });
    count.last = Math.max(count.last, played.date());
    count.examples.add(number);
    count.examples.sort(best);
    if (count.examples.size() > ExplorerRow.EXAMPLES) {
      count.examples.remove(ExplorerRow.EXAMPLES);
    }
  }

  /** The rows of a tree that at least so many games have played, in the order of their keys. */
  public List<ExplorerRow> rows(Tree tree, int fewest) {
    List<ExplorerRow> rows = new ArrayList<>();
    for (Map.Entry<Place, Count> each : of(tree).entrySet()) {
      Count count = each.getValue();
      if (count.games >= fewest) {
        rows.add(
            new ExplorerRow(
                each.getKey().key(),
                each.getKey().action(),
                count.games,
                count.white,
                count.draws,
                count.black,
                count.last,
                count.examples));
      }
    }
    return rows;
  }

  /**
   * Writes all of it.
   *
   * @param path a file, or a folder when it ends in a slash
   * @param fewest what fewer games have played is left out
   */
  public void write(String path, String name, int fewest) throws IOException {
    try (ExplorerWriter writer = ExplorerWriter.to(path)) {
      writer.games(games.iterator());
      for (Tree tree : Tree.values()) {
        List<ExplorerRow> rows = rows(tree, fewest);
        writer.tree(tree, rows.size(), rows.iterator());
      }
      writer.finish(name, games.size());
    }
  }
}
