package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Move;
import fivefold.model.Ply;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

/** Actions by falling score against the plain listing, on positions of random play. */
class OrderedActionsTest {
  private static final long SEED = RandomPlay.seed();
  private static final int MOST = 600;

  private static long score(Action action, ToIntFunction<Move> score) {
    long sum = 0;
    for (Ply ply : action.plies()) {
      sum += score.applyAsInt((Move) ply);
    }
    return sum;
  }

  private static List<Action> all(State state, ToIntFunction<Move> score) {
    List<Action> actions = new ArrayList<>();
    state.legalActions().ordered(score, Budget.UNLIMITED).forEachRemaining(actions::add);
    return actions;
  }

  @Test
  void allComeOnceTheBestFirst() {
    int compared = 0;
    int timelines = 0;
    for (long seed = SEED; seed < SEED + 80; seed++) {
      RandomPlay play = new RandomPlay(seed);
      int spread = 1 + play.random().nextInt(400);
      ToIntFunction<Move> score = move -> Math.floorMod(move.hashCode() * 31, spread) - spread / 2;
      Optional<State> next = Optional.of(play.start());
      for (int turn = 0; turn < 14 && next.isPresent(); turn++) {
        State state = next.get();
        if (state.legalActions().count(MOST, Budget.ofNodes(20_000)).complete()) {
          String where = "seed " + seed + ", turn " + turn + " of " + state;
          List<Action> ordered = all(state, score);
          List<Action> plain = state.legalActions().stream().toList();
          assertThat(ordered).as(where).doesNotHaveDuplicates();
          assertThat(new HashSet<>(ordered)).as(where).isEqualTo(new HashSet<>(plain));
          List<Long> scores = ordered.stream().map(action -> -score(action, score)).toList();
          assertThat(scores).as(where).isSorted();
          compared++;
          timelines = Math.max(timelines, state.multiverse().timelineCount());
        }
        next = play.next(state);
      }
    }
    assertThat(compared).isGreaterThan(300);
    assertThat(timelines).isGreaterThan(4);
  }

  @Test
  void theBestOnesComeWithoutTheOthers() {
    State state = Variants.standard().start();
    Dice dice = new Dice(SEED);
    while (state.multiverse().timelineCount() < 12) {
      state = state.legalActions().playRandom(dice, 60).orElseThrow().state();
    }
    ToIntFunction<Move> score = move -> Math.floorMod(move.hashCode() * 31, 100);
    ActionSearch search = state.legalActions().ordered(score, Budget.ofNodes(200_000));
    long before = Long.MAX_VALUE;
    for (int i = 0; i < 20; i++) {
      assertThat(search.hasNext()).as("seed %s, action %s", SEED, i).isTrue();
      long now = score(search.next(), score);
      assertThat(now).isLessThanOrEqualTo(before);
      before = now;
    }
  }

  @Test
  void equalScoresAreFine() {
    State state = Variants.standard().start();
    assertThat(all(state, move -> 7)).hasSize(20).doesNotHaveDuplicates();
  }

  @Test
  void samplesPreferWhatScoresMore() {
    State state = Variants.standard().start();
    Dice dice = new Dice(SEED);
    int centre = 0;
    for (int i = 0; i < 300; i++) {
      Action action =
          state
              .legalActions()
              .sample(
                  move -> move.toSquare().toString().equals("e4") ? 100 : 0,
                  50,
                  dice,
                  Budget.UNLIMITED)
              .orElseThrow();
      centre += action.toString().equals("e4") ? 1 : 0;
    }
    // e² / (e² + 19) of 300 are 84.
    assertThat(centre).as("seed %s", SEED).isBetween(55, 115);
  }
}
