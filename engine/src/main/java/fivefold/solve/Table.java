package fivefold.solve;

import fivefold.model.Key;
import fivefold.model.Move;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is known of positions that were looked at before. When it is full, the older half is
 * forgotten.
 */
final class Table {
  /**
   * What is known of a position.
   *
   * @param mateIn in how many actions of his the attacker mates, 0 when no mate is known
   * @param noneIn in how many he does not
   * @param action where the attacker is to move, how the mate begins
   */
  record Entry(int mateIn, int noneIn, @Nullable List<Move> action) {
    static final Entry NOTHING = new Entry(0, 0, null);
  }

  private static final int HALF = 1 << 18;

  private Map<Key, Entry> fresh = new HashMap<>();
  private Map<Key, Entry> old = new HashMap<>();

  Entry get(Position position) {
    Entry entry = fresh.get(position.multiverse.key());
    if (entry == null) {
      entry = old.get(position.multiverse.key());
    }
    return entry == null ? Entry.NOTHING : entry;
  }

  void mate(Position position, int in, @Nullable List<Move> action) {
    put(position, new Entry(in, get(position).noneIn, action));
  }

  void none(Position position, int in) {
    Entry known = get(position);
    put(position, new Entry(known.mateIn, Math.max(in, known.noneIn), known.action));
  }

  private void put(Position position, Entry entry) {
    if (fresh.size() >= HALF) {
      old = fresh;
      fresh = new HashMap<>();
    }
    fresh.put(position.multiverse.key(), entry);
  }
}
