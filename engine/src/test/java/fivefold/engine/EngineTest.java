package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.Games;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.Dice;
import fivefold.rules.LegalActions.Played;
import fivefold.rules.State;
import fivefold.rules.Stop;
import fivefold.rules.Verdict;
import fivefold.solve.Solution;
import fivefold.solve.Solver;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class EngineTest {
  private static final long SEED = Long.getLong("fivefold.seed", 1);

  private final Engine engine = new Engine();

  private Analysis analyse(State state, Limits limits) {
    return engine.analyse(state, limits, progress -> {});
  }

  private static State played(String... actions) {
    return played(Variants.standard().start(), actions);
  }

  private static State played(State start, String... actions) {
    State state = start;
    for (String action : actions) {
      state = state.play(action).orThrow();
    }
    return state;
  }

  @Test
  void playsLegallyOnEveryVariant() {
    for (Variant variant : Variants.all()) {
      if (!variant.isPlayable()) {
        continue;
      }
      engine.clear();
      State state = variant.start();
      for (int i = 0; i < 5; i++) {
        Analysis analysis = analyse(state, Limits.ofNodes(60).withMillis(500));
        boolean over = state.legalActions().limit(1).count() == 0;
        assertThat(analysis.lines().isEmpty()).as(variant.name()).isEqualTo(over);
        if (over) {
          break;
        }
        Action action = analysis.lines().get(0).first();
        assertThat(state.isLegal(action)).as("%s: %s", variant, action).isTrue();
        state = state.play(action).orThrow();
      }
    }
  }

  @Test
  void theSameNumberOfNodesGivesTheSameAnswer() {
    State state = played("e4", "e5", "Nf3", "(0T2)Nb8>>(0T1)b6");
    Analysis one = new Engine().analyse(state, Limits.ofNodes(1500), progress -> {});
    Analysis two = new Engine().analyse(state, Limits.ofNodes(1500), progress -> {});
    assertThat(one.lines()).isEqualTo(two.lines());
    assertThat(one.nodes()).isEqualTo(two.nodes());
  }

  /** Among them positions in which the opponent threatens to mate, which the solver looks at. */
  @Test
  void timeChangesNothingWhereTheNodesEndFirst() {
    List<State> states = oneActionBeforeMate(4);
    RandomGames.visit(List.of("Small"), 1, 14, 15, (where, state) -> states.add(state));
    states.removeIf(state -> state.legalActions().limit(2).count() < 2);
    for (State state : states) {
      Limits nodes = Limits.ofNodes(400);
      Analysis untimed = new Engine(1).analyse(state, nodes, progress -> {});
      Analysis timed = new Engine(1).analyse(state, nodes.withMillis(600_000), progress -> {});
      assertThat(timed.lines()).as("seed %s, %s", SEED, state).isEqualTo(untimed.lines());
    }
  }

  /** Who is lost for certain is mated whatever he plays. */
  @Test
  void whatIsCalledProvedIsTrue() {
    AtomicInteger proved = new AtomicInteger();
    AtomicInteger guessed = new AtomicInteger();
    RandomGames.visit(
        List.of("Very Small - Open"),
        60,
        16,
        15,
        (where, state) -> {
          engine.clear();
          List<Line> lines = analyse(state, Limits.ofNodes(200)).lines();
          if (lines.isEmpty() || lines.get(0).score().mateIn() >= 0) {
            return;
          }
          boolean isProved = lines.get(0).score().proved();
          (isProved ? proved : guessed).incrementAndGet();
          if (isProved) {
            assertThat(isMatedWhateverItPlays(state)).as(where).isTrue();
          }
        });
    assertThat(proved.get()).isPositive();
    assertThat(guessed.get()).isPositive();
  }

  private static boolean isMatedWhateverItPlays(State state) {
    for (Action action : state.legalActions()) {
      if (!Solver.of(state.play(action).orThrow()).within(2).solve().isMate()) {
        return false;
      }
    }
    return true;
  }

  @Test
  void boardsOfTwoTurnsBeforeAreARepetition() {
    assertThat(isRepetition()).isFalse();
    assertThat(isRepetition("Nf3", "Nf6", "Ng1")).isFalse();
    assertThat(isRepetition("Nf3", "Nf6", "Ng1", "Ng8")).isTrue();
    assertThat(isRepetition("Nf3", "Nf6", "Ng1", "Rg8")).isFalse();
    // The new timeline did not come back to anything.
    assertThat(isRepetition("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "(0T3)Ng8>>(0T2)g6")).isFalse();
  }

  private static boolean isRepetition(String... actions) {
    State state = played(actions);
    return Position.of(state.multiverse(), state.rules()).isRepetition();
  }

  /** Positions of random play in which the player to move can mate at once. */
  private static List<State> oneActionBeforeMate(int wanted) {
    List<State> found = new ArrayList<>();
    List<Variant> variants =
        List.of(
            Variants.standard(),
            Variants.all().stream().filter(v -> v.name().equals("Small")).findFirst().orElseThrow(),
            Variants.all().stream()
                .filter(v -> v.name().equals("Very Small - Open"))
                .findFirst()
                .orElseThrow());
    for (long seed = SEED; found.size() < wanted; seed++) {
      Dice dice = new Dice(seed * 7919);
      State before = variants.get((int) (seed % variants.size())).start();
      for (int i = 0; i < 40; i++) {
        Optional<Played> next = before.legalActions().playRandom(dice, 15);
        if (next.isEmpty()) {
          break;
        }
        State after = next.get().state();
        if (after.verdict() == Verdict.CHECKMATE) {
          found.add(before);
          break;
        }
        before = after;
      }
    }
    return found;
  }

  @Test
  void neverMissesAMateAtOnce() {
    for (State state : oneActionBeforeMate(40)) {
      Analysis analysis = analyse(state, Limits.ofMillis(5_000));
      Score score = analysis.lines().get(0).score();
      assertThat(score.mateIn()).as("seed %s, %s", SEED, state).isEqualTo(1);
      assertThat(score.proved()).isTrue();
      State after = state.play(analysis.lines().get(0).first()).orThrow();
      assertThat(after.verdict()).isEqualTo(Verdict.CHECKMATE);
    }
  }

  /** The probe tells mates of the positions that the search meets: never a false one. */
  @Test
  void aProbeWithStepsEnoughTellsMatesAsTheSolverDoes() {
    List<State> states = new ArrayList<>(oneActionBeforeMate(25));
    Dice dice = new Dice(SEED + 5);
    State random = Variants.standard().start();
    for (int i = 0; i < 10; i++) {
      random = random.legalActions().playRandom(dice, 20).orElseThrow().state();
      states.add(random);
    }
    int mates = 0;
    for (State state : states) {
      Position position = Position.of(state.multiverse(), state.rules());
      MateProbe probe = new MateProbe(new Clock(Limits.none(), false));
      List<Move> mate = probe.find(position, 20_000);
      Solution solution = Solver.of(state).within(1).budget(Budget.ofNodes(1_000_000)).solve();
      assertThat(mate != null).as("seed %s, %s", SEED, state).isEqualTo(solution.isMate());
      if (mate != null) {
        mates++;
        State after = state.play(state.standardOrder(mate)).orThrow();
        assertThat(after.verdict()).isEqualTo(Verdict.CHECKMATE);
      }
    }
    assertThat(mates).isGreaterThanOrEqualTo(20);
  }

  private void threads(int count) {
    engine.setThreads(
        count,
        tasks -> {
          List<Thread> threads = tasks.stream().map(Thread::new).toList();
          threads.forEach(Thread::start);
          for (Thread thread : threads) {
            try {
              thread.join();
            } catch (InterruptedException e) {
              throw new IllegalStateException(e);
            }
          }
        });
  }

  /** With two threads one searches, and the other looks for mates. */
  @Test
  void neverMissesAMateAtOnceWithTwoThreads() {
    threads(2);
    for (State state : oneActionBeforeMate(15)) {
      Score score = analyse(state, Limits.ofMillis(5_000)).lines().get(0).score();
      assertThat(score.mateIn()).as("seed %s, %s", SEED, state).isEqualTo(1);
      assertThat(score.proved()).isTrue();
    }
  }

  /** Whatever Black plays he is mated, but not at once unless he lets it happen. */
  @Test
  void holdsOutAsLongAsItCan() {
    State start = SelfPlay.variant("Very Small - Open").start();
    State state =
        played(
            start, "a3", "Bc3", "Nxc3", "Nxc3", "Bb2", "Ra4", "Bxc3", "Kxc3", "Rc1", "Kd2", "Kb2");
    for (int threads = 1; threads <= 2; threads++) {
      threads(threads);
      engine.clear();
      Action action = analyse(state, Limits.ofMillis(1_000)).lines().get(0).first();
      State after = state.play(action).orThrow();
      assertThat(Solver.of(after).within(1).solve().result())
          .as("%s with %s threads", action, threads)
          .isEqualTo(Solution.Result.NONE);
    }
  }

  /** Where no mate can be, looking for one ends soon, again and again. */
  @Test
  void bareKingsAreWatched() {
    threads(2);
    String text = "[Board \"custom\"]\n[Size \"5x5\"]\n[k4/5/5/5/4K:0:1:w]\n";
    State kings = Games.read(text).orThrow().root().state();
    assertThat(analyse(kings, Limits.ofMillis(400)).lines()).isNotEmpty();
  }

  /** Where positions are limited and time is not, looking for legal turns must end, too. */
  @Test
  void aLimitOfNodesEndsTheSearchForLegalTurns() {
    Clock clock = new Clock(Limits.ofNodes(10), false);
    for (int steps = 0; steps < 10_000_000 && clock.take(); steps++) {}
    assertThat(clock.isOver()).isTrue();
    assertThat(clock.nodes()).isZero();
  }

  @Test
  void severalThreadsGiveOneAnswerInTime() {
    threads(3);
    State state = Variants.standard().start();
    for (int i = 0; i < 12 && !state.verdict().isFinal(); i++) {
      long start = System.nanoTime();
      Analysis analysis = analyse(state, Limits.ofMillis(100));
      assertThat(analysis.lines()).as("%s", state).isNotEmpty();
      // Generous, since tests share the machine; whether it keeps its time is measured apart.
      assertThat(System.nanoTime() - start).isLessThan(5_000_000_000L);
      Action action = analysis.lines().get(0).first();
      assertThat(state.isLegal(action)).as("%s", action).isTrue();
      state = state.play(action).orThrow();
    }
    Analysis fixed = analyse(state, Limits.ofNodes(500));
    assertThat(fixed.nodes()).isLessThanOrEqualTo(500);
  }

  @Test
  void seesThatAPieceHangs() {
    State state = played("e4", "e5", "Qh5", "Nc6", "Nc3", "Nf6", "Nf3");
    // Black takes the queen.
    Analysis analysis = analyse(state, Limits.ofNodes(3000));
    assertThat(analysis.lines().get(0).first().toString()).isEqualTo("Nxh5");
    assertThat(analysis.lines().get(0).score().centipawns()).isGreaterThan(500);
  }

  @Test
  void severalLinesAreDifferentAndSorted() {
    // Wherever the search is cut off.
    for (int nodes = 1_000; nodes <= 6_000; nodes += 500) {
      engine.clear();
      Analysis analysis = analyse(played("e4"), Limits.ofNodes(nodes).withLines(3));
      assertThat(analysis.lines()).hasSize(3);
      assertThat(analysis.lines().stream().map(Line::first).distinct()).hasSize(3);
      assertThat(analysis.lines())
          .as("%d nodes", nodes)
          .isSortedAccordingTo(
              (a, b) -> Integer.compare(b.score().centipawns(), a.score().centipawns()));
    }
  }

  @Test
  void stopsAtOnce() {
    Stop stop = new Stop();
    stop.stop();
    Analysis analysis = analyse(played("e4"), Limits.none().until(stop));
    assertThat(analysis.lines()).isNotEmpty();
  }

  @Test
  void whatTheTermsGiveIsTheEvaluation() {
    State state = Variants.standard().start();
    Dice dice = new Dice(SEED);
    for (int i = 0; i < 30; i++) {
      Optional<Played> next = state.legalActions().playRandom(dice, 20);
      if (next.isEmpty()) {
        break;
      }
      state = next.get().state();
      int sum = Engine.explain(state).values().stream().mapToInt(Integer::intValue).sum();
      int score = new Evaluator().evaluate(Position.of(state.multiverse(), state.rules()));
      int forWhite = state.mover() == Color.WHITE ? score : -score;
      // Each part is rounded for itself.
      assertThat(sum).as("seed %s, action %s", SEED, i).isCloseTo(forWhite, within());
    }
  }

  private static org.assertj.core.data.Offset<Integer> within() {
    return org.assertj.core.data.Offset.offset(80);
  }

  @Test
  void scoresPrintAsPeopleWriteThem() {
    assertThat(Score.of(135)).hasToString("+1.35");
    assertThat(Score.of(-5)).hasToString("-0.05");
    assertThat(Score.of(Score.MATE - 3)).hasToString("#2");
    assertThat(Score.of(-Score.MATE + 2)).hasToString("#-1");
  }

  @Test
  void levelsPlayLegallyAndTheSameEachTime() {
    State state = played("e4", "e5");
    for (Level level : Level.values()) {
      Limits limits = Limits.ofNodes(300);
      Action one = level.play(new Engine(), state, limits, p -> {}).lines().get(0).first();
      Action two = level.play(new Engine(), state, limits, p -> {}).lines().get(0).first();
      assertThat(one).isEqualTo(two);
      assertThat(state.isLegal(one)).isTrue();
    }
  }
}
