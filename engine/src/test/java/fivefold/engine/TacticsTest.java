package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.rules.Action;
import fivefold.rules.State;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The suite of tactics: {@code engine/lab tactics} tells how much is solved in 200 ms. */
class TacticsTest {
  private static final int NODES = 2_000;

  /** What was solved when this was written, less a little. */
  private static final int FLOOR_PERCENT = 85;

  @Test
  void hasEnoughOfEveryTheme() throws IOException {
    Map<Theme, Integer> count = new EnumMap<>(Theme.class);
    Set<State> states = new HashSet<>();
    for (Tactic tactic : Tactic.all()) {
      count.merge(tactic.theme(), 1, Integer::sum);
      assertThat(states.add(tactic.state())).as(tactic.toString()).isTrue();
    }
    assertThat(count.keySet()).containsExactly(Theme.values());
    assertThat(count.values()).allMatch(n -> n >= 4);
    assertThat(states).hasSizeGreaterThanOrEqualTo(60);
  }

  /** Every third one, as it takes a while; {@code engine/lab prove} does it for all. */
  @Test
  void theAnswersAreProved() throws IOException {
    List<Tactic> all = Tactic.all();
    for (int i = 0; i < all.size(); i += 3) {
      Tactic tactic = all.get(i);
      List<Action> answers = Proofs.answers(tactic.theme(), tactic.state());
      assertThat(answers).as(tactic.toString()).hasSameSizeAs(tactic.best());
      assertThat(answers).as(tactic.toString()).allMatch(tactic::isSolvedBy);
    }
  }

  @Test
  void solvesMostInFewNodes() throws IOException {
    List<String> failed = new ArrayList<>();
    List<Tactic> all = Tactic.all();
    for (Tactic tactic : all) {
      Analysis analysis =
          new Engine().analyse(tactic.state(), Limits.ofNodes(NODES), progress -> {});
      if (!tactic.isSolvedBy(analysis.lines().get(0).first())) {
        failed.add(analysis.lines().get(0).first() + " in " + tactic);
      }
    }
    assertThat(failed).hasSizeLessThanOrEqualTo(all.size() * (100 - FLOOR_PERCENT) / 100);
  }
}
