package fivefold.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Square;
import fivefold.rules.Action;
import fivefold.rules.Refusal;
import fivefold.rules.State;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GameTest {

  private static Game standard() {
    return Game.of(Variants.standard().start(), "Standard");
  }

  private static Action action(State state, String from, String to) {
    BoardCoord board = state.playableBoards().get(0);
    return Action.of(
        List.of(
            new Move(
                board, Square.parse(from).orElseThrow(), board, Square.parse(to).orElseThrow())));
  }

  private static Node play(Node node, String from, String to) {
    return node.play(action(node.state(), from, to)).orThrow();
  }

  @Test
  void theMainLineIsTheLastChild() {
    Game game = standard();
    Node e4 = play(game.root(), "e2", "e4");
    Node d4 = play(game.root(), "d2", "d4");
    Node d5 = play(d4, "d7", "d5");

    assertThat(game.mainline()).containsExactly(d4, d5);
    assertThat(game.end()).isSameAs(d5);
    assertThat(game.root().children()).containsExactly(e4, d4);
    assertThat(game.size()).isEqualTo(3);
    assertThat(d5.path()).containsExactly(d4, d5);
  }

  @Test
  void playingTheSameActionFindsItsNode() {
    Game game = standard();
    Node first = play(game.root(), "e2", "e4");
    play(game.root(), "d2", "d4");
    Insertion again = game.root().play(action(game.start(), "e2", "e4"));

    assertThat(again).isEqualTo(new Insertion.Done(first, true));
    assertThat(game.root().children()).as("the order stays").hasSize(2).startsWith(first);
  }

  @Test
  void manyChildrenAreFoundAsWell() {
    Game game = standard();
    List<Node> nodes = new ArrayList<>();
    for (Move move : game.start().moveCandidates()) {
      nodes.add(game.root().play(Action.of(List.of(move))).orThrow());
    }

    assertThat(game.root().children()).hasSize(20);
    for (Node node : nodes) {
      assertThat(game.root().child(node.action())).contains(node);
    }
    nodes.get(3).delete();
    assertThat(game.root().child(nodes.get(3).action())).isEmpty();
  }

  @Test
  void illegalActionsGetTheReason() {
    Game game = standard();

    assertThat(game.root().play(action(game.start(), "e2", "e5")))
        .isInstanceOfSatisfying(
            Insertion.Refused.class,
            refused -> assertThat(refused.refusal().kind()).isEqualTo(Refusal.Kind.CANNOT_REACH));
    assertThat(game.root().play(Action.of(List.of()))).isInstanceOf(Insertion.Refused.class);
    assertThat(game.root().isLeaf()).isTrue();
  }

  @Test
  void theOrderOfMovesDoesNotMatter() {
    State start =
        ((VariantLookup.Found) Variants.find("Standard - Two Timelines")).variant().start();
    Game game = Game.of(start);
    Move low = move(-1, "e2", "e3");
    Move high = move(0, "g1", "f3");
    Node one = game.root().play(Action.of(List.of(high, low))).orThrow();
    Node two = game.root().play(Action.of(List.of(low, high))).orThrow();

    assertThat(two).isSameAs(one);
    assertThat(one.action().plies()).containsExactly(low, high);
  }

  private static Move move(int line, String from, String to) {
    BoardCoord board = BoardCoord.of(line, 1, Color.WHITE);
    return new Move(board, Square.parse(from).orElseThrow(), board, Square.parse(to).orElseThrow());
  }

  @Test
  void promoteAndDelete() {
    Game game = standard();
    Node e4 = play(game.root(), "e2", "e4");
    Node e5 = play(e4, "e7", "e5");
    Node d5 = play(e4, "d7", "d5");
    play(game.root(), "c2", "c4");

    e5.promoteAll();
    assertThat(game.mainline()).containsExactly(e4, e5);
    assertThat(e4.children()).containsExactly(d5, e5);
    e4.delete();
    assertThat(game.root().children()).hasSize(1);
    assertThat(e4.parent()).isEmpty();
    assertThatThrownBy(e4::promote).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(game.root()::delete).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void mergingKeepsWhatBothSay() {
    Game one = standard();
    Node mine = play(play(one.root(), "e2", "e4"), "e7", "e5");
    mine.addComment("mine");
    mine.evaluate(0, Evaluation.GOOD);
    Game two = standard();
    Node theirs = play(play(two.root(), "e2", "e4"), "e7", "e5");
    theirs.addComment("theirs");
    theirs.addComment("mine");
    theirs.evaluate(0, Evaluation.BAD);
    theirs.setResult(Result.DRAW);
    play(two.root().children().get(0), "d7", "d5");

    one.root().merge(two.root());
    assertThat(one.size()).isEqualTo(3);
    assertThat(mine.comments()).extracting(Comment::text).containsExactly("mine", "theirs");
    assertThat(mine.evaluation(0)).contains(Evaluation.GOOD);
    assertThat(mine.result()).contains(Result.DRAW);
    assertThat(one.end().action()).isEqualTo(two.end().action());
    assertThatThrownBy(() -> one.root().merge(mine)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void turnsAreNumberedFromWhoeverOpens() {
    Game game = standard();
    Node white = play(game.root(), "e2", "e4");
    Node black = play(white, "e7", "e5");
    Node next = play(black, "d2", "d4");

    assertThat(List.of(white.turnNumber(), black.turnNumber(), next.turnNumber()))
        .containsExactly(1, 1, 2);
    assertThat(game.at(1, Color.BLACK)).contains(black);
    assertThat(game.at(2, Color.BLACK)).isEmpty();
    assertThat(game.root().nextTurnNumber()).isEqualTo(1);
    assertThat(black.nextTurnNumber()).isEqualTo(2);
  }

  @Test
  void commentsStayInOrderAndInRange() {
    Game game = standard();
    Node node = play(game.root(), "e2", "e4");
    node.addComment(new Comment(0, "after"));
    node.addComment(new Comment(Comment.BEFORE, "before"));
    node.addComment("last");

    assertThat(node.comments())
        .extracting(Comment::text)
        .containsExactly("before", "after", "last");
    assertThatThrownBy(() -> node.addComment(new Comment(1, "no such move")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> node.evaluate(1, Evaluation.GOOD))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void unfinishedTurnsBelongToTheirNode() {
    Game game = standard();
    Node node = play(game.root(), "e2", "e4");

    assertThatThrownBy(() -> node.setUnfinished(game.start()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> node.setUnfinished(node.state()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> node.play(game.start())).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void gamesAreEqualByContent() {
    Game one = GameGenerator.tree(4, 10);
    Game two = GameGenerator.tree(4, 10);

    assertThat(one).isEqualTo(two).hasSameHashCodeAs(two);
    two.end().addComment("one more");
    assertThat(one).isNotEqualTo(two);
    assertThat(one).isNotEqualTo(GameGenerator.tree(5, 10));
    two = GameGenerator.tree(4, 10);
    two.setHeaders(two.headers().with("Event", "another"));
    assertThat(one).isNotEqualTo(two);
  }

  /** Deeper than any call stack: whatever walks the tree must not recurse. */
  @Test
  void deepTreesWork() {
    Game one = deep(50_000);
    Game two = deep(50_000);

    assertThat(one.size()).isEqualTo(50_000);
    assertThat(one.equals(two)).isTrue();
    assertThat(one.end().path()).hasSize(50_000);
    one.root().merge(two.root());
    assertThat(one.size()).isEqualTo(50_000);
  }

  private static Game deep(int actions) {
    Game game = standard();
    Node node = game.root();
    String[][] shuffle = {{"g1", "f3"}, {"g8", "f6"}, {"f3", "g1"}, {"f6", "g8"}};
    for (int i = 0; i < actions; i++) {
      node = play(node, shuffle[i % 4][0], shuffle[i % 4][1]);
    }
    return game;
  }

  @Test
  void headersAreLookedUpInAnyCaseAndKeepTheirOrder() {
    Headers headers = Headers.of("White", "A", "zeta", "B", "Event", "C");

    assertThat(headers.get("WHITE")).contains("A");
    assertThat(headers.with("WHITE", "D").list())
        .containsExactly(
            new Headers.Header("White", "D"),
            new Headers.Header("zeta", "B"),
            new Headers.Header("Event", "C"));
    assertThat(headers.without("Zeta").list()).hasSize(2);
    assertThat(headers).isEqualTo(Headers.of("Event", "C", "White", "A", "zeta", "B"));
    assertThat(headers).isNotEqualTo(Headers.of("White", "A"));
  }
}
