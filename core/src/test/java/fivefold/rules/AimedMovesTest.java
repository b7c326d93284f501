package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.model.Timeline;
import fivefold.variants.VariantLookup;
import fivefold.variants.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Looking in one direction finds the same moves as looking in all of them. */
class AimedMovesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Standard",
        "Small",
        "Very Small - Open",
        "Misc - Timeline Invasion",
        "Misc - Timeline Marauders",
        "Focused - Just Unicorns",
        "Standard - Princess"
      })
  void aimedMovesAreThoseOfTheFullList(String variant) {
    for (long seed = 0; seed < 8; seed++) {
      State state = ((VariantLookup.Found) Variants.find(variant)).variant().start();
      Random random = new Random(seed);
      for (int turn = 0; turn < 6; turn++) {
        check(state, "seed " + seed);
        List<Move> all = state.moveCandidates();
        if (all.isEmpty()) {
          break;
        }
        State played = state.play(all.get(random.nextInt(all.size()))).orThrow();
        // Any state will do: whose turn it is follows from the present.
        state = State.of(played.multiverse(), played.rules());
      }
    }
  }

  private static void check(State state, String note) {
    Multiverse multiverse = state.multiverse();
    Size size = multiverse.size();
    for (BoardCoord coord : state.playableBoards()) {
      for (int from = 0; from < size.width() * size.height(); from++) {
        Square square = Square.of(from % size.width(), from / size.width());
        List<Move> all = state.moveCandidates(coord.timeline(), square);
        List<Move> aimed = new ArrayList<>();
        for (Timeline timeline : multiverse.timelines()) {
          for (int v = timeline.start(); v <= timeline.end(); v++) {
            for (int to = 0; to < size.width() * size.height(); to++) {
              aimed.addAll(
                  state.moveCandidates(
                      coord.timeline(),
                      square,
                      new BoardCoord(timeline.index(), v),
                      Square.of(to % size.width(), to / size.width())));
            }
          }
        }
        assertThat(aimed).as(note).containsExactlyInAnyOrderElementsOf(all);
      }
    }
  }
}
