package fivefold.rules;

import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.model.Square;
import fivefold.rules.movement.MoveGenerator;
import fivefold.rules.movement.MoveList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists the moves from the last board of a timeline as values. */
final class Candidates {
  static final int ANY = MoveGenerator.ANY;

  private final State state;
  private final Size size;
  private final BoardCoord source;

  Candidates(State state, int timeline) {
    Multiverse multiverse = state.multiverse();
    this.state = state;
    this.size = multiverse.size();
    this.source = new BoardCoord(timeline, multiverse.timeline(timeline).end());
  }

  List<Move> all() {
    MoveList list = new MoveList();
    generator(list).addMoves(source.timeline());
    return list.moves(size, source);
  }

  List<Move> from(Square square) {
    MoveList list = new MoveList();
    generator(list).addMoves(source.timeline(), index(square));
    return list.moves(size, source);
  }

  List<Move> to(@Nullable PieceType type, int file, int rank, BoardCoord board, Square to) {
    int wanted = index(to);
    if (file >= size.width() || rank >= size.height()) {
      return List.of();
    }
    MoveList list = new MoveList(MoveList.FEW);
    generator(list)
        .addMovesTo(
            source.timeline(), type, file, rank, board.timeline(), board.halfTurn(), wanted);
    List<Move> moves = new ArrayList<>(1);
    for (int i = 0; i < list.size(); i++) {
      if (list.lands(i, board, wanted)) {
        moves.add(list.move(i, size, source));
      }
    }
    return moves;
  }

  private MoveGenerator generator(MoveList list) {
    return new MoveGenerator(state.multiverse(), state.rules(), list);
  }

  private int index(Square square) {
    if (!size.contains(square)) {
      throw new IllegalArgumentException("there is no square " + square + " on a board of " + size);
    }
    return size.index(square);
  }
}
