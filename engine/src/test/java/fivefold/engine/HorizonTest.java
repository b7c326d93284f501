package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What is seen beyond the horizon, against all legal actions. */
class HorizonTest {
  private static final int MOST = 2_000;

  private static final List<String> VARIANTS =
      List.of("Standard", "Small", "Small - Centered", "Very Small - Open");

  /** A position of a random game with the actions that mate there at once. */
  private record Place(String where, State state, List<Action> mates) {
    boolean canMateByBranching() {
      return mates.stream().anyMatch(mate -> mate.plies().size() == 1 && branches(mate));
    }

    private boolean branches(Action action) {
      return state.play(action).orThrow().multiverse().timelineCount()
          > state.multiverse().timelineCount();
    }
  }

  private static final List<Place> PLACES = new ArrayList<>();

  @BeforeAll
  static void playGames() {
    RandomGames.visit(
        VARIANTS,
        160,
        14,
        25,
        (where, state) -> {
          if (state.legalActions().count(MOST, Budget.ofNodes(20_000)).complete()) {
            PLACES.add(new Place(where, state, mates(state)));
          }
        });
  }

  private static List<Action> mates(State state) {
    List<Action> mates = new ArrayList<>();
    for (Action action : state.legalActions()) {
      State after = state.play(action).orThrow();
      if (after.inCheck() && !after.legalActions().iterator().hasNext()) {
        mates.add(action);
      }
    }
    return mates;
  }

  @Test
  void checksFromNewTimelinesThatMateAreSeen() {
    int mates = 0;
    int seen = 0;
    int others = 0;
    for (Place place : PLACES) {
      boolean mate = place.canMateByBranching();
      boolean found = Score.isMate(beyond(search(), place, 0));
      assertThat(found && !mate).as(place.where).isFalse();
      mates += mate ? 1 : 0;
      seen += found ? 1 : 0;
      others += mate ? 0 : 1;
    }
    assertThat(mates).isGreaterThan(30);
    assertThat(others).isGreaterThan(300);
    // Left out are checks that a piece uncovers, and those from timelines that are not active.
    assertThat(seen).isGreaterThan(mates * 6 / 10);
  }

  @Test
  void aMateThatIsKnownIsSeenAfterEachActionOfTheRoot() {
    int mates = 0;
    int seen = 0;
    for (Place place : PLACES) {
      if (!place.mates.isEmpty() && !place.canMateByBranching()) {
        Search search = search();
        search.knowMate(Engine.moves(place.mates.get(0)));
        mates++;
        seen += beyond(search, place, 1) == Score.MATE - 2 ? 1 : 0;
      }
    }
    assertThat(mates).isGreaterThan(20);
    // Now and then it takes longer to tell that nothing helps.
    assertThat(seen).isGreaterThan(mates * 9 / 10);
  }

  private static Search search() {
    Evaluator evaluator = new Evaluator();
    Clock clock = new Clock(Limits.ofNodes(10_000), false);
    return new Search(evaluator, new MoveOrder(evaluator), new Table(1), new Table(1), clock, null);
  }

  private static int beyond(Search search, Place place, int ply) {
    Position position = Position.of(place.state.multiverse(), place.state.rules());
    return search.search(position, 0, -Score.MATE, Score.MATE, ply, false);
  }
}
