package fivefold.notation;

import fivefold.game.Comment;
import fivefold.game.Node;
import fivefold.model.Ply;
import fivefold.rules.Action;
import fivefold.rules.State;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A variation inside a comment: {@code / (0T1)e2(0T1)e4! "a remark" / (0T1)e7(0T1)e5 ( / … ) 1-0}.
 * A slash begins an action, parentheses hold further variations, every move names both boards.
 */
final class VariationText {
  private VariationText() {}

  private record Step(@Nullable Node node, boolean opens) {}

  /** The variation that begins with a node. */
  static String of(Node first) {
    StringBuilder out = new StringBuilder();
    // A stack of our own: trees are deeper than the call stack. No node means a closing sign.
    Deque<Step> ahead = new ArrayDeque<>();
    ahead.push(new Step(first, false));
    while (!ahead.isEmpty()) {
      Step step = ahead.pop();
      Node node = step.node;
      if (node == null) {
        out.append(" )");
        continue;
      }
      if (step.opens) {
        out.append(" (");
        ahead.push(new Step(null, false));
      }
      append(out, node.state(), node.action(), node);
      State turn = node.unfinished().orElse(null);
      if (turn != null) {
        // Beside what follows, a turn that was not submitted is a variation of its own.
        out.append(node.isLeaf() ? "" : " (");
        append(out, node.state(), turn.action(), null);
        out.append(node.isLeaf() ? "" : " )");
      }
      node.result().ifPresent(result -> out.append(' ').append(result.token()));
      List<Node> children = node.children();
      for (int i = children.size() - 1; i >= 0; i--) {
        ahead.push(new Step(children.get(i), i < children.size() - 1));
      }
    }
    return out.toString();
  }

  /** One action with its remarks, if it has a node. */
  static void append(StringBuilder out, State state, Action action, @Nullable Node node) {
    out.append(" /");
    remarks(out, node, Comment.BEFORE);
    List<Ply> plies = action.plies();
    for (int i = 0; i < plies.size(); i++) {
      out.append(' ').append(plies.get(i).describe(state.parity()));
      if (node != null) {
        node.evaluation(i).ifPresent(evaluation -> out.append(evaluation.sign()));
      }
      remarks(out, node, i);
    }
  }

  private static void remarks(StringBuilder out, @Nullable Node node, int move) {
    if (node == null) {
      return;
    }
    for (Comment comment : node.comments()) {
      if (comment.move() == move) {
        CommentStore.quote(out.append(' '), comment.text());
      }
    }
  }
}
