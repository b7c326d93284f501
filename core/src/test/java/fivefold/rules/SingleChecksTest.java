package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.rules.movement.MoveGenerator;
import fivefold.rules.movement.MoveList;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.SingleChecks;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Turns of one move whose piece attacks a royal, against all legal actions. */
class SingleChecksTest {
  private static final long SEED = RandomPlay.seed();
  private static final int MOST = 2_000;

  @Test
  void areTheLegalActionsOfOneMoveWhosePieceAttacksARoyal() {
    int positions = 0;
    int checks = 0;
    int branching = 0;
    for (long seed = SEED; seed < SEED + 60; seed++) {
      RandomPlay play = new RandomPlay(seed);
      Optional<State> next = Optional.of(play.start());
      for (int turn = 0; turn < 14 && next.isPresent(); turn++) {
        State state = next.get();
        if (state.multiverse().size().fitsBits()
            && state.legalActions().count(MOST, Budget.ofNodes(20_000)).complete()) {
          String where = "seed " + seed + ", turn " + turn + " of " + state;
          List<List<Move>> found = new ArrayList<>();
          SingleChecks source = new SingleChecks(state.searchable(), () -> true);
          while (source.next() == Answer.FOUND) {
            found.add(source.moves());
            Action action = state.standardOrder(source.moves());
            assertThat(state.play(action).orThrow().multiverse())
                .as(where)
                .isEqualTo(source.after());
          }
          assertThat(source.next()).as(where).isEqualTo(Answer.NONE);
          assertThat(found).as(where).containsExactlyInAnyOrderElementsOf(expected(state));
          positions++;
          checks += found.size();
          found.removeIf(moves -> !branches(moves.get(0), state));
          assertThat(branching(state)).as(where).isEqualTo(found);
          branching += found.size();
        }
        next = play.next(state);
      }
    }
    assertThat(positions).isGreaterThan(100);
    assertThat(checks).isGreaterThan(100);
    assertThat(branching).isGreaterThan(20);
  }

  private static List<List<Move>> branching(State state) {
    List<List<Move>> found = new ArrayList<>();
    SingleChecks source = SingleChecks.branching(state.searchable(), () -> true);
    while (source.next() == Answer.FOUND) {
      found.add(source.moves());
    }
    return found;
  }

  private static boolean branches(Move move, State state) {
    return state.multiverse().timeline(move.to().timeline()).end() != move.to().halfTurn();
  }

  private static List<List<Move>> expected(State state) {
    List<List<Move>> expected = new ArrayList<>();
    for (Action action : state.legalActions()) {
      if (action.plies().size() == 1) {
        Move move = (Move) action.plies().get(0);
        Multiverse after = state.play(action).orThrow().multiverse();
        if (attacks(after, move, state) && !wakes(state.multiverse(), after)) {
          expected.add(List.of(move));
        }
      }
    }
    return expected;
  }

  /** A new timeline that makes an old one active is left to the search for all checks. */
  private static boolean wakes(Multiverse before, Multiverse after) {
    for (int line = before.minTimeline(); line <= before.maxTimeline(); line++) {
      if (!before.isActive(line) && after.isActive(line)) {
        return true;
      }
    }
    return false;
  }

  /** Whether the piece that moved could take a royal if the opponent passed on its board. */
  private static boolean attacks(Multiverse after, Move move, State state) {
    boolean branches = after.timelineCount() > state.multiverse().timelineCount();
    int line =
        !branches
            ? move.to().timeline()
            : state.mover() == Color.WHITE ? after.maxTimeline() : after.minTimeline();
    Multiverse passed = after.append(line, after.timeline(line).last());
    MoveList moves = new MoveList();
    new MoveGenerator(passed, state.rules(), moves)
        .addMoves(line, passed.size().index(move.toSquare()));
    for (int i = 0; i < moves.size(); i++) {
      Board target = passed.board(moves.toLine(i), moves.toHalfTurn(i));
      int code = target == null ? 0 : target.code(moves.to(i));
      if (code != 0 && Piece.typeOf(code).isRoyal()) {
        return true;
      }
    }
    return false;
  }
}
