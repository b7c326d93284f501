package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Square;
import org.junit.jupiter.api.Test;

class PackedMoveTest {
  private static final long SEED = 20261118;

  private final RandomActions random = new RandomActions(SEED);

  @Test
  void aMoveNearTheCentreIsOneNumber() {
    for (int i = 0; i < 2_000; i++) {
      Move move = random.move(250);
      assertThat(PackedMove.unpack(PackedMove.pack(move)))
          .as("seed %d, move %d", SEED, i)
          .isEqualTo(move);
    }
  }

  @Test
  void aMoveFarAwayIsNot() {
    Square a1 = Square.of(0, 0);
    BoardCoord centre = new BoardCoord(0, 0);
    for (int[] far : new int[][] {{256, 0}, {-257, 0}, {0, 4096}, {Integer.MAX_VALUE, 7}}) {
      BoardCoord board = new BoardCoord(far[0], far[1]);
      assertThat(PackedMove.pack(new Move(centre, a1, board, a1, null)))
          .as(board.toString())
          .isZero();
      assertThat(PackedMove.pack(new Move(board, a1, centre, a1, null)))
          .as(board.toString())
          .isZero();
    }
  }
}
