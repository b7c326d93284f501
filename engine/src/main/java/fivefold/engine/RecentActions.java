package fivefold.engine;

import fivefold.model.Move;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A few actions that did something elsewhere and so may do it again, the last one first. */
final class RecentActions implements Iterable<List<Move>> {
  private static final int KEPT = 3;

  private final List<List<Move>> actions = new ArrayList<>();

  void keep(List<Move> action) {
    actions.remove(action);
    actions.add(0, action);
    if (actions.size() > KEPT) {
      actions.remove(KEPT);
    }
  }

  @Override
  public Iterator<List<Move>> iterator() {
    return actions.iterator();
  }
}
