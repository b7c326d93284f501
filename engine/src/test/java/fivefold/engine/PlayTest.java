package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Board;
import fivefold.model.Multiverse;
import fivefold.model.Timeline;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole games, and positions of a size that games seldom come to. */
class PlayTest {
  private static final long SEED = Long.getLong("fivefold.seed", 1);

  @Test
  void beatsAPlainPartner() {
    int pairs = 6;
    int points =
        SelfPlay.match(
            List.of("Small", "Very Small - Open", "Small - Centered"),
            SEED,
            pairs,
            () -> SelfPlay.engine(Limits.ofNodes(800)),
            () -> SelfPlay.plain(SEED));
    assertThat(points).as("half points of %s, seed %s", 4 * pairs, SEED).isGreaterThan(21);
  }

  /** The long run with all variants is {@code engine/lab soak}. */
  @Test
  void playsLegallyForAWhile() {
    assertThat(new Soak(150).run(SEED)).isTrue();
  }

  @Test
  void playsOnAHundredTimelines() {
    State small = SelfPlay.variant("Small").start();
    Board board = small.multiverse().timeline(0).last();
    List<Timeline> timelines = new ArrayList<>();
    for (int line = -50; line < 50; line++) {
      timelines.add(Timeline.of(line, small.multiverse().timeline(0).end(), board));
    }
    Multiverse many =
        Multiverse.of(small.multiverse().size(), small.multiverse().parity(), timelines);
    State state = State.of(many, small.rules());
    Engine engine = new Engine();
    for (int i = 0; i < 4 && !state.verdict().isFinal(); i++) {
      Analysis analysis = engine.analyse(state, Limits.ofMillis(200), progress -> {});
      assertThat(analysis.lines()).isNotEmpty();
      assertThat(state.isLegal(analysis.lines().get(0).first())).isTrue();
      state = state.play(analysis.lines().get(0).first()).orThrow();
    }
    assertThat(state.multiverse().timelineCount()).isGreaterThanOrEqualTo(100);
  }
}
