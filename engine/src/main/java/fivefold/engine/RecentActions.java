package fivefold.engine;

import fivefold.model.Move;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A few actions that did something elsewhere and so may do it again, the last one first. */
final class RecentActions implements Iterable<List<Move>> {
  /** How many are kept as a rule. */
  static final int FEW = 3;

  private final List<List<Move>> actions = new ArrayList<>();
  private final int kept;

  /**
   * @param kept how many
   */
  RecentActions(int kept) {
    this.kept = kept;
  }

  void keep(List<Move> action) {
    actions.remove(action);
    actions.add(0, action);
    if (actions.size() > kept) {
      actions.remove(kept);
    }
  }

  @Override
  public Iterator<List<Move>> iterator() {
    return actions.iterator();
  }
}
