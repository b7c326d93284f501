package fivefold.rules;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.Ply;
import fivefold.model.Size;
import fivefold.rules.movement.Layer;
import fivefold.rules.movement.LayerAttacks;
import fivefold.rules.movement.MoveGenerator;
import fivefold.rules.movement.MoveList;
import fivefold.rules.movement.RoyalCaptures;
import java.util.Optional;

/** Finds the reason why something can't be played. */
final class Refusals {
  private Refusals() {}

  /** Why a move can't be played now, or empty when it can. */
  static Optional<Refusal> of(State state, Ply ply) {
    if (ply instanceof Move move) {
      return ofMove(state, move);
    }
    return state.isPlayable(ply.from().timeline()) && isLast(state, ply.from())
        ? Optional.empty()
        : Optional.of(Refusal.at(state, Refusal.Kind.NOT_YOUR_BOARD, ply.from()));
  }

  private static boolean isLast(State state, BoardCoord board) {
    return state.multiverse().timeline(board.timeline()).end() == board.halfTurn();
  }

  private static Optional<Refusal> ofMove(State state, Move move) {
    Multiverse multiverse = state.multiverse();
    Size size = multiverse.size();
    BoardCoord from = move.from();
    Board board = multiverse.board(from);
    if (board == null) {
      return Optional.of(Refusal.at(state, Refusal.Kind.NO_SUCH_BOARD, from));
    }
    if (multiverse.board(move.to()) == null) {
      return Optional.of(Refusal.at(state, Refusal.Kind.NO_SUCH_BOARD, move.to()));
    }
    if (from.color() != state.mover()) {
      return Optional.of(Refusal.at(state, Refusal.Kind.NOT_YOUR_BOARD, from));
    }
    if (!isLast(state, from)) {
      return Optional.of(Refusal.at(state, Refusal.Kind.BOARD_ALREADY_PLAYED, from));
    }
    if (!size.contains(move.fromSquare())) {
      return Optional.of(Refusal.at(state, Refusal.Kind.NO_SUCH_SQUARE, from, move.fromSquare()));
    }
    if (!size.contains(move.toSquare())) {
      return Optional.of(
          Refusal.at(state, Refusal.Kind.NO_SUCH_SQUARE, move.to(), move.toSquare()));
    }
    Piece piece = board.piece(move.fromSquare());
    if (piece == null) {
      return Optional.of(Refusal.at(state, Refusal.Kind.EMPTY_SQUARE, from, move.fromSquare()));
    }
    if (piece.color() != state.mover()) {
      return Optional.of(Refusal.at(state, Refusal.Kind.NOT_YOUR_PIECE, from, move.fromSquare()));
    }
    MoveList list = new MoveList(MoveList.FEW);
    BoardCoord target = move.to();
    int to = size.index(move.toSquare());
    new MoveGenerator(multiverse, state.rules(), list)
        .addMovesTo(
            from.timeline(),
            piece.type(),
            move.fromSquare().file(),
            move.fromSquare().rank(),
            target.timeline(),
            target.halfTurn(),
            to);
    int promotion =
        move.promotion() == null ? MoveList.NO_PROMOTION : move.promotion().ordinal() + 1;
    Refusal.Kind closest = Refusal.Kind.CANNOT_REACH;
    for (int i = 0; i < list.size(); i++) {
      if (!list.lands(i, target, to)) {
        continue;
      }
      if (list.promotion(i) == promotion) {
        return Optional.empty();
      }
      closest =
          list.promotion(i) == MoveList.NO_PROMOTION
              ? Refusal.Kind.NOT_A_PROMOTION
              : promotion == MoveList.NO_PROMOTION
                  ? Refusal.Kind.PROMOTION_MISSING
                  : Refusal.Kind.PROMOTION_NOT_ALLOWED;
    }
    return Optional.of(Refusal.at(state, closest, move.to(), move.toSquare()));
  }

  /** Why the turn can't end now, or empty when it can. */
  static Optional<Refusal> ofSubmit(State state) {
    Multiverse multiverse = state.multiverse();
    Color opponent = state.mover().opposite();
    if (state.atRest()) {
      return Optional.of(Refusal.mustMove(state, Refusal.Kind.NO_MOVES));
    }
    if (multiverse.presentColor() != opponent) {
      return Optional.of(Refusal.mustMove(state, Refusal.Kind.PRESENT_NOT_PASSED));
    }
    if (multiverse.size().fitsBits()
        && !state.isLost()
        && !LayerAttacks.anyNew(
            new Layer(multiverse, opponent, 0), state.startOfTurn().multiverse())) {
      return Optional.empty();
    }
    return RoyalCaptures.first(multiverse, state.rules(), opponent)
        .map(capture -> Refusal.capture(state, capture));
  }
}
