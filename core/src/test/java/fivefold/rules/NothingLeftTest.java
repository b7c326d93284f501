package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Aim;
import fivefold.rules.search.TurnSearch.Question;
import org.junit.jupiter.api.Test;

/** A search that said that there is nothing left says so again when it is asked again. */
class NothingLeftTest {
  private static final long SEED = RandomPlay.seed();
  private static final int TURNS = 10;
  private static final int SMALL = 400;

  @Test
  void nothingComesAfterNothing() {
    int searches = 0;
    for (long seed = SEED; seed < SEED + 30; seed++) {
      for (State state : new RandomPlay(seed).game(TURNS)) {
        if (state.legalActions().stream().limit(SMALL).count() == SMALL) {
          continue;
        }
        for (Question question : Question.values()) {
          for (Aim aim : Aim.values()) {
            TurnSearch search = new TurnSearch(state.searchable(), question, () -> true, aim);
            while (search.next() == Answer.FOUND) {}
            for (int again = 0; again < 3; again++) {
              assertThat(search.next())
                  .as("seed %s, %s: %s", seed, aim, state)
                  .isEqualTo(Answer.NONE);
            }
            searches++;
          }
        }
      }
    }
    assertThat(searches).as("seed %s", SEED).isGreaterThan(500);
  }
}
