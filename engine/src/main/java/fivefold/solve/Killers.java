package fivefold.solve;

import fivefold.model.Move;
import java.util.ArrayList;
import java.util.List;

/**
 * Actions that settled the matter in positions beside this one, the newest first, for each number
 * of actions that the attacker has left. What worked there is tried first here.
 */
final class Killers {
  private final int kept;
  private final List<List<List<Move>>> byActions = new ArrayList<>();

  /**
   * @param kept how many of each
   */
  Killers(int kept) {
    this.kept = kept;
  }

  /** The actions to try, not to be changed by further finds. */
  List<List<Move>> at(int n) {
    return List.copyOf(list(n));
  }

  void add(int n, List<Move> action) {
    List<List<Move>> list = list(n);
    if (!list.isEmpty() && list.get(0).equals(action)) {
      return;
    }
    list.remove(action);
    list.add(0, action);
    if (list.size() > kept) {
      list.remove(kept);
    }
  }

  private List<List<Move>> list(int n) {
    while (byActions.size() <= n) {
      byActions.add(new ArrayList<>());
    }
    return byActions.get(n);
  }
}
