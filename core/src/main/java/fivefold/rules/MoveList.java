package fivefold.rules;

import fivefold.model.BoardCoord;
import fivefold.model.PieceType;
import fivefold.model.Size;
import java.util.Arrays;

/**
 * A growable list of moves from one board, as plain numbers: the generator's output, with nothing
 * allocated per move.
 */
final class MoveList {
  private static final int STRIDE = 5;
  private static final PieceType[] TYPES = PieceType.values();

  /** The promotion field of a move that does not promote. */
  static final int NO_PROMOTION = 0;

  /** Room enough for the moves in one direction. */
  static final int FEW = 8;

  private int[] data;
  private int size;

  MoveList() {
    this(64);
  }

  /**
   * @param room how many moves to make room for at first
   */
  MoveList(int room) {
    data = new int[room * STRIDE];
  }

  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  /**
   * @param promotion a {@link fivefold.model.Piece} type number (ordinal + 1), or {@link
   *     #NO_PROMOTION}
   */
  void add(int from, int toLine, int toHalfTurn, int to, int promotion) {
    int at = size * STRIDE;
    if (at == data.length) {
      data = Arrays.copyOf(data, data.length * 2);
    }
    data[at] = from;
    data[at + 1] = toLine;
    data[at + 2] = toHalfTurn;
    data[at + 3] = to;
    data[at + 4] = promotion;
    size++;
  }

  /** Whether a move ends on this square of this board. */
  boolean lands(int i, BoardCoord board, int square) {
    return to(i) == square && toLine(i) == board.timeline() && toHalfTurn(i) == board.halfTurn();
  }

  int from(int i) {
    return data[i * STRIDE];
  }

  int toLine(int i) {
    return data[i * STRIDE + 1];
  }

  int toHalfTurn(int i) {
    return data[i * STRIDE + 2];
  }

  int to(int i) {
    return data[i * STRIDE + 3];
  }

  int promotion(int i) {
    return data[i * STRIDE + 4];
  }

  Move move(int i, Size size, BoardCoord source) {
    return move(
        size,
        source.timeline(),
        source.halfTurn(),
        from(i),
        toLine(i),
        toHalfTurn(i),
        to(i),
        promotion(i));
  }

  static Move move(
      Size size,
      int fromLine,
      int fromHalfTurn,
      int from,
      int toLine,
      int toHalfTurn,
      int to,
      int promotion) {
    BoardCoord source = new BoardCoord(fromLine, fromHalfTurn);
    BoardCoord target =
        toLine == fromLine && toHalfTurn == fromHalfTurn
            ? source
            : new BoardCoord(toLine, toHalfTurn);
    return new Move(
        source,
        size.square(from),
        target,
        size.square(to),
        promotion == NO_PROMOTION ? null : TYPES[promotion - 1]);
  }
}
