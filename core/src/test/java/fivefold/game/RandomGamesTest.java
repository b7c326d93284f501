package fivefold.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.model.Color;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import fivefold.variants.Variant;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RandomGamesTest {
  private static final List<Variant> SMALL =
      List.of(variant("Very Small"), variant("Focused - Just Kings"), variant("Small"));

  private static Variant variant(String name) {
    return ((VariantLookup.Found) Variants.find(name)).variant();
  }

  @Test
  void aGameDependsOnSeedAndNumberOnly() {
    RandomGames games = new RandomGames(7, SMALL, 4, 12, 30, 2);
    List<Game> forward = IntStream.range(0, 60).mapToObj(games::game).toList();
    for (int i = 59; i >= 0; i--) {
      assertThat(games.game(i)).as("game " + i).isEqualTo(forward.get(i));
    }
    assertThat(new RandomGames(8, SMALL, 4, 12, 30, 2).game(5)).isNotEqualTo(forward.get(5));
    assertThat(Set.copyOf(forward).size()).isGreaterThan(50);
  }

  @Test
  void actionsAreLegalAndLengthsWithinTheRange() {
    RandomGames games = new RandomGames(1, SMALL, 4, 12, 50, 0);
    Set<Integer> lengths = new TreeSet<>();
    for (int i = 0; i < 300; i++) {
      Game game = games.game(i);
      assertThat(game.variant()).contains(SMALL.get(i % 3).name());
      State state = game.start();
      for (Node node : game.mainline()) {
        state = state.play(node.action()).orThrow();
        assertThat(node.state()).as("game " + i).isEqualTo(state);
      }
      int length = game.mainline().size();
      if (game.end().result().isEmpty()) {
        assertThat(length).as("game " + i).isBetween(4, 12);
        lengths.add(length);
      }
    }
    assertThat(lengths).contains(4, 8, 12);
  }

  @Test
  void theResultIsThatOfTheRules() {
    RandomGames games = new RandomGames(3, SMALL, 0, 30, 0, 0);
    Set<Verdict> ends = EnumSet.noneOf(Verdict.class);
    for (int i = 0; i < 600; i++) {
      Node end = games.game(i).end();
      Verdict verdict = end.state().verdict();
      ends.add(verdict);
      assertThat(end.result().map(Result::token).orElse("none"))
          .as("game " + i)
          .isEqualTo(
              switch (verdict) {
                case CHECKMATE -> end.player() == Color.WHITE ? "1-0" : "0-1";
                case STALEMATE -> "1/2-1/2";
                default -> "none";
              });
    }
    assertThat(ends).contains(Verdict.CHECKMATE, Verdict.STALEMATE, Verdict.PLAYING);
  }

  @Test
  void branchingMakesTimelines() {
    assertThat(timelines(0)).isLessThan(timelines(30));
    assertThat(timelines(30)).isLessThan(timelines(100));
  }

  private static int timelines(int branching) {
    RandomGames games = new RandomGames(1, List.of(Variants.standard()), 16, 16, branching, 0);
    return IntStream.range(0, 40)
        .map(i -> games.game(i).end().state().multiverse().timelineCount())
        .sum();
  }

  @Test
  void sideLinesLeaveTheMainLineAsItIs() {
    RandomGames plain = new RandomGames(5, SMALL, 6, 9, 20, 0);
    RandomGames varied = new RandomGames(5, SMALL, 6, 9, 20, 3);
    int variations = 0;
    for (int i = 0; i < 100; i++) {
      Game game = varied.game(i);
      assertThat(game.mainline().stream().map(Node::action).toList())
          .isEqualTo(plain.game(i).mainline().stream().map(Node::action).toList());
      variations += game.size() - game.mainline().size();
    }
    assertThat(variations).isGreaterThan(150);
  }

  @Test
  void nonsenseIsRefused() {
    assertThatThrownBy(() -> new RandomGames(0, List.of(), 0, 1, 0, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new RandomGames(0, SMALL, 3, 2, 0, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
