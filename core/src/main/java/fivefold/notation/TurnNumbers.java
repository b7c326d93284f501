package fivefold.notation;

import fivefold.game.Node;
import fivefold.model.Color;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import fivefold.text.Span;
import java.util.Set;
import org.jspecify.annotations.Nullable;

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

  private @Nullable Slip slip;

  private record Slip(Span place, String message) {}

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

  /**
   * Looks at the number before an action that is played from a node. What is wrong with it is not
   * said before the action turns out to have a move: see {@link #confirm()} and {@link #withdraw}.
   */
  void check(ScriptCursor at, Node node) {
    slip = null;
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
    int ahead = ahead(at, node);
    boolean slips = ahead != 0 && ahead != offset;
    offset = ahead;
    if (slips) {
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

  /** How many half-turns the written number is ahead of what is played next. */
  private static int ahead(ScriptCursor at, Node node) {
    Color mover = node.state().mover();
    Color color = at.color();
    int actual = 2 * node.nextTurnNumber() + mover.ordinal();
    return 2 * at.number() + (color == null ? mover : color).ordinal() - actual;
  }

  /** Whether the number is that of the action that led to a node, and not of the next one. */
  boolean isOfLast(ScriptCursor at, Node node) {
    return at.number() > 0 && ahead(at, node) == offset - 1;
  }

  /** An action begins without a number. */
  void missing(ScriptCursor at) {
    if (strict && code.isError()) {
      report(at, "a number is missing before this move");
    }
  }

  /** Reports what is wrong with the number: the first move after it is possible. */
  void confirm() {
    if (slip != null) {
      found.report(code, slip.place, slip.message, null);
      slip = null;
    }
  }

  /** What is wrong with the number, or null; it explains why the first move is not possible. */
  @Nullable String withdraw() {
    String message = slip == null ? null : slip.message;
    slip = null;
    return message;
  }

  private void report(ScriptCursor at, String message) {
    slip = new Slip(at.span(), message);
  }
}
