package fivefold.fuzz;

import fivefold.testing.Asserted;

/** Something that must hold does not. */
final class Broken extends AssertionError {
  private static final long serialVersionUID = 1;

  Broken(String what) {
    super(what);
  }

  static void unless(boolean holds, String what) {
    Asserted.count();
    if (!holds) {
      throw new Broken(what);
    }
  }
}
