package fivefold.db;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.db.pattern.Pattern;
import fivefold.fen.Hashing;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Timeline;
import fivefold.rules.Action;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.rules.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every number the database gives equals the one that looking at all games gives. */
class BruteForceTest {
  private static final int GAMES = 5_000;

  @TempDir static Path folder;

  private static List<Game> all;
  private static Importer.Counts counts;

  /** The games that should be stored, by number. */
  private static final Map<Long, Game> STORED = new LinkedHashMap<>();

  private static Database database;

  @BeforeAll
  static void store() throws Exception {
    System.out.println("seed " + Sample.SEED);
    all = Sample.games(GAMES);
    Path file = folder.resolve("games.db");
    // Batches of an odd size, so that boards become popular in the middle of things.
    counts = Sample.store(file, all, 617);
    Map<List<Object>, Long> seen = new HashMap<>();
    for (Game game : all) {
      long next = STORED.size() + 1;
      if (seen.putIfAbsent(tree(game), next) == null) {
        STORED.put(next, game);
      }
    }
    database = Database.read(file);
  }

  @AfterAll
  static void close() throws Exception {
    database.close();
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

  @Test
  void countsDuplicates() {
    assertThat(counts).isEqualTo(new Importer.Counts(STORED.size(), GAMES - STORED.size(), 0));
    assertThat(counts.duplicate()).isGreaterThan(100);
  }

  /** What was played from a position: games, results by ordinal, last date, example. */
  private record Numbers(long games, long white, long draws, long black, String last, long game) {
    static Numbers none() {
      return new Numbers(0, 0, 0, 0, "", 0);
    }

    Numbers with(Game played, long id) {
      Result result = played.end().result().orElse(null);
      String date = played.headers().get("Date").orElse("");
      int order = date.compareTo(last);
      boolean newer = game == 0 || order > 0;
      return new Numbers(
          games + 1,
          white + (result == Result.WHITE_WINS ? 1 : 0),
          draws + (result == Result.DRAW ? 1 : 0),
          black + (result == Result.BLACK_WINS ? 1 : 0),
          newer ? date : last,
          newer ? id : game);
    }
  }

  private static List<Object> lastBoards(Multiverse multiverse) {
    List<Object> boards = new ArrayList<>(List.of(multiverse.parity()));
    for (Timeline timeline : multiverse.timelines()) {
      Board last = timeline.last();
      boards.add(new BoardCoord(timeline.index(), timeline.end()));
      boards.add(last);
    }
    return boards;
  }

  private void treeIsRight(boolean joined) throws Exception {
    Map<Object, Map<Action, Numbers>> expected = new HashMap<>();
    Map<Object, State> positions = new LinkedHashMap<>();
    STORED.forEach(
        (id, game) -> {
          for (Node node : game.mainline()) {
            State before = node.parent().orElseThrow().state();
            Object key = joined ? lastBoards(before.multiverse()) : before.multiverse();
            positions.putIfAbsent(key, before);
            expected
                .computeIfAbsent(key, any -> new HashMap<>())
                .merge(
                    node.action(), Numbers.none().with(game, id), (old, one) -> old.with(game, id));
          }
        });
    OpeningTree tree = new OpeningTree(database);
    Random random = new Random(Sample.SEED);
    int several = 0;
    for (Map.Entry<Object, State> entry : positions.entrySet()) {
      Map<Action, Numbers> wanted = expected.get(entry.getKey());
      long games = wanted.values().stream().mapToLong(Numbers::games).sum();
      several += games > 1 ? 1 : 0;
      // All that is popular, and some of the rest.
      if (games < Schema.POPULAR && random.nextInt(games == 1 ? 40 : 8) > 0) {
        continue;
      }
      Map<Action, Numbers> found = new HashMap<>();
      for (OpeningTree.Branch branch : tree.of(entry.getValue(), joined)) {
        TreeRow row = branch.row();
        found.put(
            branch.action(),
            new Numbers(
                row.games(),
                row.white(),
                row.draws(),
                row.black(),
                row.lastPlayed(),
                row.example()));
      }
      assertThat(found).isEqualTo(wanted);
    }
    assertThat(several).isGreaterThan(500);
    // Transpositions are there at all.
    assertThat(STORED.size()).isGreaterThan(3_000);
  }

  @Test
  void treeByMultiverse() throws Exception {
    treeIsRight(false);
  }

  @Test
  void treeByLastBoards() throws Exception {
    treeIsRight(true);
  }

  @Test
  void bothWaysOfCountingAreUsed() throws Exception {
    assertThat(database.count("SELECT count(*) FROM popular")).isGreaterThan(50);
    assertThat(database.count("SELECT count(*) FROM tree")).isGreaterThan(500);
    long positions = 0;
    for (Game game : STORED.values()) {
      positions += game.end().depth();
    }
    assertThat(database.count("SELECT sum(games) FROM tree")).isBetween(1L, positions - 1);
  }

  /** The games for which a query gives a place, and the place. */
  private static Map<Long, String> find(Query query) throws Exception {
    Map<Long, String> found = new TreeMap<>();
    new Finder(database)
        .candidates(
            query, game -> query.match(game).ifPresent(where -> found.put(game.id(), where)));
    return found;
  }

  private static String place(Node node) {
    return node.isRoot() ? "start" : node.turnNumber() + "" + node.player().letter();
  }

  /** The games with a node in the main line for which something is true, and the first. */
  private static Map<Long, String> expected(Predicate<Node> test) {
    Map<Long, String> wanted = new TreeMap<>();
    STORED.forEach(
        (id, game) -> {
          List<Node> nodes = new ArrayList<>(List.of(game.root()));
          nodes.addAll(game.mainline());
          nodes.stream().filter(test).findFirst().ifPresent(node -> wanted.put(id, place(node)));
        });
    return wanted;
  }

  private static Map<Long, String> expectedGames(Predicate<Game> test) {
    Map<Long, String> wanted = new TreeMap<>();
    STORED.forEach(
        (id, game) -> {
          if (test.test(game)) {
            wanted.put(id, "end");
          }
        });
    return wanted;
  }

  /** Some positions out of main lines, the starts among them. */
  private static List<Node> somePositions(int count) {
    Random random = new Random(Sample.SEED);
    List<Game> games = List.copyOf(STORED.values());
    List<Node> some = new ArrayList<>();
    while (some.size() < count) {
      Game game = games.get(random.nextInt(games.size()));
      int depth = random.nextInt(game.end().depth() + 1);
      some.add(depth == 0 ? game.root() : game.mainline().get(depth - 1));
    }
    return some;
  }

  @Test
  void findsPositions() throws Exception {
    for (Node node : somePositions(12)) {
      Multiverse wanted = node.state().multiverse();
      assertThat(find(new Query().position(node.state(), false)))
          .isEqualTo(expected(at -> at.state().multiverse().equals(wanted)));
      List<Object> boards = lastBoards(wanted);
      assertThat(find(new Query().position(node.state(), true)))
          .isEqualTo(expected(at -> lastBoards(at.state().multiverse()).equals(boards)));
    }
    String md5 = Hashing.multiverse(somePositions(3).get(2).state().multiverse());
    assertThat(find(new Query().hash(md5)))
        .isEqualTo(expected(at -> Hashing.multiverse(at.state().multiverse()).equals(md5)))
        .isNotEmpty();
  }

  private static boolean anyBoard(Multiverse in, Predicate<Board> test) {
    return in.timelines().stream()
        .anyMatch(
            line ->
                IntStream.rangeClosed(line.start(), line.end())
                    .anyMatch(v -> test.test(line.board(v))));
  }

  @Test
  void findsBoards() throws Exception {
    for (Node node : somePositions(12)) {
      Board wanted = node.state().multiverse().timelines().get(0).last();
      assertThat(find(new Query().board(wanted, Optional.empty())))
          .isEqualTo(expected(at -> anyBoard(at.state().multiverse(), wanted::equals)));
    }
  }

  @Test
  void findsByFacts() throws Exception {
    assertThat(find(new Query().player("eve')")))
        .isEqualTo(
            expectedGames(
                game ->
                    Stream.of("White", "Black")
                        .anyMatch(side -> game.headers().get(side).orElse("").startsWith("Eve"))))
        .isNotEmpty();
    assertThat(find(new Query().header("event", "cup *3")))
        .isEqualTo(expectedGames(game -> game.headers().get("Event").orElse("").equals("Cup 3")))
        .isNotEmpty();
    assertThat(find(new Query().words("CUP bela")))
        .isEqualTo(
            expectedGames(
                game ->
                    Stream.of("White", "Black")
                        .anyMatch(side -> game.headers().get(side).orElse("").equals("Béla"))))
        .isNotEmpty();
    assertThat(
            find(
                new Query()
                    .timelines(new Query.Between(3, null))
                    .length(new Query.Between(null, 9))))
        .isEqualTo(
            expectedGames(
                game ->
                    game.end().state().multiverse().timelineCount() >= 3
                        && game.end().depth() <= 9))
        .isNotEmpty();
    assertThat(find(new Query().branches(new Query.Between(1, 1)).result(Result.DRAW)))
        .isEqualTo(
            expectedGames(
                game ->
                    game.end().state().multiverse().timelineCount()
                                - game.start().multiverse().timelineCount()
                            == 1
                        && game.end().result().equals(Optional.of(Result.DRAW))))
        .isNotEmpty();
  }

  @Test
  void findsVerdictsActionsAndMaterial() throws Exception {
    assertThat(find(new Query().verdict(Verdict.CHECKMATE)))
        .isEqualTo(expected(at -> at.isLeaf() && at.state().verdict() == Verdict.CHECKMATE))
        .isNotEmpty();
    Query check = new Query().verdict(Verdict.CHECK).length(new Query.Between(null, 3));
    assertThat(find(check))
        .isEqualTo(
            expected(
                at ->
                    at.path().size() <= 3
                        && lengthOf(at) <= 3
                        && at.state().verdict() == Verdict.CHECK))
        .isNotEmpty();
    assertThat(find(new Query().action(ActionText.parse("Nc3"))))
        .isEqualTo(
            expected(
                at ->
                    !at.isRoot()
                        && at.steps().stream()
                            .anyMatch(
                                step ->
                                    step instanceof Step.Moved moved
                                        && moved.piece().type() == PieceType.KNIGHT
                                        && moved.move().toSquare().toString().equals("c3"))))
        .isNotEmpty();
    Game some = somePositions(50).stream().map(Node::state).map(Game::of).toList().get(49);
    Board board = some.start().multiverse().timelines().get(0).last();
    String material = material(board);
    assertThat(find(new Query().material(Material.parse(material))))
        .isEqualTo(
            expected(at -> anyBoard(at.state().multiverse(), b -> material(b).equals(material))))
        .isNotEmpty();
  }

  /** How long the main line is that a node lies on. */
  private static int lengthOf(Node node) {
    Node last = node;
    while (!last.isLeaf()) {
      last = last.next().orElseThrow();
    }
    return last.depth();
  }

  private static String material(Board board) {
    StringBuilder white = new StringBuilder();
    StringBuilder black = new StringBuilder();
    for (PieceType type : PieceType.values()) {
      for (int i = 0; i < board.size().indices(); i++) {
        if (board.code(i) != 0 && Piece.typeOf(board.code(i)) == type) {
          (Piece.colorOf(board.code(i)) == Color.WHITE ? white : black).append(type.letter());
        }
      }
    }
    return white + "v" + black;
  }

  @Test
  void findsPatterns() throws Exception {
    assertThat(find(new Query().pattern(Pattern.parse("Nc3 !nc6"))))
        .isEqualTo(
            expected(
                at ->
                    anyBoard(
                        at.state().multiverse(),
                        b -> letter(b, 2, 2) == 'N' && letter(b, 2, 5) != 'n')))
        .isNotEmpty();
    Map<Long, String> attacks =
        find(new Query().pattern(Pattern.parse("a(+1): N; b: ~K; b before a; a.N attacks b.~K")));
    assertThat(attacks).isEqualTo(expected(at -> attacksEarlierKing(at.state().multiverse())));
    assertThat(attacks).isNotEmpty();
  }

  private static char letter(Board board, int file, int rank) {
    if (!board.size().contains(file, rank)) {
      return 0;
    }
    int code = board.code(board.size().index(file, rank));
    return code == 0 ? 0 : Piece.ofCode(code).letter();
  }

  /** A white knight on the last board of timeline +1, and any king a knight's move earlier. */
  private static boolean attacksEarlierKing(Multiverse in) {
    if (!in.hasTimeline(1)) {
      return false;
    }
    Timeline own = in.timeline(1);
    for (Timeline other : in.timelines()) {
      for (int v = other.start(); v <= other.end(); v++) {
        int turns = (v - own.end()) / 2;
        if (v / 2 >= own.end() / 2 || (v - own.end()) % 2 != 0) {
          continue;
        }
        for (int a = 0; a < in.size().indices(); a++) {
          for (int b = 0; b < in.size().indices(); b++) {
            int[] way = {
              Math.abs(in.size().square(a).file() - in.size().square(b).file()),
              Math.abs(in.size().square(a).rank() - in.size().square(b).rank()),
              Math.abs(turns),
              Math.abs(other.index() - 1)
            };
            Arrays.sort(way);
            if (own.last().code(a) == Piece.code(Color.WHITE, PieceType.KNIGHT)
                && other.board(v).code(b) != 0
                && Piece.typeOf(other.board(v).code(b)) == PieceType.KING
                && Arrays.equals(way, new int[] {0, 0, 1, 2})) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  @Test
  void containedGames() throws Exception {
    Map<List<Object>, List<Long>> byLine = new HashMap<>();
    STORED.forEach(
        (id, game) ->
            byLine
                .computeIfAbsent(line(game, game.end().depth()), any -> new ArrayList<>())
                .add(id));
    Map<Long, Boolean> expected = new TreeMap<>();
    STORED.forEach(
        (id, game) -> {
          for (int depth = 0; depth < game.end().depth(); depth++) {
            for (long shorter : byLine.getOrDefault(line(game, depth), List.of())) {
              expected.put(shorter, true);
            }
          }
        });
    for (List<Long> same : byLine.values()) {
      same.subList(1, same.size()).forEach(id -> expected.putIfAbsent(id, false));
    }
    List<Long> found = new ArrayList<>();
    try (var statement = database.connection().createStatement();
        var rows = statement.executeQuery("SELECT game, longer FROM inside ORDER BY game")) {
      while (rows.next()) {
        long id = rows.getLong(1);
        Game inner = STORED.get(id);
        Game outer = STORED.get(rows.getLong(2));
        found.add(id);
        assertThat(outer).isNotSameAs(inner);
        assertThat(line(outer, inner.end().depth())).isEqualTo(line(inner, inner.end().depth()));
      }
    }
    assertThat(found).isEqualTo(List.copyOf(expected.keySet()));
    assertThat(expected.values()).contains(true);
  }

  private static List<Object> line(Game game, int depth) {
    List<Object> line = new ArrayList<>(Arrays.asList(game.start()));
    game.mainline().subList(0, depth).forEach(node -> line.add(node.action()));
    return line;
  }
}
