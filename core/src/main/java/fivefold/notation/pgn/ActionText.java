package fivefold.notation.pgn;

import fivefold.model.Move;
import fivefold.notation.WriteOptions.Coordinates;
import fivefold.rules.Action;
import fivefold.rules.State;

/** Writes single actions as they stand in a 5DPGN game, without what needs a search. */
public final class ActionText {
  private final MoveWriter moves = new MoveWriter(Dialect.SHAD, Coordinates.SHORT, true);

  /** The moves of an action that was or can be played in the state, separated by blanks. */
  public String write(State state, Action action) {
    StringBuilder out = new StringBuilder();
    State now = state;
    for (Move move : action.moves()) {
      if (out.length() > 0) {
        out.append(' ');
      }
      out.append(moves.write(now, move));
      now = (move.isPass() ? now.pass(move.from().timeline()) : now.play(move)).orThrow();
    }
    return out.toString();
  }
}
