package fivefold.engine;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.model.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Moves from anywhere to anywhere, the same for a seed each time. */
final class RandomActions {
  private final Random random;

  RandomActions(long seed) {
    random = new Random(seed);
  }

  int next(int bound) {
    return random.nextInt(bound);
  }

  /**
   * @param most how many moves it has at most, less one
   * @param far how far from the centre and from the first turn it goes
   */
  List<Move> action(int most, int far) {
    List<Move> action = new ArrayList<>();
    for (int left = random.nextInt(most); left > 0; left--) {
      action.add(move(far));
    }
    return action;
  }

  Move move(int far) {
    PieceType[] types = PieceType.values();
    int promotion = random.nextInt(types.length + 1);
    return new Move(
        board(far),
        square(),
        board(far),
        square(),
        promotion == types.length ? null : types[promotion]);
  }

  private BoardCoord board(int far) {
    return new BoardCoord(
        random.nextInt(far) * (random.nextBoolean() ? 1 : -1), random.nextInt(far));
  }

  private Square square() {
    return Square.of(random.nextInt(Size.MAX), random.nextInt(Size.MAX));
  }
}
