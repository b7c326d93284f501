package fivefold.rules;

import fivefold.model.Move;
import java.util.List;

/**
 * Everything one player does in a turn, in standard order: physical moves and hops sorted by the
 * timeline they arrive on (ascending for White, descending for Black), then the branching jumps in
 * the order they were played. {@link State#standardOrder} brings a list of moves into it; two
 * actions are the same exactly when their standard-ordered moves are equal.
 */
public record Action(List<Move> moves) {
  public Action {
    moves = List.copyOf(moves);
  }
}
