package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import fivefold.fen.FenWriter;
import fivefold.model.Board;
import fivefold.model.Key;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Rules;
import fivefold.model.Square;
import fivefold.model.Timeline;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.BiPredicate;
import org.junit.jupiter.api.Test;

/** Keys that follow play are those of the content. */
class StateKeyTest {
  private static final long SEED = RandomPlay.seed();
  private static final int POSITIONS = 300_000;

  /** The same squares, put one by one in any order. */
  private static Board rebuilt(Board board, Random random) {
    List<Square> squares = new ArrayList<>();
    for (int rank = 0; rank < board.size().height(); rank++) {
      for (int file = 0; file < board.size().width(); file++) {
        squares.add(Square.of(file, rank));
      }
    }
    Collections.shuffle(squares, random);
    Board.Builder builder = Board.builder(board.size());
    for (Square square : squares) {
      Piece piece = board.piece(square);
      if (piece != null) {
        builder.put(square, piece);
      }
    }
    return builder.build();
  }

  private static Multiverse rebuilt(Multiverse multiverse, Random random) {
    List<Timeline> timelines = new ArrayList<>();
    for (Timeline old : multiverse.timelines()) {
      Timeline timeline = null;
      for (int v = old.start(); v <= old.end(); v++) {
        Board board = rebuilt(Objects.requireNonNull(old.board(v)), random);
        timeline = timeline == null ? Timeline.of(old.index(), v, board) : timeline.append(board);
      }
      timelines.add(timeline);
    }
    Collections.shuffle(timelines, random);
    return Multiverse.of(multiverse.size(), multiverse.parity(), timelines);
  }

  @Test
  void keysOfPlayAreThoseOfTheSameBoardsPutThereAnew() {
    RandomPlay play = new RandomPlay(SEED);
    for (int game = 0; game < 200; game++) {
      for (State state : play.game(25)) {
        Multiverse played = state.multiverse();
        Multiverse anew = rebuilt(played, play.random());
        assertThat(played).as("seed %d, game %d", SEED, game).isEqualTo(anew);
        assertThat(played.key()).as("seed %d, game %d", SEED, game).isEqualTo(anew.key());
        assertThat(played.lastBoardsKey()).isEqualTo(anew.lastBoardsKey());
        assertThat(State.of(anew, state.rules()).key()).isEqualTo(state.key());
      }
    }
  }

  @Test
  void keysOfPlayAreThoseOfTheir5dfen() {
    RandomPlay play = new RandomPlay(SEED);
    for (int game = 0; game < 100; game++) {
      List<State> states = play.game(15);
      Multiverse played = states.get(states.size() - 1).multiverse();
      State read = Positions.state(String.join("", FenWriter.blocks(played)));
      assertThat(read.multiverse().key())
          .as("seed %d, game %d", SEED, game)
          .isEqualTo(played.key());
    }
  }

  @Test
  void theOrderOfTheMovesOfATurnPlaysNoPart() {
    State start = Positions.state("[k2/p2/K2:0:1:w][1k1/3/K2:1:1:w][2k/p2/K2:-1:1:w]");
    List<Move> moves = new ArrayList<>();
    for (int line = -1; line <= 1; line++) {
      moves.add(
          start.moveCandidates(line).stream().filter(Move::isPhysical).findFirst().orElseThrow());
    }
    Random random = new Random(SEED);
    Key key = playAll(start, moves).key();
    for (int i = 0; i < 10; i++) {
      Collections.shuffle(moves, random);
      assertThat(playAll(start, moves).key()).as("seed %d", SEED).isEqualTo(key);
    }
  }

  private static State playAll(State state, List<Move> moves) {
    for (Move move : moves) {
      state = state.play(move).orThrow();
    }
    return state;
  }

  /** The same boards, reached in another order, have another past. */
  @Test
  void transpositionsShareTheirLastBoardsOnly() {
    State start = Positions.state(Positions.STANDARD);
    State one =
        Positions.playTurns(
            start, "(0T1)e2(0T1)e3 / (0T1)e7(0T1)e6 / (0T2)d2(0T2)d3 / (0T2)d7(0T2)d6");
    State other =
        Positions.playTurns(
            start, "(0T1)d2(0T1)d3 / (0T1)d7(0T1)d6 / (0T2)e2(0T2)e3 / (0T2)e7(0T2)e6");
    assertThat(one.multiverse().lastBoardsKey()).isEqualTo(other.multiverse().lastBoardsKey());
    assertThat(one.multiverse().key()).isNotEqualTo(other.multiverse().key());
    assertThat(one.key()).isNotEqualTo(other.key());
  }

  @Test
  void aStatesKeyKnowsWhoseTurnItIsAndTheRules() {
    State start = Positions.state(Positions.STANDARD);
    State drafted = Positions.play(start, "(0T1)e2(0T1)e3");
    State submitted = drafted.submit().orThrow();
    assertThat(drafted.multiverse().key()).isEqualTo(submitted.multiverse().key());
    assertThat(drafted.key()).isNotEqualTo(submitted.key());

    Rules rules = Rules.STANDARD;
    List<Rules> others =
        List.of(
            rules,
            rules.withEnPassant(Rules.EnPassant.FULL_TURN),
            rules.withPromotions(List.of(PieceType.KNIGHT)),
            rules.withPromotions(List.of(PieceType.QUEEN, PieceType.KNIGHT)),
            rules.withPromotions(List.of(PieceType.KNIGHT, PieceType.QUEEN)));
    assertThat(others.stream().map(each -> State.of(start.multiverse(), each).key()))
        .doesNotHaveDuplicates()
        .contains(start.key());
  }

  @Test
  void differentPositionsHaveDifferentKeys() {
    RandomPlay play = new RandomPlay(SEED);
    Map<Key, Multiverse> wholes = new HashMap<>();
    Map<Key, Multiverse> lasts = new HashMap<>();
    Map<Key, Board> boards = new HashMap<>();
    int different = 0;
    for (int seen = 0; seen < POSITIONS; ) {
      for (State state : play.game(30)) {
        // What a few moves give, besides, are positions that differ as little as can be.
        for (Move move : state.moveCandidates()) {
          Multiverse now = state.play(move).orThrow().multiverse();
          Board last = now.timeline(move.from().timeline()).last();
          check(wholes, now.key(), now, Multiverse::equals);
          check(lasts, now.lastBoardsKey(), now, StateKeyTest::sameLastBoards);
          check(boards, last.key(), last, Board::equals);
          seen++;
        }
      }
      // Games share few positions, so old ones may make room.
      if (wholes.size() > 50_000) {
        different += wholes.size();
        wholes.clear();
        lasts.clear();
      }
    }
    assertThat(different).isGreaterThan(POSITIONS / 2);
  }

  private static <T> void check(Map<Key, T> seen, Key key, T now, BiPredicate<T, T> same) {
    T before = seen.putIfAbsent(key, now);
    if (before != null && !same.test(before, now)) {
      fail("seed %d: one key, %s, for two contents", SEED, key);
    }
  }

  private static boolean sameLastBoards(Multiverse one, Multiverse other) {
    if (one.parity() != other.parity()
        || one.minTimeline() != other.minTimeline()
        || one.timelineCount() != other.timelineCount()) {
      return false;
    }
    for (Timeline timeline : one.timelines()) {
      Timeline twin = other.timeline(timeline.index());
      if (timeline.end() != twin.end() || !timeline.last().equals(twin.last())) {
        return false;
      }
    }
    return true;
  }
}
