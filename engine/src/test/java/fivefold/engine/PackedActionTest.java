package fivefold.engine;

import static org.assertj.core.api.Assertions.assertThat;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.model.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PackedActionTest {
  private static final long SEED = 20261118;

  private final Random random = new Random(SEED);

  @Test
  void keepsEveryMove() {
    for (int i = 0; i < 2_000; i++) {
      List<Move> action = new ArrayList<>();
      for (int left = random.nextInt(5); left > 0; left--) {
        PieceType[] types = PieceType.values();
        int promotion = random.nextInt(types.length + 1);
        action.add(
            new Move(
                board(),
                square(),
                board(),
                square(),
                promotion == types.length ? null : types[promotion]));
      }
      assertThat(PackedAction.unpack(PackedAction.pack(action)))
          .as("seed %d, action %d", SEED, i)
          .isEqualTo(action);
    }
  }

  private BoardCoord board() {
    int most = random.nextBoolean() ? 5 : Integer.MAX_VALUE;
    return new BoardCoord(
        random.nextInt(most) * (random.nextBoolean() ? 1 : -1), random.nextInt(most));
  }

  private Square square() {
    return Square.of(random.nextInt(Size.MAX), random.nextInt(Size.MAX));
  }
}
