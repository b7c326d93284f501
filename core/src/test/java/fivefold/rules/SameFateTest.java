package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Move;
import fivefold.rules.movement.RoyalCaptures;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.MateReasons;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Aim;
import fivefold.rules.search.TurnSearch.Question;
import fivefold.rules.search.TurnStart;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Turns that were ruled out because an answer mates after them do fall to such an answer. */
class SameFateTest {
  private static final long SEED = RandomPlay.seed();
  private static final int TURNS = 12;
  private static final int SMALL = 400;
  private static final int TRIES = 8;
  private static final int FEW_NODES = 100;
  private static final int VARIED = 50;

  @Test
  void whatIsRuledOutFalls() {
    int ruledOut = 0;
    for (long seed = SEED; seed < SEED + 60; seed++) {
      for (State state : new RandomPlay(seed).game(TURNS)) {
        if (state.legalActions().stream().limit(SMALL).count() == SMALL) {
          continue;
        }
        for (Question question : Question.values()) {
          Set<Action> met = new HashSet<>();
          Set<Action> answers = new HashSet<>();
          goThrough(search(state, question, seed % 2 == 0), state, met, answers);
          TurnSearch all = search(state, question, false);
          while (!answers.isEmpty() && all.next() == Answer.FOUND) {
            Action action = Action.of(all.moves());
            assertThat(met.contains(action) || isMated(state.apply(action), answers))
                .as("seed %s, %s: %s", seed, action, state)
                .isTrue();
            ruledOut += met.contains(action) ? 0 : 1;
          }
        }
      }
    }
    assertThat(ruledOut).as("seed %s", SEED).isGreaterThan(1000);
  }

  private static TurnSearch search(State state, Question question, boolean varied) {
    return varied
        ? TurnSearch.varied(state.searchable(), question, () -> true, VARIED)
        : new TurnSearch(state.searchable(), question, () -> true);
  }

  /** Goes through the turns; notes those met, and the answers by which others were ruled out. */
  private static void goThrough(
      TurnSearch search, State state, Set<Action> met, Set<Action> answers) {
    while (search.next() == Answer.FOUND) {
      met.add(Action.of(search.moves()));
      State next = state.apply(Action.of(search.moves()));
      Optional<List<Move>> mating = mating(next);
      if (mating.isEmpty() || !search.mayRuleOutMore(mating.get())) {
        continue;
      }
      Action answer = Action.of(mating.get());
      answers.add(answer);
      search.ruleOutMated(mating.get(), captures(next.apply(answer)));
    }
  }

  private static Optional<List<Move>> mating(State state) {
    for (Question question : Question.values()) {
      int[] nodes = {0};
      TurnSearch search =
          new TurnSearch(state.searchable(), question, () -> ++nodes[0] < FEW_NODES, Aim.MATING);
      for (int i = 0; i < TRIES && search.next() == Answer.FOUND; i++) {
        if (state.apply(Action.of(search.moves())).verdict() == Verdict.CHECKMATE) {
          return Optional.of(search.moves());
        }
      }
    }
    return Optional.empty();
  }

  private static List<Move> captures(State mated) {
    List<Move> captures =
        new ArrayList<>(
            MateReasons.of(
                    mated.multiverse(), mated.rules(), List.of(Question.values()), () -> true)
                .orElseThrow());
    TurnStart start = TurnStart.of(mated.multiverse(), mated.rules());
    captures.add(
        RoyalCaptures.first(start.passed(), mated.rules(), mated.mover().opposite()).orElseThrow());
    return captures;
  }

  private static boolean isMated(State state, Set<Action> answers) {
    for (Action answer : answers) {
      if (state.play(answer) instanceof Attempt.Ok ok
          && ok.state().verdict() == Verdict.CHECKMATE) {
        return true;
      }
    }
    return false;
  }
}
