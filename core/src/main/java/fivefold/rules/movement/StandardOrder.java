package fivefold.rules.movement;

import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Ply;
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
  public static <P extends Ply> List<P> of(Multiverse multiverse, Color mover, List<P> plies) {
    List<P> ordered = new ArrayList<>();
    List<P> branches = new ArrayList<>();
    Multiverse now = multiverse;
    for (P ply : plies) {
      (MovePlayer.branches(now, ply) ? branches : ordered).add(ply);
      now = MovePlayer.play(now, ply);
    }
    return of(mover, ordered, branches);
  }

  /** Sorts the moves that do not branch, and puts the others behind them. */
  public static <P extends Ply> List<P> of(Color mover, List<P> plies, List<P> branches) {
    List<P> ordered = new ArrayList<>(plies);
    int direction = mover.forward();
    ordered.sort((a, b) -> direction * Integer.compare(arrival(a), arrival(b)));
    ordered.addAll(branches);
    return ordered;
  }

  private static int arrival(Ply ply) {
    return ply instanceof Move move ? move.to().timeline() : ply.from().timeline();
  }
}
