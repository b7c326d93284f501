package fivefold.game;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What all nodes of a game tell about their changes. While an edit is recorded, how to undo each;
 * else only that there was one.
 */
final class Journal {
  private @Nullable List<Runnable> inverses;
  private long version;
  private long versions;

  /** A number for the content of the game; it returns when an edit is undone. */
  long version() {
    return version;
  }

  /** To be asked before every change: whether {@link #note} wants to know its inverse. */
  boolean records() {
    if (inverses == null) {
      version = ++versions;
    }
    return inverses != null;
  }

  /** Whether an edit is being recorded; for changes that need no way back otherwise. */
  boolean isOpen() {
    return inverses != null;
  }

  void note(Runnable inverse) {
    if (inverses != null) {
      inverses.add(inverse);
    }
  }

  /** Records an edit as one; when it fails, what it did is undone. */
  Undo record(Runnable change) {
    return record(change, ++versions);
  }

  /** As {@link #record(Runnable)}, when it is known to lead to a version. */
  Undo record(Runnable change, long target) {
    if (inverses != null) {
      throw new IllegalStateException("an edit is under way");
    }
    List<Runnable> noted = new ArrayList<>(2);
    inverses = noted;
    boolean done = false;
    try {
      change.run();
      done = true;
    } finally {
      if (!done) {
        // Undoing notes its own inverses, which nobody needs.
        inverses = new ArrayList<>();
        runBackwards(noted);
      }
      inverses = null;
    }
    long before = version;
    version = target;
    return new Undo(this, noted, before, target);
  }

  static void runBackwards(List<Runnable> inverses) {
    for (int i = inverses.size() - 1; i >= 0; i--) {
      inverses.get(i).run();
    }
  }
}
