package fivefold.db;

import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.Timeline;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Five thousand games in a database, and the answers that looking at all of them gives. Some start
 * elsewhere, some have two central timelines, branches, side lines; some are there twice, contain
 * others or come to the same boards by other moves.
 */
final class BruteForce {
  static final int GAMES = 5_000;

  private static BruteForce filled;

  final Database database;
  final Importer.Counts counts;

  /** The games that should be stored, by number. */
  final Map<Long, Game> stored = new LinkedHashMap<>();

  private BruteForce() throws Exception {
    System.out.println("seed " + Sample.SEED);
    Path file = Files.createTempDirectory("brute-force").resolve("games.db");
    List<Game> all = Sample.games(GAMES);
    // Batches of an odd size, so that boards become popular in the middle of things.
    counts = Sample.store(file, all, 617);
    Map<List<Object>, Long> seen = new HashMap<>();
    for (Game game : all) {
      long next = stored.size() + 1;
      if (seen.putIfAbsent(tree(game), next) == null) {
        stored.put(next, game);
      }
    }
    database = Database.read(file);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> delete(file)));
  }

  private void delete(Path file) {
    try {
      database.close();
      for (Path each : List.of(file, file.getParent())) {
        Files.deleteIfExists(each);
      }
    } catch (IOException e) {
      // A folder for temporary files may keep one.
      return;
    }
  }

  /** The same for all tests, since filling it takes seconds. */
  static synchronized BruteForce filled() throws Exception {
    if (filled == null) {
      filled = new BruteForce();
    }
    return filled;
  }

  /** All that makes a game the same game: where it starts and all actions. */
  private static List<Object> tree(Game game) {
    List<Object> tree = new ArrayList<>(List.of(game.start()));
    for (Node node : game.nodes()) {
      tree.add(node.children().size());
      if (!node.isRoot()) {
        tree.add(node.action());
      }
    }
    return tree;
  }

  static List<Object> lastBoards(Multiverse multiverse) {
    List<Object> boards = new ArrayList<>(List.of(multiverse.parity()));
    for (Timeline timeline : multiverse.timelines()) {
      boards.add(new BoardCoord(timeline.index(), timeline.end()));
      boards.add(timeline.last());
    }
    return boards;
  }

  /** What is asked of one board. */
  interface BoardTest {
    boolean holds(Board board, BoardCoord at);
  }

  static List<BoardCoord> boards(Multiverse in, BoardTest test) {
    List<BoardCoord> found = new ArrayList<>();
    for (Timeline line : in.timelines()) {
      for (int v = line.start(); v <= line.end(); v++) {
        BoardCoord at = new BoardCoord(line.index(), v);
        if (test.holds(line.board(v), at)) {
          found.add(at);
        }
      }
    }
    return found;
  }

  static boolean anyBoard(Multiverse in, Predicate<Board> test) {
    return !boards(in, (board, at) -> test.test(board)).isEmpty();
  }

  /** The letter of the piece on a square such as {@code e4}, or a dot. */
  static char letter(Board board, String square) {
    int file = square.charAt(0) - 'a';
    int rank = square.charAt(1) - '1';
    if (!board.size().contains(file, rank)) {
      return 0;
    }
    int code = board.code(board.size().index(file, rank));
    return code == 0 ? '.' : Piece.ofCode(code).letter();
  }

  /** All pieces on a board, by their letters. */
  static String letters(Board board) {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < board.size().indices(); i++) {
      letters.append(board.code(i) == 0 ? "" : Piece.ofCode(board.code(i)).letter());
    }
    return letters.toString();
  }

  /** Whether a board has a piece with one of these letters. */
  static boolean has(Board board, String letters) {
    for (int i = 0; i < board.size().indices(); i++) {
      if (board.code(i) != 0 && letters.indexOf(Piece.ofCode(board.code(i)).letter()) >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Some positions out of main lines, the starts among them. */
  List<Node> somePositions(int count) {
    Random random = new Random(Sample.SEED);
    List<Game> games = List.copyOf(stored.values());
    List<Node> some = new ArrayList<>();
    while (some.size() < count) {
      Game game = games.get(random.nextInt(games.size()));
      int depth = random.nextInt(game.end().depth() + 1);
      some.add(depth == 0 ? game.root() : game.mainline().get(depth - 1));
    }
    return some;
  }

  /**
   * Something to look for.
   *
   * @param query puts it into a query
   * @param wanted the games that have it, with after how many actions; -1 when it is about no place
   */
  record Condition(String name, UnaryOperator<Query> query, Map<Long, Integer> wanted) {}

  /** A condition about positions: true at some node of the main line. */
  Condition somewhere(String name, UnaryOperator<Query> query, Predicate<Node> test) {
    return somewhere(name, query, game -> true, test);
  }

  /** A condition about positions, in some of the games. */
  Condition somewhere(
      String name, UnaryOperator<Query> query, Predicate<Game> among, Predicate<Node> test) {
    Map<Long, Integer> wanted = new TreeMap<>();
    stored.forEach(
        (id, game) -> {
          if (!among.test(game)) {
            return;
          }
          List<Node> nodes = new ArrayList<>(List.of(game.root()));
          nodes.addAll(game.mainline());
          nodes.stream().filter(test).findFirst().ifPresent(node -> wanted.put(id, node.depth()));
        });
    return new Condition(name, query, wanted);
  }

  /** A condition about games. */
  Condition fact(String name, UnaryOperator<Query> query, Predicate<Game> test) {
    Map<Long, Integer> wanted = new TreeMap<>();
    stored.forEach(
        (id, game) -> {
          if (test.test(game)) {
            wanted.put(id, -1);
          }
        });
    return new Condition(name, query, wanted);
  }

  /** The games that meet all conditions, and where the last of these is met. */
  Map<Long, String> wanted(List<Condition> all) {
    Map<Long, String> wanted = new TreeMap<>();
    stored.forEach(
        (id, game) -> {
          if (all.stream().allMatch(each -> each.wanted().containsKey(id))) {
            int depth = all.stream().mapToInt(each -> each.wanted().get(id)).max().orElse(-1);
            wanted.put(id, place(game, depth));
          }
        });
    return wanted;
  }

  private static String place(Game game, int depth) {
    if (depth <= 0) {
      return depth < 0 ? "end" : "start";
    }
    Node node = game.mainline().get(depth - 1);
    return node.turnNumber() + "" + node.player().letter();
  }

  /** The games for which a query with all conditions gives a place, and the place. */
  Map<Long, String> found(List<Condition> all) throws Exception {
    Query query = new Query();
    for (Condition each : all) {
      query = each.query().apply(query);
    }
    Query asked = query;
    Map<Long, String> found = new TreeMap<>();
    new Finder(database)
        .candidates(
            asked, game -> asked.match(game).ifPresent(where -> found.put(game.id(), where)));
    return found;
  }
}
