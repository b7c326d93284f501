package fivefold.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.Games;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Several games as one tree, and the tree as several games. */
class MergerTest {
  private static Game game(String text) {
    return Games.read(text).orThrow();
  }

  private static List<String> line(Game game) {
    return game.mainline().stream().map(Node::toString).toList();
  }

  private static Game merged(Game first, Game... others) {
    Merger merger = new Merger(first);
    for (Game other : others) {
      merger.add(other);
    }
    return merger.game();
  }

  @Test
  void theFirstGameStaysTheMainLine() {
    Game first = game("1. e4 / e5 2. Nf3");
    Game tree = merged(first, game("1. e4 / e5 2. d4"), game("1. d4 / d5"));
    assertThat(line(tree)).isEqualTo(line(first));
    assertThat(tree.size()).isEqualTo(6);
    assertThat(first.size()).as("the first game itself").isEqualTo(3);
  }

  @Test
  void headersThatDifferBecomeComments() {
    Game tree =
        merged(
            game("[Event \"Cup\"]\n[White \"Ann\"]\n\n1. e4"),
            game("[Event \"Cup\"]\n[White \"Bob\"]\n[Round \"2\"]\n\n1. d4"));
    assertThat(tree.headers()).isEqualTo(Headers.of("Event", "Cup"));
    assertThat(tree.root().children().stream().map(node -> node.comments().get(0).text()).toList())
        .containsExactly("White: Bob; Round: 2", "White: Ann");
  }

  @Test
  void oneGameStaysAsItIs() {
    Game one = game("[White \"Ann\"]\n\n1. e4! {good} / e5 1-0");
    assertThat(merged(one)).isEqualTo(one);
  }

  @Test
  void aResultInTheMiddleIsAComment() {
    Game tree = merged(game("1. e4 / e5 2. Nf3"), game("1. e4 / e5 1/2-1/2"));
    Node inside = tree.mainline().get(1);
    assertThat(inside.result()).isEmpty();
    assertThat(inside.comments().get(0).text()).isEqualTo("1/2-1/2");
  }

  @Test
  void anotherStartIsRefused() {
    Merger merger = new Merger(game("1. e4"));
    assertThatThrownBy(() -> merger.add(game("[Board \"Small\"]\n\n1. a3")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void linesAreGamesTheMainLineFirst() {
    Game tree = merged(game("1. e4 / e5 1-0"), game("1. e4 / c5 0-1"), game("1. d4 {closed}"));
    List<Game> lines = tree.lines();
    assertThat(lines.stream().map(MergerTest::line).toList())
        .containsExactly(
            List.of("1w. e4", "1b. e5"), List.of("1w. e4", "1b. c5"), List.of("1w. d4"));
    assertThat(lines.get(0).end().result()).contains(Result.WHITE_WINS);
    assertThat(lines.get(2).end().comments()).hasSize(1);
    assertThat(tree.size()).as("the tree itself").isEqualTo(4);
  }

  @Test
  void aGameWithoutMovesIsALine() {
    assertThat(Game.of(game("1. e4").start()).lines()).hasSize(1);
  }
}
