package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Bits;
import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Ply;
import fivefold.model.Square;
import fivefold.model.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is carried along during play equals what the boards say from scratch. */
class IncrementalDataTest {
  private static final long SEED = RandomPlay.seed();

  /** States within a turn, too. */
  private static List<State> states(long seed) {
    List<State> states = new ArrayList<>();
    RandomPlay play = new RandomPlay(seed);
    for (State state : play.game(10)) {
      states.add(state);
      State step = play.turn(state).orElse(state);
      while (!step.atRest()) {
        states.add(step);
        step = step.undo().orElseThrow();
      }
    }
    return states;
  }

  @Test
  void undoGivesBackTheStateBefore() {
    for (long seed = SEED; seed < SEED + 60; seed++) {
      RandomPlay play = new RandomPlay(seed);
      for (State state : play.game(8)) {
        assertThat(state.undo()).isEmpty();
        State turn = play.turn(state).orElse(state);
        List<Ply> moves = turn.plies();
        for (int i = moves.size(); i > 0; i--) {
          assertThat(turn.plies()).as("seed %s", seed).isEqualTo(moves.subList(0, i));
          turn = turn.undo().orElseThrow();
        }
        assertThat(turn).as("seed %s", seed).isSameAs(state);
      }
    }
  }

  @Test
  void presentAndActiveTimelines() {
    for (long seed = SEED; seed < SEED + 100; seed++) {
      for (State state : states(seed)) {
        Multiverse multiverse = state.multiverse();
        Multiverse rebuilt =
            Multiverse.of(multiverse.size(), multiverse.parity(), multiverse.timelines());
        assertThat(rebuilt).as("seed %s", seed).isEqualTo(multiverse);
        int centre = multiverse.parity() == Parity.EVEN ? 1 : 0;
        int white = multiverse.maxTimeline();
        int black = -multiverse.minTimeline() - centre;
        int reach = Math.min(white, black) + 1;
        int present = Integer.MAX_VALUE;
        for (Timeline timeline : multiverse.timelines()) {
          boolean active = -(reach + centre) <= timeline.index() && timeline.index() <= reach;
          assertThat(multiverse.isActive(timeline.index())).as("seed %s", seed).isEqualTo(active);
          present = active ? Math.min(present, timeline.end()) : present;
        }
        assertThat(state.present().halfTurn()).as("seed %s", seed).isEqualTo(present);
        if (state.atRest()) {
          assertThat(state.mover()).isEqualTo(Color.ofHalfTurn(present));
          assertThat(state.mandatoryBoards()).isNotEmpty();
        }
      }
    }
  }

  /** Whether a turn may end is judged by what it added; listing every capture says the same. */
  @Test
  void royalCaptures() {
    int exposed = 0;
    int lost = 0;
    for (long seed = SEED; seed < SEED + 200; seed++) {
      RandomPlay play = new RandomPlay(seed);
      for (State start : play.game(10)) {
        assertThat(start.isLost()).as("seed %s", seed).isEqualTo(!start.royalCaptures().isEmpty());
        lost += start.isLost() ? 1 : 0;
        State turn = start;
        for (int i = 0; i < 6 && !turn.playableBoards().isEmpty(); i++) {
          List<Move> moves = turn.moveCandidates(play.pick(turn.playableBoards()).timeline());
          if (moves.isEmpty()) {
            break;
          }
          turn = turn.play(play.pick(moves)).orThrow();
          if (turn.multiverse().presentColor() != turn.mover()) {
            boolean taken = !turn.royalCaptures().isEmpty();
            assertThat(turn.submitRefusal().isPresent()).as("seed %s", seed).isEqualTo(taken);
            exposed += taken ? 1 : 0;
          }
        }
      }
    }
    assertThat(exposed).isGreaterThan(100);
    assertThat(lost).isPositive();
  }

  @Test
  void boardsAsBitSets() {
    for (long seed = SEED; seed < SEED + 60; seed++) {
      for (State state : states(seed)) {
        for (Timeline timeline : state.multiverse().timelines()) {
          for (Color attacker : Color.values()) {
            assertBits(timeline.last(), attacker);
          }
        }
      }
    }
  }

  private static void assertBits(Board board, Color attacker) {
    Bits bits = board.bits(attacker);
    assertThat(bits.occupied).isEqualTo(set(board, null, Set.of(PieceType.values())));
    assertThat(bits.own).isEqualTo(set(board, attacker, Set.of(PieceType.values())));
    assertThat(bits.royals)
        .isEqualTo(set(board, attacker.opposite(), Set.of(PieceType.KING, PieceType.ROYAL_QUEEN)));
    assertThat(bits.knights).isEqualTo(set(board, attacker, Set.of(PieceType.KNIGHT)));
    assertThat(bits.steppers)
        .isEqualTo(set(board, attacker, Set.of(PieceType.KING, PieceType.COMMON_KING)));
    assertThat(bits.pawns).isEqualTo(set(board, attacker, Set.of(PieceType.PAWN, PieceType.BRAWN)));
    assertThat(bits.brawns).isEqualTo(set(board, attacker, Set.of(PieceType.BRAWN)));
    for (int axes = 1; axes <= 4; axes++) {
      long riders = 0;
      for (PieceType type : PieceType.values()) {
        riders |= (type.riderAxes() >> axes & 1) != 0 ? set(board, attacker, Set.of(type)) : 0;
      }
      assertThat(bits.riders(axes)).isEqualTo(riders);
    }
  }

  /** The squares with a piece of these types, of both colours when none is given. */
  private static long set(Board board, Color color, Set<PieceType> types) {
    long set = 0;
    for (int rank = 0; rank < board.size().height(); rank++) {
      for (int file = 0; file < board.size().width(); file++) {
        Piece piece = board.piece(Square.of(file, rank));
        if (piece != null
            && types.contains(piece.type())
            && (color == null || color == piece.color())) {
          set |= 1L << board.size().index(file, rank);
        }
      }
    }
    return set;
  }
}
