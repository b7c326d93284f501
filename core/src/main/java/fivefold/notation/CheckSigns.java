package fivefold.notation;

import fivefold.game.Node;
import fivefold.model.Move;
import fivefold.notation.MovePattern.Check;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.rules.Verdict;
import java.util.Arrays;
import java.util.List;

/**
 * The check signs of an action, as the specifications want them: {@code +} on every move whose
 * piece attacks a royal piece; when the action is a softmate or mate, its sign replaces the last of
 * them.
 */
public final class CheckSigns {
  private CheckSigns() {}

  /** What an action did to the opponent; {@link Verdict#UNKNOWN} when a search gave up. */
  public static Verdict verdict(State after, Budget budget) {
    return after.inCheck() ? after.verdict(budget) : Verdict.PLAYING;
  }

  /** The sign of a verdict; unknown counts as check. */
  public static Check strongest(Verdict verdict) {
    return switch (verdict) {
      case PLAYING, STALEMATE -> Check.NONE;
      case CHECK, UNKNOWN -> Check.CHECK;
      case SOFTMATE -> Check.SOFTMATE;
      case CHECKMATE -> Check.CHECKMATE;
    };
  }

  /**
   * One sign a move.
   *
   * @param verdict the verdict of the node's state; unknown counts as check
   */
  public static Check[] of(Node node, Verdict verdict) {
    Check[] signs = new Check[node.action().plies().size()];
    Arrays.fill(signs, Check.NONE);
    Check strongest = strongest(verdict);
    if (strongest == Check.NONE) {
      return signs;
    }
    int last = mark(node, signs);
    signs[last] = strongest;
    return signs;
  }

  /** Marks the moves that give check and returns the last of them. */
  private static int mark(Node node, Check[] signs) {
    List<Step> steps = node.steps();
    int last = -1;
    int opened = -1;
    for (Move threat : node.state().checks()) {
      int line = threat.from().timeline();
      for (int i = 0; i < signs.length; i++) {
        Step step = steps.get(i);
        boolean arrives = step.arrival().timeline() == line;
        if (arrives
            && step instanceof Step.Moved moved
            && moved.move().toSquare().equals(threat.fromSquare())) {
          signs[i] = Check.CHECK;
          last = Math.max(last, i);
        } else if (arrives || step.ply().from().timeline() == line) {
          // A discovered check: the attacker's board is new, the attacker did not move.
          opened = Math.max(opened, i);
        }
      }
    }
    if (last < 0) {
      last = opened < 0 ? signs.length - 1 : opened;
      signs[last] = Check.CHECK;
    }
    return last;
  }
}
