package fivefold.cli.watch;

import fivefold.game.Node;
import fivefold.model.Move;
import fivefold.notation.MoveText;
import fivefold.rules.State;

/** An action in short 5DPGN, for people to read beside a picture. */
public final class ActionText {
  private ActionText() {}

  /**
   * The action that led to a node, which is not the root: {@code 3w. (0T3)Nf3>>(0T2)h3 (1T3)e4}.
   */
  public static String of(Node node) {
    StringBuilder out = new StringBuilder();
    out.append(node.turnNumber()).append(node.player().letter()).append('.');
    State state = node.parent().orElseThrow().state();
    for (Move move : node.action().moves()) {
      out.append(' ');
      if (move.isPass()) {
        out.append(move.from().label(state.parity())).append("0000");
        state = state.pass(move.from().timeline()).orThrow();
      } else {
        out.append(MoveText.brief(state, move));
        state = state.play(move).orThrow();
      }
    }
    return out.toString();
  }
}
