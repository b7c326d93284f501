package fivefold.notation;

import fivefold.game.Node;
import fivefold.model.Color;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import java.util.Set;

/**
 * Compares the numbers of turns with the play. They are advisory: whose turn it is follows from the
 * position. A slip is reported once, where the count goes wrong, not at every number after it.
 */
final class TurnNumbers {
  private final boolean strict;
  private final Diagnostics found;
  private final boolean slashIsBlack;
  private final Code code;

  /** How far, in half-turns, the written count is ahead of the real one. */
  private int offset;

  TurnNumbers(boolean strict, Set<StrictRule> rules, Diagnostics found) {
    this.strict = strict;
    this.found = found;
    this.slashIsBlack = rules.contains(StrictRule.TURN_NUMBER);
    this.code =
        slashIsBlack
            ? Code.E_TURN_NUMBER
            : rules.contains(StrictRule.SERIAL) ? Code.E_SERIAL : Code.W_NUMBERING;
  }

  int offset() {
    return offset;
  }

  /** Goes back to the count of a line that a variation had left. */
  void resume(int before) {
    offset = before;
  }

  /** Looks at the number before an action that is played from a node. */
  void check(ScriptCursor at, Node node) {
    Color mover = node.state().mover();
    Color color = at.color();
    if (at.number() == 0) {
      if (color == null && slashIsBlack && mover == Color.WHITE) {
        report(at, "/ introduces Black's part of a turn, but White is to move");
      } else if (color != null && color != mover) {
        report(at, Resolver.name(mover) + " is to move");
      }
      return;
    }
    int actual = 2 * node.nextTurnNumber() + mover.ordinal();
    int written = 2 * at.number() + (color == null ? mover : color).ordinal();
    if (written - actual != offset) {
      offset = written - actual;
      report(
          at,
          "the turn should be "
              + node.nextTurnNumber()
              + mover.letter()
              + ": "
              + Resolver.name(mover)
              + " is to move");
    }
  }

  /** An action begins without a number. */
  void missing(ScriptCursor at) {
    if (strict && code.isError()) {
      report(at, "a number is missing before this move");
    }
  }

  private void report(ScriptCursor at, String message) {
    found.report(code, at.span(), message, null);
  }
}
