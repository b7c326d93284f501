package fivefold.rules;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Rules;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.model.Timeline;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Rules section 2, moves of the pieces: the test vectors M5. A piece stands in the middle of the
 * last board of timeline 0 at turn 3; four timelines around it have boards from turn 1 to 5.
 */
class PieceMovesTest {
  private static final Size SIZE = new Size(5, 5);
  private static final Square MIDDLE = Square.of(2, 2);

  @ParameterizedTest(name = "{0}: {1} + {2} + {3}")
  @CsvSource({
    "R,  8,  0,   6",
    "B,  8,  2,  30",
    "U,  0,  8,  48",
    "D,  0,  8,  24",
    "Q, 16, 18, 108",
    "Y, 16, 18, 108",
    "S, 16,  2,  36",
    "K,  8,  0,  63",
    "C,  8,  0,  63",
    "N,  8,  2,  30",
    "P,  1,  0,   1",
    "W,  1,  0,   1",
    "P*, 2,  0,   2",
    "W*, 2,  0,   2",
  })
  void destinationsAmongEmptyBoards(String piece, int physical, int hops, int branches) {
    for (Color color : Color.values()) {
      State state = state(color, piece, Board.empty(SIZE));
      Map<MoveKind, Integer> kinds = new EnumMap<>(MoveKind.class);
      for (Move move : state.moveCandidates(0, MIDDLE)) {
        kinds.merge(state.kind(move), 1, Integer::sum);
      }
      assertThat(kinds.getOrDefault(MoveKind.PHYSICAL, 0))
          .as("%s physical", color)
          .isEqualTo(physical);
      assertThat(kinds.getOrDefault(MoveKind.HOP, 0)).as("%s hops", color).isEqualTo(hops);
      assertThat(kinds.getOrDefault(MoveKind.BRANCH, 0))
          .as("%s branches", color)
          .isEqualTo(branches);
    }
  }

  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource({
    "WHITE, P*, (0T3)d4 (0T3)b4 (-1T4)c3 (-1T2)c3",
    "WHITE, P, (0T3)d4 (0T3)b4 (-1T4)c3 (-1T2)c3",
    "WHITE, W*, (0T3)d4 (0T3)b4 (-1T4)c3 (-1T2)c3 (-1T3)d3 (-1T3)b3 (-1T3)c4 (0T2)c4",
    "BLACK, P*, (0T3)d2 (0T3)b2 (1T4)c3 (1T2)c3",
    "BLACK, W*, (0T3)d2 (0T3)b2 (1T4)c3 (1T2)c3 (1T3)d3 (1T3)b3 (1T3)c2 (0T2)c2",
    "BLACK, W, (0T3)d2 (0T3)b2 (1T4)c3 (1T2)c3 (1T3)d3 (1T3)b3 (1T3)c2 (0T2)c2",
  })
  void capturesOfPawnsAndBrawns(Color color, String piece, String expected) {
    State state = state(color, piece, full(Piece.of(color.opposite(), PieceType.KNIGHT)));
    assertThat(state.moveCandidates(0, MIDDLE))
        .allMatch(state::isCapture)
        .extracting(move -> move.to().label(Parity.ODD) + move.toSquare())
        .containsExactlyInAnyOrder(expected.split(" "));
  }

  @ParameterizedTest
  @EnumSource(PieceType.class)
  void ownPiecesBlockEverywhere(PieceType type) {
    for (Color color : Color.values()) {
      State state = state(color, "" + type.letter(), full(Piece.of(color, PieceType.KNIGHT)));
      assertThat(state.moveCandidates(0, MIDDLE)).as("%s", color).isEmpty();
    }
  }

  /** The longest ride is one step when enemies fill every square: riders stop at a capture. */
  @ParameterizedTest(name = "{0} captures {1}")
  @CsvSource({"R, 7", "B, 20", "U, 28", "D, 16", "Q, 71", "Y, 71", "S, 27"})
  void ridersStopAtTheFirstPiece(String piece, int captures) {
    State state = state(Color.WHITE, piece, full(Piece.of(Color.BLACK, PieceType.KNIGHT)));
    // Every direction but those that go forward in time on timeline 0 finds a board.
    assertThat(state.moveCandidates(0, MIDDLE)).hasSize(captures);
  }

  private static State state(Color mover, String piece, Board others) {
    PieceType type = PieceType.ofLetter(piece.charAt(0)).orElseThrow();
    Board middle =
        others.toBuilder().put(MIDDLE, Piece.of(mover, type, piece.endsWith("*"))).build();
    List<Timeline> timelines = new ArrayList<>();
    for (int line = -2; line <= 2; line++) {
      int end = 2 * (line == 0 ? 3 : 5) + mover.ordinal();
      Timeline timeline = Timeline.of(line, 2, others);
      while (timeline.end() < end) {
        timeline = timeline.append(line == 0 && timeline.end() == end - 1 ? middle : others);
      }
      timelines.add(timeline);
    }
    State state = State.of(Multiverse.of(SIZE, Parity.ODD, timelines), Rules.STANDARD);
    assertThat(state.mover()).isEqualTo(mover);
    return state;
  }

  private static Board full(Piece piece) {
    Board.Builder board = Board.builder(SIZE);
    for (int rank = 0; rank < SIZE.height(); rank++) {
      for (int file = 0; file < SIZE.width(); file++) {
        board.put(Square.of(file, rank), piece);
      }
    }
    return board.build();
  }
}
