package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.rules.LegalActions.Count;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Searches end when they are told to, and those that pause go on. */
@Timeout(60)
class StopTest {
  /**
   * Nothing can move on the last timeline nor go there, so there is no legal turn: hopeless for
   * brute force, which tries everything on the timelines before it.
   */
  private static State hopeless() {
    StringBuilder boards = new StringBuilder();
    for (int line = -8; line <= 8; line++) {
      String white = line < 7 ? "K8" : "9";
      boards.append("[8k/9/9/9/9/9/9/9/" + white + ":" + line + ":1:w]");
    }
    return Positions.state(boards.toString());
  }

  /** More actions than anybody counts. */
  private static State wide() {
    StringBuilder boards = new StringBuilder();
    for (int line = -20; line <= 20; line++) {
      boards.append("[k3/4/4/3K:" + line + ":1:w]");
    }
    return Positions.state(boards.toString());
  }

  /** What a search answers when another thread stops it, and that it took until then. */
  private static <T> T stopped(Function<Budget, T> search) throws InterruptedException {
    Stop stop = new Stop();
    long start = System.nanoTime();
    Thread other =
        new Thread(
            () -> {
              try {
                Thread.sleep(100);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              stop.stop();
            });
    other.start();
    T answer = search.apply(Budget.UNLIMITED.until(stop));
    long millis = (System.nanoTime() - start) / 1_000_000;
    other.join();
    // It was busy until the stop, and then ended: generous, for machines that do other things.
    assertThat(millis).isBetween(95L, 5_000L);
    assertThat(stop.isStopped()).isTrue();
    return answer;
  }

  @Test
  void anotherThreadStopsAVerdict() throws InterruptedException {
    Verdict verdict = stopped(budget -> hopeless().verdict(budget));
    assertThat(verdict).isEqualTo(Verdict.UNKNOWN);
  }

  @Test
  void anotherThreadStopsACount() throws InterruptedException {
    Count count = stopped(budget -> wide().legalActions().count(Long.MAX_VALUE, budget));
    assertThat(count.outOfBudget()).isTrue();
    assertThat(count.complete()).isFalse();
    assertThat(count.atLeast()).isPositive();
  }

  @Test
  void anotherThreadStopsAList() throws InterruptedException {
    AtomicInteger listed = new AtomicInteger();
    Count count =
        stopped(
            budget ->
                wide()
                    .legalActions()
                    .forEach(Long.MAX_VALUE, budget, action -> listed.incrementAndGet()));
    assertThat(count.outOfBudget()).isTrue();
    assertThat(listed.get()).isPositive().isEqualTo((int) count.atLeast());
  }

  @Test
  void anotherThreadStopsAnIteration() throws InterruptedException {
    ActionSearch search =
        stopped(
            budget -> {
              ActionSearch actions = wide().legalActions().search(budget);
              while (actions.hasNext()) {
                actions.next();
              }
              return actions;
            });
    assertThat(search.isComplete()).isFalse();
    search.grant(Budget.ofNodes(100));
    assertThat(search.hasNext()).isTrue();
  }

  @Test
  void anotherThreadStopsWhetherThereIsAnAction() throws InterruptedException {
    Optional<Boolean> any = stopped(budget -> hopeless().legalActions().exist(budget));
    assertThat(any).isEmpty();
    Optional<Boolean> advancing =
        stopped(budget -> hopeless().legalActions().existAdvancing(budget));
    assertThat(advancing).isEmpty();
  }

  @Test
  void anotherThreadStopsPerft() throws InterruptedException {
    State standard = Positions.state(Positions.STANDARD);
    OptionalLong count = stopped(budget -> Perft.count(standard, 7, budget));
    assertThat(count).isEmpty();
  }

  @Test
  void anotherThreadStopsARandomTurn() throws InterruptedException {
    Optional<LegalActions.Played> played =
        stopped(budget -> hopeless().legalActions().playRandom(new Dice(1), 50, budget));
    assertThat(played).isEmpty();
  }

  @Test
  void whatIsStoppedBeforehandDoesNothing() {
    Stop stop = new Stop();
    stop.stop();
    Budget budget = Budget.ofNodes(1_000_000).until(stop);
    State standard = Positions.state(Positions.STANDARD);
    assertThat(standard.verdict(budget)).isEqualTo(Verdict.UNKNOWN);
    assertThat(standard.legalActions().count(10, budget)).isEqualTo(new Count(0, false, true));
    assertThat(standard.legalActions().playRandom(new Dice(1), 50, budget)).isEmpty();
    assertThat(Perft.count(standard, 1, budget)).isEmpty();
  }

  @Test
  void everyStopOfABudgetEndsIt() {
    State standard = Positions.state(Positions.STANDARD);
    Stop never = new Stop();
    Stop one = new Stop();
    Budget budget = Budget.UNLIMITED.until(never).until(one).until(() -> false);
    assertThat(standard.verdict(budget)).isEqualTo(Verdict.PLAYING);
    one.stop();
    assertThat(standard.verdict(budget)).isEqualTo(Verdict.UNKNOWN);
    assertThat(standard.verdict()).isEqualTo(Verdict.PLAYING);
  }

  /** A thread of its own is not needed: whatever is asked may say stop. */
  @Test
  void aQuestionStopsAsWell() {
    AtomicInteger asked = new AtomicInteger();
    Budget budget = Budget.UNLIMITED.until(() -> asked.incrementAndGet() > 50);
    assertThat(hopeless().verdict(budget)).isEqualTo(Verdict.UNKNOWN);
    assertThat(asked.get()).isBetween(51, 80);
  }

  // Slices

  private static List<State> states() {
    List<State> states = new ArrayList<>();
    RandomPlay play = new RandomPlay(RandomPlay.seed());
    for (int i = 0; i < 60; i++) {
      states.addAll(play.game(12));
    }
    states.add(Positions.state("[k8/9/9/9/9/9/9/8r/K6r1:0:1:w]"));
    states.add(Positions.state("[k8/9/9/9/9/9/9/9/K6r1:0:1:w]"));
    return states;
  }

  @Test
  void aVerdictInSlicesIsTheSame() {
    Map<Verdict, Integer> seen = new TreeMap<>();
    int paused = 0;
    for (State state : states()) {
      VerdictSearch search = state.verdictSearch();
      Verdict verdict = search.run(Budget.ofNodes(0));
      for (int i = 0; i < 1_000_000 && verdict == Verdict.UNKNOWN; i++) {
        verdict = search.run(Budget.ofNodes(1 + i % 3));
        paused += verdict == Verdict.UNKNOWN ? 1 : 0;
      }
      assertThat(verdict).as("seed %d", RandomPlay.seed()).isEqualTo(state.verdict());
      assertThat(search.run(Budget.ofNodes(0))).isEqualTo(verdict);
      seen.merge(verdict, 1, Integer::sum);
    }
    assertThat(seen).containsKeys(Verdict.PLAYING, Verdict.CHECK, Verdict.CHECKMATE);
    assertThat(paused).isGreaterThan(1000);
  }

  @Test
  void aListInSlicesIsTheSame() {
    for (State state : states()) {
      List<Action> atOnce = state.legalActions().limit(50).toList();
      ActionSearch search = state.legalActions().search(Budget.ofNodes(0));
      List<Action> sliced = new ArrayList<>();
      while (sliced.size() < 50 && !search.isComplete()) {
        if (search.hasNext()) {
          sliced.add(search.next());
        } else {
          search.grant(Budget.ofNodes(2));
        }
      }
      assertThat(sliced).as("seed %d", RandomPlay.seed()).isEqualTo(atOnce);
      assertThat(search.isComplete()).isEqualTo(atOnce.size() < 50);
    }
  }

  @Test
  void aBudgetOfARandomTurnEndsIt() {
    Optional<LegalActions.Played> played =
        hopeless().legalActions().playRandom(new Dice(1), 50, Budget.ofNodes(3000));
    assertThat(played).isEmpty();
  }
}
