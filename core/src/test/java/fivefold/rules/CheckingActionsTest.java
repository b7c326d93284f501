package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Move;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Aim;
import fivefold.rules.search.TurnSearch.Question;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The generator of checking actions against the plain way: list all, keep those that check. */
class CheckingActionsTest {
  private static final long SEED = RandomPlay.seed();
  private static final int TURNS = 12;
  private static final int SMALL = 2000;

  @Test
  void checkingActionsAreTheLegalOnesThatCheck() {
    int positions = 0;
    int checking = 0;
    int rewinding = 0;
    int mates = 0;
    for (long seed = SEED; seed < SEED + 400; seed++) {
      for (State state : new RandomPlay(seed).game(TURNS)) {
        List<Action> all = state.legalActions().stream().limit(SMALL).toList();
        if (all.size() == SMALL) {
          continue;
        }
        Set<Action> expected = new HashSet<>();
        boolean mate = false;
        for (Action action : all) {
          State next = state.apply(action);
          if (next.inCheck()) {
            expected.add(action);
            rewinding += next.multiverse().present() < state.multiverse().present() ? 1 : 0;
            mate |= next.verdict() == Verdict.CHECKMATE;
          }
        }
        String where = "seed " + seed + ": " + state;
        Set<Action> found = search(state, Aim.CHECKING);
        assertThat(found).as(where).isEqualTo(expected);
        Set<Action> mating = search(state, Aim.MATING);
        assertThat(expected).as(where).containsAll(mating);
        assertThat(mating.stream().anyMatch(a -> state.apply(a).verdict() == Verdict.CHECKMATE))
            .as(where)
            .isEqualTo(mate);
        positions++;
        checking += expected.size();
        mates += mate ? 1 : 0;
      }
    }
    // The comparison means something only when it met all kinds of checks.
    assertThat(positions).isGreaterThan(1500);
    assertThat(checking).isGreaterThan(10_000);
    assertThat(rewinding).isGreaterThan(1000);
    assertThat(mates).isGreaterThan(50);
  }

  /** What a reply ruled out it answers; so no mate is ever ruled out. */
  @Test
  void whatIsRuledOutIsAnswered() {
    int ruledOut = 0;
    int mates = 0;
    for (long seed = SEED; seed < SEED + 150; seed++) {
      for (State state : new RandomPlay(seed).game(TURNS)) {
        if (state.legalActions().stream().limit(SMALL).count() == SMALL) {
          continue;
        }
        for (Question question : Question.values()) {
          Set<Action> met = new HashSet<>();
          Set<Action> replies = new HashSet<>();
          boolean mate = goThrough(state, question, met, replies);
          mates += mate ? 1 : 0;
          TurnSearch all = new TurnSearch(state.searchable(), question, () -> true, Aim.MATING);
          while (!mate && all.next() == Answer.FOUND) {
            Action action = Action.of(all.moves());
            assertThat(met.contains(action) || answers(replies, state.apply(action)))
                .as("seed %s, %s: %s", seed, action, state)
                .isTrue();
            ruledOut += met.contains(action) ? 0 : 1;
          }
        }
      }
    }
    assertThat(ruledOut).isGreaterThan(2000);
    assertThat(mates).isGreaterThan(20);
  }

  /** Goes through the actions that could mate until one does; notes them and the replies. */
  private static boolean goThrough(
      State state, Question question, Set<Action> met, Set<Action> replies) {
    TurnSearch search = new TurnSearch(state.searchable(), question, () -> true, Aim.MATING);
    while (search.next() == Answer.FOUND) {
      Action action = Action.of(search.moves());
      assertThat(met.add(action)).as("twice: %s", action).isTrue();
      State next = state.apply(action);
      // Not always the first reply, to try many kinds.
      List<Action> some = next.legalActions().stream().limit(1 + met.size() % 7).toList();
      if (some.isEmpty()) {
        return true;
      }
      Action reply = some.get(some.size() - 1);
      replies.add(reply);
      search.ruleOut(next.multiverse(), reply.plies().stream().map(ply -> (Move) ply).toList());
    }
    return false;
  }

  private static boolean answers(Set<Action> replies, State state) {
    return replies.stream().anyMatch(reply -> state.play(reply) instanceof Attempt.Ok);
  }

  private static Set<Action> search(State state, Aim aim) {
    Set<Action> found = new HashSet<>();
    for (Question question : Question.values()) {
      TurnSearch search = new TurnSearch(state.searchable(), question, () -> true, aim);
      while (search.next() == Answer.FOUND) {
        Action action = Action.of(search.moves());
        assertThat(found.add(action)).as("twice: %s", action).isTrue();
      }
    }
    return found;
  }
}
