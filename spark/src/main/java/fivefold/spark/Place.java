package fivefold.spark;

import fivefold.db.explorer.Tree;
import fivefold.model.Key;
import java.io.Serializable;

/** An action in a position of one of the trees, in the order of explorer files. */
record Place(Tree tree, long high, long low, String action)
    implements Serializable, Comparable<Place> {

  /** From a key of 32 hexadecimal digits. */
  static Place of(Tree tree, String key, String action) {
    return new Place(
        tree,
        Long.parseUnsignedLong(key, 0, 16, 16),
        Long.parseUnsignedLong(key, 16, 32, 16),
        action);
  }

  Key key() {
    return new Key(high, low);
  }

  @Override
  public int compareTo(Place other) {
    int order = tree.compareTo(other.tree);
    order = order != 0 ? order : Long.compareUnsigned(high, other.high);
    order = order != 0 ? order : Long.compareUnsigned(low, other.low);
    return order != 0 ? order : action.compareTo(other.action);
  }

  /** The same on every machine, which the hash code of an enum is not. */
  @Override
  public int hashCode() {
    return Long.hashCode(high ^ low) * 31 + action.hashCode() + tree.ordinal();
  }
}
