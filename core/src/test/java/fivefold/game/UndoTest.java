package fivefold.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.model.Move;
import fivefold.rules.Action;
import fivefold.rules.State;
import fivefold.variants.Variants;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class UndoTest {
  private static final long SEED = Long.getLong("fivefold.seed", 1);

  private static Game standard() {
    return Game.of(Variants.standard().start(), "Standard");
  }

  private static List<Node> nodes(Game game) {
    List<Node> nodes = new ArrayList<>();
    game.nodes().forEach(nodes::add);
    return nodes;
  }

  @Test
  void aCopyIsEqualAndItsOwn() {
    for (int i = 0; i < 30; i++) {
      Game game = GameGenerator.tree(i, 12);
      Game copy = game.copy();
      assertThat(copy).as("seed %d", i).isEqualTo(game);
      assertThat(copy.variant()).isEqualTo(game.variant());
      assertThat(copy.headers().list()).isEqualTo(game.headers().list());
      copy.end().addComment("more");
      assertThat(copy).isNotEqualTo(game);
      assertThat(game.withoutMoves().size()).isZero();
      assertThat(game.withoutMoves().headers()).isEqualTo(game.headers());
    }
  }

  @Test
  void aCopySaysTwiceWhatWasSaidTwice() {
    Game game = standard();
    game.root().addComment("hm");
    game.root().addComment("hm");
    assertThat(game.copy()).isEqualTo(game);
    game.root().merge(game.copy().root());
    assertThat(game.root().comments()).hasSize(2);
  }

  @Test
  void undoBringsBackTheSameNodes() {
    Game game = standard();
    Node e4 = game.root().play("e4").orThrow();
    Node d4 = game.root().play("d4").orThrow();
    Node d5 = d4.play("d5").orThrow();

    Undo delete = game.edit(d4::delete);
    assertThat(game.mainline()).containsExactly(e4);
    delete.run();
    assertThat(game.mainline()).containsExactly(d4, d5);
    assertThat(d4.parent()).contains(game.root());

    Undo again = game.edit(e4::promote).run();
    assertThat(game.root().children()).containsExactly(e4, d4);
    again.run();
    assertThat(game.root().children()).containsExactly(d4, e4);
  }

  @Test
  void anEditIsAllOrNothing() {
    Game game = standard();
    game.root().play("e4").orThrow();
    Game before = game.copy();
    Undo earlier = game.edit(() -> game.root().addComment("one"));
    assertThatThrownBy(
            () ->
                game.edit(
                    () -> {
                      game.root().play("d4").orThrow();
                      game.root().setComments(List.of());
                      game.end().evaluate(7, Evaluation.GOOD);
                    }))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(game.size()).isEqualTo(1);
    assertThat(game.root().comments()).extracting(Comment::text).containsExactly("one");
    earlier.run();
    assertThat(game).isEqualTo(before);
  }

  @Test
  void editsAreUndoneInReverseOrderOnly() {
    Game game = standard();
    Undo first = game.edit(() -> game.root().play("e4").orThrow());
    Undo second = game.edit(() -> game.root().addComment("two"));

    assertThat(first.isPossible()).isFalse();
    assertThatThrownBy(first::run).isInstanceOf(IllegalStateException.class);
    Undo redo = second.run();
    assertThat(first.isPossible()).isTrue();
    assertThat(second.isPossible()).isFalse();
    first.run();
    assertThat(redo.isPossible()).isFalse();
    assertThat(game).isEqualTo(standard());
  }

  @Test
  void whatIsChangedPastAnEditEndsTheWayBack() {
    Game game = standard();
    Undo undo = game.edit(() -> game.root().play("e4").orThrow());
    game.end().addComment("past it");
    assertThat(undo.isPossible()).isFalse();
    assertThatThrownBy(undo::run).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> game.edit(() -> game.edit(() -> {})))
        .isInstanceOf(IllegalStateException.class);
    assertThat(game.edit(() -> {}).isEmpty()).isTrue();
  }

  /** A turn under way is no edit: it comes and goes, and the way back stays. */
  @Test
  void unfinishedTurnsMayChangeAtAnyTime() {
    Game game = standard();
    Move move = game.start().moveCandidates().get(0);
    State draft = game.start().play(move).orThrow();
    game.root().setUnfinished(draft);
    Undo undo =
        game.edit(
            () -> {
              game.root().setUnfinished(null);
              game.root().play(draft).orThrow();
            });
    game.end().setUnfinished(game.end().state().play(firstMove(game)).orThrow());
    Undo redo = undo.run();
    assertThat(game.root().isLeaf()).isTrue();
    assertThat(game.root().unfinished()).contains(draft);
    redo.run();
    assertThat(game.root().unfinished()).isEmpty();
    assertThat(game.size()).isEqualTo(1);
  }

  private static Move firstMove(Game game) {
    return game.end().state().moveCandidates().get(0);
  }

  /** Random edits, undone and made again to random depths, against copies of every stage. */
  @Test
  void everyStageComesBack() {
    Random random = new Random(SEED);
    for (int round = 0; round < 20; round++) {
      Game game = GameGenerator.tree(random.nextInt(1000), 12);
      Deque<Undo> past = new ArrayDeque<>();
      Deque<Undo> future = new ArrayDeque<>();
      List<Game> stages = new ArrayList<>(List.of(game.copy()));
      for (int step = 0; step < 150; step++) {
        int dice = random.nextInt(4);
        if (dice == 0 && !past.isEmpty()) {
          future.push(past.pop().run());
        } else if (dice == 1 && !future.isEmpty()) {
          past.push(future.pop().run());
        } else {
          past.push(game.edit(() -> change(game, random)));
          future.clear();
          while (stages.size() > past.size()) {
            stages.remove(stages.size() - 1);
          }
          stages.add(game.copy());
        }
        assertThat(game.equals(stages.get(past.size())))
            .as("seed %d, round %d, step %d", SEED, round, step)
            .isTrue();
        for (Node node : game.nodes()) {
          for (Node child : node.children()) {
            assertThat(node.child(child.action())).contains(child);
            assertThat(child.parent()).contains(node);
          }
        }
      }
    }
  }

  private static void change(Game game, Random random) {
    List<Node> nodes = nodes(game);
    Node node = nodes.get(random.nextInt(nodes.size()));
    switch (node.isRoot() ? random.nextInt(5) : random.nextInt(9)) {
      case 0 -> playSomething(node, random);
      case 1 -> node.addComment("comment " + random.nextInt(3));
      case 2 -> game.setHeaders(game.headers().with("Event", "" + random.nextInt(5)));
      case 3 -> node.setComments(List.of(new Comment(Comment.BEFORE, "only")));
      case 4 -> node.merge(node.isRoot() ? other(game) : node);
      case 5 -> node.promoteAll();
      case 6 -> node.delete();
      case 7 -> node.evaluate(0, random.nextBoolean() ? Evaluation.GOOD : null);
      default -> node.setResult(random.nextBoolean() ? Result.DRAW : null);
    }
  }

  /** The root of another game from the same start. */
  private static Node other(Game game) {
    Game other = game.copy();
    Random random = new Random(other.size());
    other.nodes().forEach(node -> node.addComment("merged"));
    playSomething(other.end(), random);
    playSomething(other.root(), random);
    return other.root();
  }

  private static void playSomething(Node node, Random random) {
    List<Action> actions = node.state().legalActions().stream().limit(12).toList();
    if (!actions.isEmpty()) {
      node.play(actions.get(random.nextInt(actions.size()))).orThrow();
    }
  }

  /** An edit of a big tree costs as little as one of a small one. */
  @Test
  void deepTreesWork() {
    Game game = standard();
    Node node = game.root();
    String[] shuffle = {"Nf3", "Nf6", "Ng1", "Ng8"};
    for (int i = 0; i < 20_000; i++) {
      node = node.play(shuffle[i % 4]).orThrow();
    }
    Node end = node;
    for (int i = 0; i < 100_000; i++) {
      game.edit(() -> end.addComment("well")).run();
    }
    Game other = game.copy();
    other.nodes().forEach(each -> each.addComment("merged"));
    Undo undo = game.edit(() -> game.root().merge(other.root()));
    assertThat(game.equals(other)).isTrue();
    undo.run();
    assertThat(game.size()).isEqualTo(20_000);
    assertThat(end.comments()).isEmpty();
  }
}
