package fivefold.rules.movement;

import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import java.util.ArrayList;
import java.util.List;

/**
 * The order in which the moves of an action are listed: physical moves and hops by the timeline
 * they arrive on, ascending for White and descending for Black, then the branching jumps in the
 * order they were played.
 */
public final class StandardOrder {
  private StandardOrder() {}

  /** Sorts moves that can be played one after the other. */
  public static List<Move> of(Multiverse multiverse, Color mover, List<Move> moves) {
    List<Move> ordered = new ArrayList<>();
    List<Move> branches = new ArrayList<>();
    Multiverse now = multiverse;
    for (Move move : moves) {
      (MovePlayer.branches(now, move) ? branches : ordered).add(move);
      now = MovePlayer.play(now, move);
    }
    return of(mover, ordered, branches);
  }

  /** Sorts the moves that do not branch, and puts the others behind them. */
  public static List<Move> of(Color mover, List<Move> moves, List<Move> branches) {
    List<Move> ordered = new ArrayList<>(moves);
    int direction = mover.forward();
    ordered.sort((a, b) -> direction * Integer.compare(a.to().timeline(), b.to().timeline()));
    ordered.addAll(branches);
    return ordered;
  }
}
