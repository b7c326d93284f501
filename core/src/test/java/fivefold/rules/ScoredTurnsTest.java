package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Ply;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.LikelyTurns;
import fivefold.rules.search.MoveScore;
import fivefold.rules.search.OrderedTurns;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

/** Both ways to list turns by score, where playing nothing is worth something too. */
class ScoredTurnsTest {
  private static final long SEED = RandomPlay.seed();
  private static final int MOST = 300;

  @Test
  void likelyTurnsAreAllThatAreSimple() {
    compare(
        (state, score) -> new LikelyTurns(state.searchable(), score, 1_000_000, () -> true),
        ScoredTurnsTest::isSimple,
        false);
  }

  @Test
  void orderedTurnsAreAllTheBestFirst() {
    compare(
        (state, score) -> new OrderedTurns(state.searchable(), score, 8, () -> true),
        (state, action) -> true,
        true);
  }

  private interface Lister {
    ActionSource list(State state, MoveScore score);
  }

  private static void compare(Lister lister, BiPredicate<State, Action> which, boolean sorted) {
    int compared = 0;
    for (long seed = SEED; seed < SEED + 16; seed++) {
      RandomPlay play = new RandomPlay(seed);
      int spread = 1 + play.random().nextInt(400);
      int pass = play.random().nextInt(300) - 100;
      ToIntFunction<Move> score = move -> Math.floorMod(move.hashCode() * 31, spread) - spread / 2;
      Optional<State> next = Optional.of(play.start());
      for (int turn = 0; turn < 14 && next.isPresent(); turn++) {
        State state = next.get();
        if (state.multiverse().size().fitsBits()
            && state.legalActions().count(MOST, Budget.ofNodes(20_000)).complete()) {
          String where = "seed " + seed + ", turn " + turn + " of " + state;
          Set<Action> expected = new HashSet<>();
          for (Action action : state.legalActions().stream().toList()) {
            if (which.test(state, action)) {
              expected.add(action);
            }
          }
          List<Action> listed = new ArrayList<>();
          List<Long> scores = new ArrayList<>();
          ActionSource source = lister.list(state, scored(state, score, pass));
          while (source.next() == Answer.FOUND) {
            listed.add(state.standardOrder(source.moves()));
            long worth = worth(state, source.moves(), score, pass);
            scores.add(-worth);
            assertThat(score(source)).as(where).isEqualTo(worth);
          }
          assertThat(listed).as(where).doesNotHaveDuplicates();
          assertThat(new HashSet<>(listed)).as(where).isEqualTo(expected);
          if (sorted) {
            assertThat(scores).as(where).isSorted();
          }
          compared++;
        }
        next = play.next(state);
      }
    }
    assertThat(compared).isGreaterThan(50);
  }

  private static long score(ActionSource source) {
    return source instanceof LikelyTurns likely ? likely.score() : ((OrderedTurns) source).score();
  }

  private static MoveScore scored(State state, ToIntFunction<Move> score, int pass) {
    MoveScore moves = new LegalActions.ScoredMoves(state.multiverse(), score);
    return new MoveScore() {
      @Override
      public int score(int line, int from, int toLine, int toHalfTurn, int to, int promotion) {
        return moves.score(line, from, toLine, toHalfTurn, to, promotion);
      }

      @Override
      public int pass() {
        return pass;
      }
    };
  }

  /** Whether a turn makes one timeline at most, and leaves a board alone that a piece came to. */
  private static boolean isSimple(State state, Action action) {
    Set<BoardCoord> touched = new HashSet<>();
    for (Ply ply : action.plies()) {
      Move move = (Move) ply;
      boolean end = state.multiverse().timeline(move.to().timeline()).end() == move.to().halfTurn();
      if (!touched.add(move.from()) || (end && !move.isPhysical() && !touched.add(move.to()))) {
        return false;
      }
    }
    int after = state.play(action).orThrow().multiverse().timelineCount();
    return after <= state.multiverse().timelineCount() + 1;
  }

  private static long worth(State state, List<Move> moves, ToIntFunction<Move> score, int pass) {
    Set<BoardCoord> idle = new HashSet<>(state.multiverse().playableBoards(state.mover()));
    long sum = 0;
    for (Move move : moves) {
      sum += score.applyAsInt(move);
      idle.remove(move.from());
      idle.remove(move.to());
    }
    return sum + (long) pass * idle.size();
  }
}
