package fivefold.notation;

import fivefold.game.Node;
import fivefold.model.Color;
import fivefold.rules.Attempt;
import fivefold.rules.State;
import fivefold.text.Code;
import fivefold.text.Diagnostics;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Understands what people write who are used to ordinary chess: no sign between White's moves and
 * Black's, and variations behind the move they replace. It is asked where the usual reading fails,
 * and says what is wrong once a game.
 */
final class Habits {
  private final Resolver resolver;
  private final boolean slashes;
  private final boolean strict;
  private final Diagnostics found;
  private boolean bordersSaid;
  private boolean orderSaid;

  /**
   * @param rules what the notation demands when strict, which tells whether it has turns to mark
   */
  Habits(Resolver resolver, Set<StrictRule> rules, boolean strict, Diagnostics found) {
    this.resolver = resolver;
    this.slashes = rules.contains(StrictRule.TURN_NUMBER) || rules.contains(StrictRule.SERIAL);
    this.strict = strict;
    this.found = found;
  }

  /**
   * What a move means that can't be played in a turn under way: one of the opponent's, if the turn
   * may end before it. Null when it is no such move either.
   */
  @Nullable Resolution opponents(ScriptCursor at, State turn, MovePattern move) {
    if (!slashes || !(turn.submit() instanceof Attempt.Ok next)) {
      return null;
    }
    Resolution resolution = resolver.resolve(next.state(), move);
    boolean surely = bordersSaid && turn.playableBoards().isEmpty();
    if (resolution.ply() == null && !surely) {
      return null;
    }
    if (!bordersSaid) {
      bordersSaid = true;
      Color mover = next.state().mover();
      found.report(
          Code.W_TURN_BORDER.raisedIf(strict),
          at.span(),
          Resolver.name(mover) + "'s turn begins here, but nothing says so",
          mover == Color.BLACK
              ? "write / before Black's moves, as in 1. e4 / e5"
              : "write a number before White's moves");
    }
    return resolution;
  }

  /** What to tell about a move for which no board is left. */
  @Nullable String hint(State turn) {
    if (!slashes || turn.atRest() || !turn.playableBoards().isEmpty()) {
      return null;
    }
    return turn.mover() == Color.WHITE
        ? "write / before a move of Black"
        : "write a number before a move of White";
  }

  /**
   * Whether a variation that begins with a move stands behind the action it replaces. To be asked
   * where the number says so, or where the move is not possible here.
   *
   * @param numbered whether the number says so; then it counts when the move is possible nowhere
   */
  boolean replacesLast(ScriptCursor at, Node node, MovePattern first, boolean numbered) {
    Node before = node.parent().orElse(null);
    if (!slashes || before == null) {
      return false;
    }
    boolean there = resolver.resolve(before.state(), first).ply() != null;
    if (!there && !(numbered && resolver.resolve(node.state(), first).ply() == null)) {
      return false;
    }
    if (!orderSaid) {
      orderSaid = true;
      found.report(
          Code.W_VARIATION_ORDER.raisedIf(strict),
          at.span(),
          "this variation comes after the action it replaces",
          "put it before that action");
    }
    return true;
  }
}
