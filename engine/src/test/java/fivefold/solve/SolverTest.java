package fivefold.solve;

import static fivefold.solve.Solution.Result.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fivefold.Games;
import fivefold.game.Game;
import fivefold.model.PieceType;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.State;
import fivefold.rules.Verdict;
import fivefold.variants.Variants;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class SolverTest {
  private static State end(String game) {
    return Games.read(game).orThrow().end().state();
  }

  /** A knight is needed where the pawn-like brawn gets through. */
  private static final State UNDERPROMOTION =
      end("[Board \"custom\"]\n[Size \"5x5\"]\n[5/3kW/ww1w1/2W2/K4:0:1:w]\n\n1.Wxd3 / Kxd3\n");

  @Test
  void aFoundMateIsOne() {
    State state = end("[Board \"Standard\"]\n1. e3 / f6 2. Qe2 / Nc6\n");
    Solution solution = Solver.of(state).within(1).solve();
    assertThat(solution.result()).isEqualTo(Solution.Result.MATE);
    assertThat(solution.in()).isEqualTo(1);
    State mated = state.play(solution.first().orElseThrow()).orThrow();
    assertThat(mated.verdict()).isEqualTo(Verdict.CHECKMATE);
  }

  /** Fool's mate is a softmate here: the king goes back in time. */
  @Test
  void softmateIsNotMate() {
    State state = end("[Board \"Standard\"]\n1. f3 / e6 2. g4 /\n");
    assertThat(state.verdict()).isEqualTo(Verdict.PLAYING);
    assertThat(Solver.of(state).within(1).solve().result()).isEqualTo(Solution.Result.NONE);
  }

  @Test
  void promotionsArePartOfTheQuestion() {
    assertThat(Solver.of(UNDERPROMOTION).within(3).solve().result())
        .isEqualTo(Solution.Result.NONE);
    Solution knight =
        Solver.of(UNDERPROMOTION)
            .promotions(List.of(PieceType.QUEEN, PieceType.KNIGHT))
            .within(3)
            .solve();
    assertThat(knight.in()).isEqualTo(2);
    assertThat(knight.first().orElseThrow()).hasToString("We5=N");
  }

  @Test
  void aBudgetMakesTheAnswerUnknownNeverAnother() {
    int unknown = 0;
    for (long seed = 1; seed <= 60; seed++) {
      State state = SmallPositions.position(seed);
      Solution right = Solver.of(state).within(2).budget(Budget.ofNodes(20_000)).solve();
      if (right.result() == Solution.Result.UNKNOWN) {
        continue;
      }
      for (int nodes : new int[] {0, 1, 5, 30, 200}) {
        Solution solution = Solver.of(state).within(2).budget(Budget.ofNodes(nodes)).solve();
        assertThat(solution.result())
            .as("seed %s, %s nodes", seed, nodes)
            .isIn(right.result(), Solution.Result.UNKNOWN);
        assertThat(solution.nodes()).isLessThanOrEqualTo(nodes);
        unknown += solution.result() == Solution.Result.UNKNOWN ? 1 : 0;
      }
    }
    assertThat(unknown).isPositive();
  }

  /** Proof numbers change no answer, and what they leave open is unknown. */
  @Test
  void longMatesAreTheSameWithoutProofNumbers() {
    int[] answers = new int[6];
    int unknown = 0;
    for (long seed = 1; seed <= 250; seed++) {
      Solver solver = Solver.of(SmallPositions.position(seed)).within(5);
      Solution plain = solver.without(Means.PROOF_NUMBERS).budget(Budget.ofNodes(10_000)).solve();
      if (plain.result() == Solution.Result.UNKNOWN) {
        continue;
      }
      answers[plain.isMate() ? plain.in() : 0]++;
      assertThat(solver.solve().in()).as("seed %s", seed).isEqualTo(plain.in());
      for (int nodes : new int[] {100, 1000}) {
        Solution hasty = solver.budget(Budget.ofNodes(nodes)).solve();
        assertThat(hasty.result()).as("seed %s", seed).isIn(plain.result(), UNKNOWN);
        assertThat(hasty.nodes()).isLessThanOrEqualTo(nodes);
        unknown += hasty.result() == UNKNOWN ? 1 : 0;
      }
    }
    assertThat(answers[4] + answers[5]).as("mates in 4 and 5").isPositive();
    assertThat(answers[0]).as("none").isPositive();
    assertThat(unknown).isPositive();
  }

  /** After a hundred dead ends the search for attacks begins anew, with all that it had learned. */
  @Test
  void aSearchThatBeginsAnewForgetsNothing() {
    State state =
        end(
            """
            [Board "custom"]
            [Size "8x8"]
            [r*3k*2r*/8/8/8/8/8/8/4K*3:-1:5:b]
            [4k*3/8/8/8/8/8/5b2/4K*3:-1:6:w]
            [r*nbqk*2r*/p*p*p*p*2p*p*/1n6/4p3/P3P3/5N1N/1P*P*P*1b1P*/R*NBK1B2:-1:6:b]
            [r*1bqk*1nr*/2p*p*1p*p*p*/2n5/p3p3/4P3/2N5/P*bP*P*BP*P*P*/R*1BQK*2R*:0:6:b]
            [r*1bqk*1nr*/2p*p*1p*p*p*/p7/4p3/8/8/P*P*P*NBP*1P*/R*2QK*3:+1:6:b]
            [4k*3/8/8/8/8/8/8/R*3K*3:+2:6:w]
            [r*1b1k*1nr*/p*1p*p*1p*p*p*/2n5/4p3/2BPP3/5NN1/P*bP*N1P*1P*/R*1BQK*3:+2:6:b]
            [4k*3/8/8/8/8/8/8/4K*3:+3:4:w]
            """);
    Solver solver = Solver.of(state).within(1);
    Solution.Result oneByOne = solver.without(Means.WIDE_REFUTATIONS).solve().result();
    assertThat(oneByOne).isEqualTo(Solution.Result.NONE);
    assertThat(solver.solve().result()).isEqualTo(oneByOne);
  }

  /** Black may play on four more boards or not, which changes nothing: thousands of replies. */
  @Test
  void boardsThatNeedNotBePlayedOnCostLittle() {
    StringBuilder boards = new StringBuilder("[4k3/8/8/8/8/8/Q7/1R5K:0:1:w]");
    boards.append("[8/8/8/8/8/8/8/8:1:9:w]");
    for (int line = 2; line <= 5; line++) {
      boards.append("[8/pppppppp/8/8/8/8/8/8:").append(line).append(":1:b]");
    }
    Solver solver = Solver.of(SmallPositions.state("8x8", boards.toString())).within(2);
    Solution wide = solver.solve();
    Solution plain = solver.without(Means.WIDE_ANSWERS).solve();
    assertThat(wide.in()).isEqualTo(2);
    assertThat(wide.first()).isEqualTo(plain.first());
    assertThat(wide.nodes()).isLessThan(plain.nodes() / 5);
  }

  @Test
  void stopsWhenAsked() {
    AtomicInteger asked = new AtomicInteger();
    State state = end("[Board \"Standard\"]\n1. Nf3 / Nf6 2. (0T2)Nf3>>(0T1)f5 /\n");
    Solution solution =
        Solver.of(state).within(9).stopWhen(() -> asked.incrementAndGet() > 3).solve();
    assertThat(solution.result()).isEqualTo(Solution.Result.UNKNOWN);
    assertThat(asked.get()).isEqualTo(4);
  }

  /** Whatever the position, with the proof; the best of three tries counts. */
  @Test
  void keepsToItsTime() {
    int unfinished = 0;
    for (long seed = 1; seed <= 12; seed++) {
      State state = Variants.standard().start();
      Dice dice = new Dice(seed);
      for (int turns = 0; turns < 3 * seed; turns++) {
        state = state.legalActions().playRandom(dice, 50).map(p -> p.state()).orElse(state);
      }
      State position = state;
      long best = Long.MAX_VALUE;
      for (int i = 0; i < 3 && best > 100; i++) {
        long start = System.nanoTime();
        Solver solver = Solver.of(position).within(9).budget(Budget.ofMillis(50));
        Solution solution = solver.prove(Game.of(position).root(), false);
        unfinished += solution.result() == Solution.Result.UNKNOWN ? 1 : 0;
        best = Math.min(best, (System.nanoTime() - start) / 1_000_000 - 50);
      }
      assertThat(best).as("seed %s: ms too late", seed).isLessThan(100);
    }
    assertThat(unfinished).isPositive();
  }

  /** Several threads give the answer that one gives, the first action included. */
  @Test
  void answersTheSameOnSeveralCores() {
    int mates = 0;
    for (long seed = 1; seed <= 150; seed++) {
      Solver solver = Solver.of(SmallPositions.position(seed)).within(2);
      if (solver.budget(Budget.ofNodes(20_000)).solve().result() == Solution.Result.UNKNOWN) {
        continue;
      }
      Solution one = solver.solve();
      Solution three = solver.on(3, SolverTest::onThreads).solve();
      assertThat(three.result()).as("seed %s", seed).isEqualTo(one.result());
      assertThat(three.in()).as("seed %s", seed).isEqualTo(one.in());
      assertThat(three.first()).as("seed %s", seed).isEqualTo(one.first());
      mates += three.isMate() && three.in() == 2 ? 1 : 0;
    }
    assertThat(mates).isPositive();
  }

  private static void onThreads(List<Runnable> tasks) {
    List<Thread> threads = tasks.stream().map(Thread::new).toList();
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** With checks only, the mates found are mates, and none means none of that kind. */
  @Test
  void checksOnlyFindsOnlyMates() {
    int found = 0;
    for (long seed = 1; seed <= 100; seed++) {
      Solver solver =
          Solver.of(SmallPositions.position(seed)).within(2).budget(Budget.ofNodes(50_000));
      Solution checks = solver.checksOnly().solve();
      Solution all = solver.solve();
      if (checks.isMate() && all.result() != Solution.Result.UNKNOWN) {
        assertThat(all.in()).as("seed %s", seed).isEqualTo(checks.in());
        found++;
      }
    }
    assertThat(found).isPositive();
  }

  @Test
  void refusesNonsense() {
    Solver solver = Solver.of(UNDERPROMOTION);
    assertThatThrownBy(() -> solver.within(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> solver.within(100)).isInstanceOf(IllegalArgumentException.class);
  }
}
