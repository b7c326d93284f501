package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.variants.Variant;
import fivefold.variants.Variants;
import org.junit.jupiter.api.Test;

/**
 * What the search does over a fixed set of positions, in three numbers. A change that is not meant
 * to change the search leaves them as they are; one that is writes down the new ones, and says in
 * its message why they are better. The number of actions is a matter of the rules: other tests have
 * to agree before it may change.
 */
class SignatureTest {
  private static final int TURNS = 12;
  private static final int CAP = 300;

  private long actions;
  private long moves;
  private long nodes;

  @Test
  void actionsAndNodes() {
    for (Variant variant : Variants.all()) {
      if (variant.isPlayable() && variant.start().multiverse().size().fitsBits()) {
        play(variant.start());
      }
    }
    assertThat("actions " + actions + ", moves " + moves + ", nodes " + nodes)
        .isEqualTo("actions 316887, moves 812212, nodes 72949");
  }

  /** Plays on with the last of the listed actions, which is one with branches as a rule. */
  private void play(State start) {
    State state = start;
    for (int turn = 0; turn < TURNS; turn++) {
      Budget.Meter meter = Budget.UNLIMITED.start();
      ActionSource source = state.legalActions().source(meter);
      Action last = null;
      for (int i = 0; i < CAP && source.next() == Answer.FOUND; i++) {
        last = Action.of(source.moves());
        actions++;
        moves += last.plies().size();
      }
      nodes += meter.taken();
      if (last == null) {
        return;
      }
      state = state.apply(last);
    }
  }
}
