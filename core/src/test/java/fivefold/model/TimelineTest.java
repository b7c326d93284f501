package fivefold.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimelineTest {
  private static final Size SIZE = new Size(8, 8);

  /** A board that no other number gives. */
  private static Board board(int number) {
    Board.Builder board = Board.builder(SIZE);
    for (int bit = 0; bit < 20; bit++) {
      if ((number >> bit & 1) == 1) {
        board.put(Square.of(bit % 8, bit / 8), Piece.of(Color.WHITE, PieceType.ROOK));
      }
    }
    return board.build();
  }

  @Test
  void keepsEveryBoardWhateverItsLength() {
    List<Timeline> history = new ArrayList<>();
    Timeline timeline = Timeline.of(0, 2, board(2));
    for (int v = 3; v < 300; v++) {
      history.add(timeline);
      timeline = timeline.append(board(v));
    }
    for (Timeline old : history) {
      assertThat(old.size()).isEqualTo(old.end() - 1);
      assertThat(old.last()).isEqualTo(board(old.end()));
      assertThat(old.board(old.end() + 1)).isNull();
    }
    assertThat(timeline.start()).isEqualTo(2);
    assertThat(timeline.end()).isEqualTo(299);
    assertThat(timeline.colorToMove()).isEqualTo(Color.BLACK);
    assertThat(timeline.board(1)).isNull();
    for (int v = 2; v < 300; v++) {
      assertThat(timeline.board(v)).isEqualTo(board(v));
    }
  }

  @Test
  void sharesBoardsAcrossTheBordersOfItsBlocks() {
    for (int length : new int[] {1, 31, 32, 33, 63, 64, 65, 96, 97}) {
      Timeline trunk = Timeline.of(0, 0, board(0));
      for (int v = 1; v < length; v++) {
        trunk = trunk.append(board(v));
      }
      Timeline left = trunk.append(board(1000)).append(board(1001));
      Timeline right = trunk.append(board(2000)).append(board(2001));
      assertThat(trunk.size()).isEqualTo(length);
      assertThat(left.board(length)).isEqualTo(board(1000));
      assertThat(right.board(length)).isEqualTo(board(2000));
      assertThat(right.last()).isEqualTo(board(2001));
      for (int v = 0; v < length; v++) {
        assertThat(left.board(v)).isSameAs(right.board(v)).isSameAs(trunk.board(v));
      }
    }
  }

  @Test
  void isEqualByContent() {
    Timeline one = Timeline.of(1, 2, board(1)).append(board(2));
    assertThat(one)
        .isEqualTo(Timeline.of(1, 2, board(1)).append(board(2)))
        .hasSameHashCodeAs(Timeline.of(1, 2, board(1)).append(board(2)))
        .isNotEqualTo(Timeline.of(1, 2, board(3)).append(board(2)))
        .isNotEqualTo(Timeline.of(1, 3, board(1)).append(board(2)))
        .isNotEqualTo(Timeline.of(2, 2, board(1)).append(board(2)))
        .isNotEqualTo(Timeline.of(1, 3, board(2)));
  }

  @Test
  void mayStartLateOrBeforeTurnZero() {
    Timeline late = Timeline.of(0, 1_000_000_001, board(1)).append(board(2));
    assertThat(late.end()).isEqualTo(1_000_000_002);
    assertThat(late.board(1_000_000_001)).isEqualTo(board(1));
    assertThat(late.board(0)).isNull();
    Timeline early = Timeline.of(0, -3, board(1)).append(board(2));
    assertThat(early.end()).isEqualTo(-2);
    assertThat(early.colorToMove()).isEqualTo(Color.WHITE);
  }
}
