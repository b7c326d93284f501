package fivefold.fen;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Parity;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.model.Timeline;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Makes multiverses of all sizes and shapes, whether or not play could reach them. */
final class RandomMultiverse {
  private RandomMultiverse() {}

  static Multiverse next(Random random) {
    return next(random, Size.MAX);
  }

  /** A multiverse with boards of at most this width and height. */
  static Multiverse next(Random random, int maxSize) {
    Size size = new Size(1 + random.nextInt(maxSize), 1 + random.nextInt(maxSize));
    Parity parity = random.nextBoolean() ? Parity.EVEN : Parity.ODD;
    int min = -parity.offset() - random.nextInt(3);
    int max = random.nextInt(3);
    List<Timeline> timelines = new ArrayList<>();
    for (int index = min; index <= max; index++) {
      Timeline timeline = Timeline.of(index, random.nextInt(5), board(size, random));
      for (int more = random.nextInt(4); more > 0; more--) {
        timeline = timeline.append(board(size, random));
      }
      timelines.add(timeline);
    }
    return Multiverse.of(size, parity, timelines);
  }

  private static Board board(Size size, Random random) {
    Board.Builder board = Board.builder(size);
    int density = 1 + random.nextInt(20);
    for (int rank = 0; rank < size.height(); rank++) {
      for (int file = 0; file < size.width(); file++) {
        if (random.nextInt(density) == 0) {
          board.put(
              Square.of(file, rank),
              Piece.of(
                  random.nextBoolean() ? Color.WHITE : Color.BLACK,
                  PieceType.values()[random.nextInt(PieceType.values().length)],
                  random.nextBoolean()));
        }
      }
    }
    return board.build();
  }
}
