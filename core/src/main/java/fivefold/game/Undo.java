package fivefold.game;

import java.util.List;

/**
 * The way back from one edit of a game, see {@link Game#edit}. It holds what the edit changed, not
 * the tree, and brings the very same nodes back.
 *
 * <p>Edits are undone in reverse order: only from where the edit led does its way back lead
 * anywhere.
 */
public final class Undo {
  private final Journal journal;
  private final List<Runnable> inverses;
  private final long before;
  private final long after;

  /**
   * @param inverses what undoes the changes, in the order in which those were made
   */
  Undo(Journal journal, List<Runnable> inverses, long before, long after) {
    this.journal = journal;
    this.inverses = inverses;
    this.before = before;
    this.after = after;
  }

  /** Whether the edit changed nothing. */
  public boolean isEmpty() {
    return inverses.isEmpty();
  }

  /** Whether the game is as the edit left it, unfinished turns apart. */
  public boolean isPossible() {
    return journal.version() == after;
  }

  /**
   * Undoes the edit.
   *
   * @return the way back from this: what makes the edit again
   * @throws IllegalStateException when it is not possible
   */
  public Undo run() {
    if (!isPossible()) {
      throw new IllegalStateException("the game has changed since the edit");
    }
    return journal.record(() -> Journal.runBackwards(inverses), before);
  }
}
