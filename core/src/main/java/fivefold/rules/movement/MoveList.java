package fivefold.rules.movement;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.model.Size;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A growable list of moves from one board, as plain numbers: the generator's output, with nothing
 * allocated per move.
 */
public final class MoveList {
  private static final int STRIDE = 5;
  private static final PieceType[] TYPES = PieceType.values();

  /** The promotion field of a move that does not promote. */
  public static final int NO_PROMOTION = 0;

  /** Room enough for the moves in one direction. */
  public static final int FEW = 8;

  private int[] data;
  private int size;

  public MoveList() {
    this(64);
  }

  /**
   * @param room how many moves to make room for at first
   */
  public MoveList(int room) {
    data = new int[room * STRIDE];
  }

  public void clear() {
    size = 0;
  }

  /** Of the moves from a number on, keeps one, or none if it is negative. */
  public void keepOnly(int first, int kept) {
    if (kept >= 0) {
      int[] fields = {from(kept), toLine(kept), toHalfTurn(kept), to(kept), promotion(kept)};
      size = first;
      add(fields[0], fields[1], fields[2], fields[3], fields[4]);
    } else {
      size = first;
    }
  }

  public int size() {
    return size;
  }

  /**
   * @param promotion a {@link fivefold.model.Piece} type number (ordinal + 1), or {@link
   *     #NO_PROMOTION}
   */
  public void add(int from, int toLine, int toHalfTurn, int to, int promotion) {
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
  public boolean lands(int i, BoardCoord board, int square) {
    return to(i) == square && toLine(i) == board.timeline() && toHalfTurn(i) == board.halfTurn();
  }

  public int from(int i) {
    return data[i * STRIDE];
  }

  public int toLine(int i) {
    return data[i * STRIDE + 1];
  }

  public int toHalfTurn(int i) {
    return data[i * STRIDE + 2];
  }

  public int to(int i) {
    return data[i * STRIDE + 3];
  }

  public int promotion(int i) {
    return data[i * STRIDE + 4];
  }

  public Move move(int i, Size size, BoardCoord source) {
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

  /** All of them as values. */
  public List<Move> moves(Size size, BoardCoord source) {
    List<Move> moves = new ArrayList<>(size());
    for (int i = 0; i < size(); i++) {
      moves.add(move(i, size, source));
    }
    return moves;
  }

  public static Move move(
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
