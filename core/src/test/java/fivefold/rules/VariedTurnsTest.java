package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Move;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Question;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Legal turns that come as different from one another as can be. */
class VariedTurnsTest {
  private static final long SEED = RandomPlay.seed();
  private static final int TURNS = 14;
  private static final int MOST = 1_000;
  private static final int FIRST = 40;
  private static final int ALL = Integer.MAX_VALUE;

  @Test
  void everyLegalTurnComesOnce() {
    int compared = 0;
    int timelines = 0;
    for (long seed = SEED; seed < SEED + 150; seed++) {
      for (State state : new RandomPlay(seed).game(TURNS)) {
        for (Question question : Question.values()) {
          List<Action> plain = turns(plain(state, question), MOST);
          if (plain.isEmpty() || plain.size() == MOST) {
            continue;
          }
          // Half of the searches become plain ones on the way.
          int most = seed % 2 == 0 ? ALL : FIRST;
          List<Action> varied = turns(varied(state, question, most), MOST + 1);
          String where = "seed " + seed + ", " + question + ", " + state;
          assertThat(varied).as(where).doesNotHaveDuplicates();
          assertThat(new HashSet<>(varied)).as(where).isEqualTo(new HashSet<>(plain));
          timelines = Math.max(timelines, state.multiverse().timelineCount());
          compared++;
        }
      }
    }
    assertThat(compared).as("seed %s", SEED).isGreaterThan(500);
    assertThat(timelines).as("seed %s", SEED).isGreaterThan(5);
  }

  @Test
  void manyMovesComeSoon() {
    int plainMoves = 0;
    int variedMoves = 0;
    for (long seed = SEED; seed < SEED + 60; seed++) {
      for (State state : new RandomPlay(seed).game(TURNS)) {
        List<Action> plain = turns(plain(state, Question.ADVANCE), MOST);
        if (plain.size() == MOST) {
          plainMoves += moves(plain.subList(0, FIRST)).size();
          variedMoves += moves(turns(varied(state, Question.ADVANCE, ALL), FIRST)).size();
        }
      }
    }
    assertThat(plainMoves).as("seed %s", SEED).isPositive();
    assertThat(variedMoves).as("seed %s", SEED).isGreaterThan(3 * plainMoves / 2);
  }

  private static TurnSearch plain(State state, Question question) {
    return new TurnSearch(state.searchable(), question, () -> true);
  }

  private static TurnSearch varied(State state, Question question, int most) {
    return TurnSearch.varied(state.searchable(), question, () -> true, most);
  }

  private static List<Action> turns(TurnSearch search, int most) {
    List<Action> turns = new ArrayList<>();
    while (turns.size() < most && search.next() == Answer.FOUND) {
      turns.add(Action.of(search.moves()));
    }
    return turns;
  }

  private static Set<Move> moves(List<Action> actions) {
    Set<Move> moves = new HashSet<>();
    actions.forEach(action -> action.plies().forEach(ply -> moves.add((Move) ply)));
    return moves;
  }
}
