package fivefold.game;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** How one node takes over what another has, and all that follows it. */
final class NodeMerge {
  private NodeMerge() {}

  static void into(Node node, Node other) {
    // Pairs still to be merged; a stack of our own, since trees are deeper than the call stack.
    Deque<Node> ours = new ArrayDeque<>(List.of(node));
    Deque<Node> theirs = new ArrayDeque<>(List.of(other));
    while (!ours.isEmpty()) {
      Node mine = ours.pop();
      Node its = theirs.pop();
      takeAnnotations(mine, its);
      for (Node child : List.copyOf(its.children())) {
        Optional<Node> twin = mine.child(child.action());
        twin.ifPresent(Node::promote);
        ours.push(twin.orElseGet(() -> mine.adopt(child.action(), child.state())));
        theirs.push(child);
      }
    }
  }

  /** The annotations that one node lacks and another has. */
  static void takeAnnotations(Node mine, Node its) {
    if (mine == its) {
      return;
    }
    List<Comment> had = List.copyOf(mine.comments());
    for (Comment comment : its.comments()) {
      if (!had.contains(comment)) {
        mine.addComment(comment);
      }
    }
    for (int i = 0; i < its.moveCount(); i++) {
      Optional<Evaluation> evaluation = its.evaluation(i);
      if (evaluation.isPresent() && mine.evaluation(i).isEmpty()) {
        mine.evaluate(i, evaluation.get());
      }
    }
    if (mine.result().isEmpty() && its.result().isPresent()) {
      mine.setResult(its.result().get());
    }
    if (mine.unfinished().isEmpty() && its.unfinished().isPresent()) {
      mine.putUnfinished(its.unfinished().get());
    }
  }
}
