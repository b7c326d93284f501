package fivefold.solve;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.Notations;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Proofs hold, as written and as read back, and what is no proof is told so. */
class ProofTest {
  private static final Budget ENOUGH = Budget.ofMillis(60_000);

  /** Positions with a mate, and in how many. */
  private static List<Game> proofs(int wanted, int within, boolean full) {
    List<Game> games = new ArrayList<>();
    for (long seed = SmallPositions.seed(); games.size() < wanted; seed++) {
      State state = SmallPositions.position(seed);
      Game game = Game.of(state);
      Solver solver = Solver.of(state).within(within).budget(Budget.ofNodes(20_000));
      if (solver.prove(game.root(), full).isMate()) {
        games.add(game);
      } else {
        assertThat(game.root().isLeaf()).isTrue();
      }
    }
    return games;
  }

  @Test
  void proofsHold() {
    int longest = 0;
    int grouped = 0;
    for (Game game : proofs(60, 3, false)) {
      ProofCheck.Outcome outcome = ProofCheck.of(game.root(), ENOUGH);
      assertThat(outcome).as(() -> text(game)).isInstanceOf(ProofCheck.Holds.class);
      longest = Math.max(longest, ((ProofCheck.Holds) outcome).in());
      assertThat(game.mainline()).as("the main line is the longest").hasSize(2 * in(outcome) - 1);
      assertThat(game.end().state().verdict()).isEqualTo(Verdict.CHECKMATE);
      for (Node node : game.nodes()) {
        grouped += node.comments().isEmpty() ? 0 : 1;
      }
    }
    assertThat(longest).isGreaterThan(1);
    assertThat(grouped).isPositive();
  }

  private static int in(ProofCheck.Outcome outcome) {
    return ((ProofCheck.Holds) outcome).in();
  }

  @Test
  void aFullProofAnswersTheSameReplies() {
    List<Game> brief = proofs(25, 2, false);
    List<Game> full = proofs(25, 2, true);
    for (int i = 0; i < brief.size(); i++) {
      ProofCheck.Outcome outcome = ProofCheck.of(full.get(i).root(), ENOUGH);
      assertThat(outcome).isEqualTo(ProofCheck.of(brief.get(i).root(), ENOUGH));
      long replies = ((ProofCheck.Holds) outcome).replies();
      // Every reply stands in the tree with its answer, after the first action.
      assertThat(full.get(i).size()).isEqualTo((int) (1 + 2 * replies));
      assertThat(brief.get(i).size()).isLessThanOrEqualTo(full.get(i).size());
    }
  }

  @Test
  void aProofCanBeReadBack() {
    for (Game game : proofs(20, 2, false)) {
      Game read = Games.read(text(game)).orThrow();
      assertThat(ProofCheck.of(read.root(), ENOUGH)).isEqualTo(ProofCheck.of(game.root(), ENOUGH));
    }
  }

  /** Take any part out of a proof without groups, and it is none. */
  @Test
  void aHoleIsFound() {
    int holes = 0;
    for (Game game : proofs(25, 2, true)) {
      List<Node> nodes = new ArrayList<>();
      game.nodes().forEach(nodes::add);
      Node cut = nodes.get(nodes.size() / 2);
      if (cut.isRoot()) {
        continue;
      }
      Node above = cut.parent().orElseThrow();
      boolean attack = cut.depth() % 2 == 1;
      cut.delete();
      ProofCheck.Outcome outcome = ProofCheck.of(game.root(), ENOUGH);
      if (attack) {
        // Another reply's answer may do for this one.
        assertThat(outcome).isNotInstanceOf(ProofCheck.Undecided.class);
      }
      if (outcome instanceof ProofCheck.Hole hole) {
        assertThat(hole.at()).isIn(above, above.parent().orElse(above));
        holes++;
      }
    }
    assertThat(holes).isPositive();
  }

  @Test
  void nothingIsNoProof() {
    Game game = Game.of(SmallPositions.state("3x3", "[2k/3/K1Q:0:1:w]"));
    assertThat(ProofCheck.of(game.root(), ENOUGH))
        .isEqualTo(new ProofCheck.Hole(game.root(), null, false));
  }

  @Test
  void aMoveThatDoesNotMateIsAHole() {
    Game game = Game.of(SmallPositions.state("5x5", "[k4/5/2Q2/5/K3R:0:1:w]"));
    Node first =
        ((fivefold.game.Insertion.Done)
                game.root().play(game.root().state().legalActions().iterator().next()))
            .node();
    ProofCheck.Outcome outcome = ProofCheck.of(game.root(), ENOUGH);
    assertThat(outcome).isInstanceOf(ProofCheck.Hole.class);
    assertThat(((ProofCheck.Hole) outcome).at()).isSameAs(first);
    assertThat(((ProofCheck.Hole) outcome).reply()).isNotNull();
  }

  @Test
  void countsWays() {
    int several = 0;
    for (long seed = 1; seed < 150; seed++) {
      State state = SmallPositions.position(seed);
      Solver solver = Solver.of(state).within(1);
      if (!solver.solve().isMate()) {
        continue;
      }
      long expected =
          state.legalActions().stream()
              .filter(a -> state.play(a).orThrow().verdict() == Verdict.CHECKMATE)
              .limit(200)
              .count();
      assertThat(solver.ways(1, 200)).as("seed %s", seed).isEqualTo((int) expected);
      assertThat(solver.ways(1, 1)).isEqualTo(1);
      several += expected > 1 ? 1 : 0;
    }
    assertThat(several).isPositive();
  }

  private static String text(Game game) {
    return Notations.BRANCHED.write(game);
  }
}
