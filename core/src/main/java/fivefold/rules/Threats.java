package fivefold.rules;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.rules.movement.Layer;
import fivefold.rules.movement.LayerAttacks;
import fivefold.rules.movement.RoyalCaptures;
import java.util.List;

/** What the opponent of the mover could take, now or if the mover passed somewhere. */
final class Threats {
  private Threats() {}

  /** The royal captures there would be if the mover passed on these boards. */
  static List<Move> to(State state, List<BoardCoord> passedOn) {
    return RoyalCaptures.find(
        passed(state, passedOn), state.rules(), state.mover().opposite(), Integer.MAX_VALUE);
  }

  /** Whether there is a royal capture as things stand. */
  static boolean exist(State state) {
    Multiverse multiverse = state.multiverse();
    Color opponent = state.mover().opposite();
    return multiverse.size().fitsBits()
        ? LayerAttacks.any(new Layer(multiverse, opponent, 0))
        : RoyalCaptures.first(multiverse, state.rules(), opponent).isPresent();
  }

  /** Whether there would be one if the mover passed on every board at the present: check. */
  static boolean existIfPassed(State state) {
    Multiverse multiverse = state.multiverse();
    Color opponent = state.mover().opposite();
    List<BoardCoord> boards = state.mandatoryBoards();
    if (!multiverse.size().fitsBits()) {
      return RoyalCaptures.first(passed(state, boards), state.rules(), opponent).isPresent();
    }
    Layer layer = new Layer(multiverse, opponent, 0);
    for (BoardCoord coord : boards) {
      Board board = multiverse.timeline(coord.timeline()).last();
      layer.place(coord.timeline(), coord.halfTurn() + 1, board.bits(opponent));
    }
    return LayerAttacks.any(layer);
  }

  private static Multiverse passed(State state, List<BoardCoord> boards) {
    Multiverse passed = state.multiverse();
    for (BoardCoord coord : boards) {
      passed = passed.append(coord.timeline(), passed.timeline(coord.timeline()).last());
    }
    return passed;
  }
}
