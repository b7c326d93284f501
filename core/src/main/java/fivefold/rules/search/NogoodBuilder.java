package fivefold.rules.search;

import java.util.ArrayList;
import java.util.List;

/** Collects the conditions of a nogood. */
final class NogoodBuilder {
  private final List<Integer> vars = new ArrayList<>();
  private final List<long[]> sets = new ArrayList<>();

  void add(int var, long[] set) {
    vars.add(var);
    sets.add(set);
  }

  /** Adds a condition unless it always holds. */
  void addUnlessAll(int var, long[] set) {
    for (long word : set) {
      if (word != -1) {
        add(var, set);
        return;
      }
    }
  }

  Nogood build() {
    int[] v = new int[vars.size()];
    for (int i = 0; i < v.length; i++) {
      v[i] = vars.get(i);
    }
    return new Nogood(v, sets.toArray(new long[0][]));
  }
}
