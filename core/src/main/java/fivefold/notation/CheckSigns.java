package fivefold.notation;

import fivefold.game.Node;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.notation.MovePattern.Check;
import fivefold.rules.Budget;
import fivefold.rules.MoveKind;
import fivefold.rules.State;
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

  /** Whether a move makes an active timeline that ends before the present: what {@code ~} says. */
  public static boolean rewinds(State before, Move move) {
    if (move.isPass() || before.kind(move) != MoveKind.BRANCH) {
      return false;
    }
    Multiverse multiverse = before.multiverse();
    int created = multiverse.nextTimeline(before.mover());
    // The new timeline counts when timelines are told active, so it has to be there first.
    return move.to().halfTurn() + 1 < multiverse.present()
        && before.play(move).orThrow().multiverse().isActive(created);
  }

  /**
   * One sign a move.
   *
   * @param verdict the verdict of the node's state; unknown counts as check
   */
  public static Check[] of(Node node, Verdict verdict) {
    List<Move> moves = node.action().moves();
    Check[] signs = new Check[moves.size()];
    Arrays.fill(signs, Check.NONE);
    Check strongest = strongest(verdict);
    if (strongest == Check.NONE) {
      return signs;
    }
    int last = mark(node, moves, signs);
    signs[last] = strongest;
    return signs;
  }

  /** Marks the moves that give check and returns the last of them. */
  private static int mark(Node node, List<Move> moves, Check[] signs) {
    int[] arrivals = new int[moves.size()];
    State state = node.parent().orElseThrow().state();
    for (int i = 0; i < arrivals.length; i++) {
      Move move = moves.get(i);
      boolean branches = !move.isPass() && state.kind(move) == MoveKind.BRANCH;
      arrivals[i] =
          branches ? state.multiverse().nextTimeline(state.mover()) : move.to().timeline();
      state = (move.isPass() ? state.pass(move.from().timeline()) : state.play(move)).orThrow();
    }
    int last = -1;
    int opened = -1;
    for (Move threat : node.state().checks()) {
      int line = threat.from().timeline();
      for (int i = 0; i < arrivals.length; i++) {
        Move move = moves.get(i);
        if (arrivals[i] == line && move.toSquare().equals(threat.fromSquare())) {
          signs[i] = Check.CHECK;
          last = Math.max(last, i);
        } else if (arrivals[i] == line || move.from().timeline() == line) {
          // A discovered check: the attacker's board is new, the attacker did not move.
          opened = Math.max(opened, i);
        }
      }
    }
    if (last < 0) {
      last = opened < 0 ? arrivals.length - 1 : opened;
      signs[last] = Check.CHECK;
    }
    return last;
  }
}
