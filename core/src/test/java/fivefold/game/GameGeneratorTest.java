package fivefold.game;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Parity;
import fivefold.rules.MoveKind;
import fivefold.rules.Step;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The seeds that the tests of notations use must not miss anything. */
class GameGeneratorTest {
  @Test
  void dozenSeedsShowEverythingThatIsHardToWrite() {
    TreeSet<String> seen = new TreeSet<>();
    for (long seed = 0; seed < 12; seed++) {
      Game game = GameGenerator.tree(seed, 10);
      look(game, seen);
    }
    assertThat(seen)
        .containsExactly(
            "branch",
            "castling",
            "comment",
            "en passant",
            "evaluation",
            "even",
            "hop",
            "promotion",
            "result",
            "several moves",
            "turn zero",
            "underpromotion",
            "unfinished",
            "variation");
  }

  @Test
  void sameSeedMakesTheSameGame() {
    assertThat(GameGenerator.tree(7, 10)).isEqualTo(GameGenerator.tree(7, 10));
    assertThat(GameGenerator.tree(7, 10)).isNotEqualTo(GameGenerator.tree(13, 10));
  }

  private static void look(Game game, TreeSet<String> seen) {
    note(seen, "even", game.start().parity() == Parity.EVEN);
    note(seen, "turn zero", game.start().multiverse().timelines().get(0).start() < 2);
    note(seen, "result", game.end().result().isPresent());
    note(seen, "unfinished", game.end().unfinished().isPresent());
    for (Node node : game.nodes()) {
      note(seen, "variation", node.children().size() > 1);
      note(seen, "comment", !node.comments().isEmpty());
    }
    for (Node node : game.mainline()) {
      note(seen, "several moves", node.action().plies().size() > 1);
      for (int i = 0; i < node.steps().size(); i++) {
        Step.Moved step = (Step.Moved) node.steps().get(i);
        note(seen, "evaluation", node.evaluation(i).isPresent());
        note(seen, "branch", step.kind() == MoveKind.BRANCH);
        note(seen, "hop", step.kind() == MoveKind.HOP);
        note(seen, "castling", step.isCastling());
        note(seen, "promotion", step.move().promotion() != null);
        note(seen, "underpromotion", step.underpromotes());
        note(seen, "en passant", step.isEnPassant());
      }
    }
  }

  private static void note(TreeSet<String> seen, String what, boolean there) {
    if (there) {
      seen.add(what);
    }
  }
}
