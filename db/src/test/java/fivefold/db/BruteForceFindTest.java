package fivefold.db;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.db.BruteForce.Condition;
import fivefold.db.Query.Between;
import fivefold.db.pattern.Pattern;
import fivefold.fen.Hashing;
import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import fivefold.model.PieceType;
import fivefold.rules.Step;
import fivefold.rules.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Every condition of {@code find}, alone and with others, finds what looking at all games finds.
 */
class BruteForceFindTest {
  private static BruteForce games;

  @BeforeAll
  static void fill() throws Exception {
    games = BruteForce.filled();
  }

  private static void agree(Condition... conditions) throws Exception {
    for (Condition each : conditions) {
      assertThat(games.found(List.of(each)))
          .as(each.name())
          .isNotEmpty()
          .isEqualTo(games.wanted(List.of(each)));
    }
  }

  private static boolean plays(Game game, Predicate<String> name) {
    return Stream.of("White", "Black")
        .anyMatch(side -> name.test(game.headers().get(side).orElse("")));
  }

  private static Condition player() {
    return games.fact(
        "player", q -> q.player("eve')"), game -> plays(game, name -> name.startsWith("Eve")));
  }

  private static Condition header() {
    return games.fact(
        "header",
        q -> q.header("event", "cup *3"),
        game -> game.headers().get("Event").orElse("").equals("Cup 3"));
  }

  private static Condition words() {
    return games.fact(
        "text", q -> q.words("CUP bela"), game -> plays(game, name -> name.equals("Béla")));
  }

  private static Condition comment() {
    Predicate<Comment> brilliant = comment -> comment.text().contains("brilliant");
    return games.fact(
        "text of comments, of side lines too",
        q -> q.words("brill*"),
        game ->
            Stream.of(nodes(game)).anyMatch(node -> node.comments().stream().anyMatch(brilliant)));
  }

  private static Node[] nodes(Game game) {
    List<Node> nodes = new ArrayList<>();
    game.nodes().forEach(nodes::add);
    return nodes.toArray(Node[]::new);
  }

  private static Condition result() {
    return games.fact(
        "result",
        q -> q.result(Result.DRAW),
        game -> game.end().result().equals(Optional.of(Result.DRAW)));
  }

  private static Condition noResult() {
    return games.fact("no result", q -> q.result(null), game -> game.end().result().isEmpty());
  }

  private static int timelines(Game game) {
    return game.end().state().multiverse().timelineCount();
  }

  private static Condition timelines() {
    return games.fact(
        "timelines", q -> q.timelines(new Between(3, null)), game -> timelines(game) >= 3);
  }

  private static Condition branches() {
    return games.fact(
        "branches",
        q -> q.branches(new Between(1, 1)),
        game -> timelines(game) - game.start().multiverse().timelineCount() == 1);
  }

  private static Condition length() {
    return games.fact(
        "length", q -> q.length(new Between(null, 9)), game -> game.end().depth() <= 9);
  }

  private static Condition variant() {
    return games.fact(
        "variant",
        q -> q.variant("Standard"),
        game -> game.variant().equals(Optional.of("Standard")));
  }

  @Test
  void facts() throws Exception {
    agree(player(), header(), words(), comment(), result(), noResult());
    agree(timelines(), branches(), length(), variant());
  }

  private static Condition position(Node node, boolean joined) {
    Multiverse wanted = node.state().multiverse();
    List<Object> boards = BruteForce.lastBoards(wanted);
    return games.somewhere(
        joined ? "last boards" : "position",
        q -> q.position(node.state(), joined),
        at ->
            joined
                ? BruteForce.lastBoards(at.state().multiverse()).equals(boards)
                : at.state().multiverse().equals(wanted));
  }

  @Test
  void positions() throws Exception {
    for (Node node : games.somePositions(12)) {
      agree(position(node, false), position(node, true));
    }
    String md5 = Hashing.multiverse(games.somePositions(3).get(2).state().multiverse());
    agree(
        games.somewhere(
            "hash",
            q -> q.hash(md5),
            at -> Hashing.multiverse(at.state().multiverse()).equals(md5)));
  }

  private static Condition board(Board wanted) {
    return games.somewhere(
        "board",
        q -> q.board(wanted, Optional.empty()),
        at -> BruteForce.anyBoard(at.state().multiverse(), wanted::equals));
  }

  private static Condition board(Board wanted, BoardCoord place) {
    return games.somewhere(
        "board at " + place,
        q -> q.board(wanted, Optional.of(placed -> placed.at().equals(place))),
        at -> wanted.equals(at.state().multiverse().board(place)));
  }

  @Test
  void boards() throws Exception {
    for (Node node : games.somePositions(8)) {
      var timeline = node.state().multiverse().timelines().get(0);
      Board last = timeline.last();
      agree(board(last), board(last, new BoardCoord(timeline.index(), timeline.end())));
    }
  }

  private static Condition action() {
    return games.somewhere(
        "action",
        q -> q.action(ActionText.parse("Nc3")),
        at -> hasMove(at, move -> isKnightTo(move, "c3")));
  }

