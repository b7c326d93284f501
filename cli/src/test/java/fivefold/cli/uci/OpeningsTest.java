package fivefold.cli.uci;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.engine.Engine;
import fivefold.engine.Limits;
import fivefold.engine.Score;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.rules.State;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OpeningsTest {
  private static final long SEED = 501;

  private static final List<Variant> SMALL =
      Stream.of("Small", "Small - Flipped", "Small - Centered").map(OpeningsTest::variant).toList();

  private static Variant variant(String name) {
    return Variants.all().stream()
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  /** Forty openings in a row are decided before the one with this number. */
  @Test
  void goesOnUntilNobodyIsAhead() {
    Game opening = Openings.random(SEED, SMALL).get(26);
    assertThat(opening.mainline()).hasSizeBetween(4, 6);
    State end = opening.root().state();
    for (Node node : opening.mainline()) {
      end = node.state();
    }
    Score score =
        new Engine().analyse(end, Limits.ofNodes(150_000), progress -> {}).lines().get(0).score();
    assertThat(score.centipawns()).isBetween(-150, 150);
  }

  @Test
  void theSameSeedAndNumberAreTheSameOpening() {
    Game one = Openings.random(SEED, SMALL).get(1);
    Game again = Openings.random(SEED, SMALL).get(1);
    assertThat(again.mainline().stream().map(Node::action))
        .containsExactlyElementsOf(one.mainline().stream().map(Node::action).toList());
    Game other = Openings.random(SEED + 1, SMALL).get(1);
    assertThat(other.mainline().stream().map(Node::action).toList())
        .isNotEqualTo(one.mainline().stream().map(Node::action).toList());
  }
}
