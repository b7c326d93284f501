package fivefold.notation.tn;

import fivefold.notation.BoardPattern;
import fivefold.notation.BoardPattern.LineForm;
import fivefold.notation.BoardPattern.TurnForm;

/**
 * Which timeline the next item of an action is about: the active ones from the highest down; behind
 * one that is named, the one below it.
 */
final class TnOrder {
  private int items;
  private boolean named;
  private int below;

  /** The timeline of the next item that names none. */
  BoardPattern next() {
    BoardPattern next = named ? label(below) : BoardPattern.inOrder(LineForm.ACTIVE, -1 - items);
    skip();
    return next;
  }

  void skip() {
    items++;
    below--;
  }

  /** An item names its timeline. */
  void name(int line) {
    named = true;
    below = line - 1;
  }

  private static BoardPattern label(int line) {
    return new BoardPattern(
        line < 0 ? LineForm.MINUS : LineForm.PLUS, Math.abs(line), TurnForm.NONE, 0, null);
  }
}
