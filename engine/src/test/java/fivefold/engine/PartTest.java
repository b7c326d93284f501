package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.rules.Action;
import fivefold.rules.State;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Engines that share no memory look at a position together. */
class PartTest {
  private static final int MANY = 100;

  private static List<Action> actions(State state, Part part) {
    Limits limits = Limits.none().withDepth(2).withLines(MANY).withPart(part);
    return new Engine(1)
        .analyse(state, limits, progress -> {}).lines().stream().map(Line::first).toList();
  }

  @Test
  void eachActionIsInOnePart() {
    State start = Variants.standard().start();
    List<Action> together = new ArrayList<>();
    for (int number = 0; number < 3; number++) {
      List<Action> actions = actions(start, new Part(number, 3));
      assertThat(actions).hasSizeBetween(1, 19);
      together.addAll(actions);
    }
    assertThat(together).containsExactlyInAnyOrderElementsOf(actions(start, Part.ALL));
    assertThat(together).hasSize(20);
  }

  /** A single action is played without a thought, but not while others look at its rivals. */
  @Test
  void aPartOfOneActionIsSearchedLikeOthers() {
    State start = Variants.standard().start();
    int many = 20;
    while (actions(start, new Part(0, many)).size() != 1) {
      many++;
    }
    Limits limits = Limits.ofMillis(60_000).withDepth(3).withPart(new Part(0, many));
    assertThat(new Engine(1).analyse(start, limits, progress -> {}).depth()).isEqualTo(3);
  }

  @Test
  void whereThereIsOneActionOnlyItIsPlayedAtOnce() {
    List<State> forced = new ArrayList<>();
    RandomGames.visit(
        List.of("Very Small - Open"),
        20,
        20,
        15,
        (where, state) -> {
          if (state.legalActions().limit(2).count() == 1) {
            forced.add(state);
          }
        });
    assertThat(forced).isNotEmpty();
    for (State state : forced) {
      List<Integer> depths = new ArrayList<>();
      for (int number = 0; number < 2; number++) {
        Limits limits = Limits.ofMillis(60_000).withPart(new Part(number, 2)).withDepth(3);
        Analysis analysis = new Engine(1).analyse(state, limits, progress -> {});
        depths.add(analysis.lines().isEmpty() ? 0 : analysis.depth());
      }
      assertThat(depths).as("%s", state).contains(1).allMatch(depth -> depth <= 1);
    }
  }

  @Test
  void aPartMayBeEmpty() {
    State start = Variants.standard().start();
    List<Integer> sizes = new ArrayList<>();
    for (int number = 0; number < MANY; number++) {
      sizes.add(actions(start, new Part(number, MANY)).size());
    }
    assertThat(sizes).contains(0);
    assertThat(sizes.stream().mapToInt(Integer::intValue).sum()).isEqualTo(20);
  }

  @Test
  void thereAreNoOtherParts() {
    assertThatThrownBy(() -> new Part(2, 2)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Part(-1, 2)).isInstanceOf(IllegalArgumentException.class);
  }
}