  private static boolean hasMove(Node node, Predicate<Step.Moved> test) {
    return !node.isRoot()
        && node.steps().stream().anyMatch(step -> step instanceof Step.Moved m && test.test(m));
  }

  private static boolean isKnightTo(Step.Moved moved, String square) {
    return moved.piece().type() == PieceType.KNIGHT
        && moved.move().toSquare().toString().equals(square);
  }

  @Test
  void actions() throws Exception {
    Condition jump =
        games.somewhere(
            "jump to turn 1",
            q -> q.action(ActionText.parse("(0T2)N>>(0T1)b1")),
            at ->
                hasMove(
                    at,
                    moved ->
                        isKnightTo(moved, "b1")
                            && !moved.move().isPhysical()
                            && moved.move().from().timeline() == 0
                            && moved.move().from().turn() == 2
                            && moved.move().to().timeline() == 0
                            && moved.move().to().turn() == 1));
    assertThat(games.found(List.of(jump))).isEqualTo(games.wanted(List.of(jump)));
    Condition both =
        games.somewhere(
            "two moves in one action",
            q -> q.action(ActionText.parse("Nc3 Nb3")),
            at ->
                hasMove(at, moved -> isKnightTo(moved, "c3"))
                    && hasMove(at, moved -> isKnightTo(moved, "b3")));
    assertThat(games.found(List.of(both))).isEqualTo(games.wanted(List.of(both)));
    agree(action());
  }

  private static Condition verdict(Verdict verdict) {
    return games.somewhere(
        verdict.name(),
        q -> q.verdict(verdict),
        at -> at.isLeaf() && at.state().verdict() == verdict);
  }

  @Test
  void verdicts() throws Exception {
    agree(verdict(Verdict.CHECKMATE));
    Condition stalemate = verdict(Verdict.STALEMATE);
    assertThat(games.found(List.of(stalemate))).isEqualTo(games.wanted(List.of(stalemate)));
    for (Verdict verdict : List.of(Verdict.CHECK, Verdict.SOFTMATE)) {
      // Verdicts at every position take long.
      Condition inShortGames =
          games.somewhere(
              verdict.name(),
              q -> q.verdict(verdict).length(new Between(null, 3)),
              game -> game.end().depth() <= 3,
              at -> at.state().verdict() == verdict);
      assertThat(games.found(List.of(inShortGames))).isEqualTo(games.wanted(List.of(inShortGames)));
    }
  }

  private static Condition material(String pieces, Predicate<String> letters) {
    return games.somewhere(
        "material " + pieces,
        q -> q.material(Material.parse(pieces)).length(new Between(null, 7)),
        game -> game.end().depth() <= 7,
        at ->
            BruteForce.anyBoard(
                at.state().multiverse(), board -> letters.test(BruteForce.letters(board))));
  }

  /** The letters of a board as material names them. */
  private static String named(String letters) {
    StringBuilder white = new StringBuilder();
    StringBuilder black = new StringBuilder();
    letters
        .chars()
        .sorted()
        .forEach(
            c ->
                (Character.isUpperCase(c) ? white : black).append((char) Character.toUpperCase(c)));
    return white + "v" + black;
  }

  private static Condition openMaterial() {
    return material(
        "KN*vK*",
        letters -> letters.contains("K") && letters.contains("N") && letters.contains("k"));
  }

  @Test
  void material() throws Exception {
    for (Node node : games.somePositions(3)) {
      String pieces =
          named(BruteForce.letters(node.state().multiverse().timelines().get(0).last()));
      agree(material(pieces, letters -> named(letters).equals(pieces)));
    }
    agree(openMaterial());
    agree(
        material(
            "K*vKNN*",
            letters ->
                letters.contains("K")
                    && letters.contains("k")
                    && letters.indexOf('n') != letters.lastIndexOf('n')));
  }

  private static Condition pattern() {
    return games.somewhere(
        "pattern",
        q -> q.pattern(Pattern.parse("Nc3 !nc4")),
        at ->
            BruteForce.anyBoard(
                at.state().multiverse(),
                board ->
                    BruteForce.letter(board, "c3") == 'N'
                        && BruteForce.letter(board, "c4") != 'n'));
  }

  /** All kinds of conditions, two to five at a time. */
  @Test
  void combinations() throws Exception {
    Random random = new Random(Sample.SEED);
    Node early = games.stored.get(1L).root();
    List<Condition> all =
        new ArrayList<>(
            List.of(player(), header(), words(), comment(), result(), timelines(), branches()));
    all.addAll(List.of(length(), variant(), action(), openMaterial(), pattern()));
    all.addAll(List.of(verdict(Verdict.CHECKMATE), position(early, false), position(early, true)));
    all.add(board(early.state().multiverse().timelines().get(0).last()));
    int some = 0;
    for (int i = 0; i < 60; i++) {
      Collections.shuffle(all, random);
      List<Condition> chosen = all.subList(0, 2 + random.nextInt(4));
      assertThat(games.found(chosen))
          .as(chosen.stream().map(Condition::name).toList().toString())
          .isEqualTo(games.wanted(chosen));
      some += games.wanted(chosen).isEmpty() ? 0 : 1;
    }
    assertThat(some).isGreaterThan(15);
  }
}
