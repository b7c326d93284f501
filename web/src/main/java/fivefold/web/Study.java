package fivefold.web;

import fivefold.game.Comment;
import fivefold.game.Evaluation;
import fivefold.game.Game;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.model.Move;
import fivefold.model.Ply;
import fivefold.rules.Action;
import fivefold.rules.Attempt;
import fivefold.rules.Refusal;
import fivefold.rules.State;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The game on the page: its tree, the node that is looked at, the moves played there but not
 * submitted (kept as the node's unfinished turn), and the way back from every edit.
 *
 * <p>Nodes are named by their number in preorder, which the page learns with the tree and which
 * stays valid until the tree changes.
 */
final class Study {
  /** Copies of the tree kept for undo hold at most this many nodes together. */
  private static final int MAX_KEPT_NODES = 100_000;

  private Game game;
  private Node node;
  private final Deque<State> undone = new ArrayDeque<>();
  private final Deque<Kept> past = new ArrayDeque<>();
  private final Deque<Kept> future = new ArrayDeque<>();
  private @Nullable List<Node> order;
  private int revision;

  Study(Game game) {
    this.game = game;
    this.node = game.root();
  }

  private record Kept(Game game, int node, int size) {}

  Game game() {
    return game;
  }

  Node node() {
    return node;
  }

  /** Grows with every change of the tree. */
  int revision() {
    return revision;
  }

  /** The position with the moves of the turn under way. */
  State position() {
    return node.unfinished().orElse(node.state());
  }

  List<Node> nodes() {
    if (order == null) {
      order = new ArrayList<>();
      for (Node each : game.nodes()) {
        order.add(each);
      }
    }
    return order;
  }

  int numberOf(Node wanted) {
    return nodes().indexOf(wanted);
  }

  // Looking around

  void goTo(int number) {
    node = nodes().get(Math.max(0, Math.min(number, nodes().size() - 1)));
    undone.clear();
  }

  // Playing

  Optional<Refusal> play(Move move) {
    Attempt attempt = position().play(move);
    if (attempt instanceof Attempt.Refused refused) {
      return Optional.of(refused.refusal());
    }
    undone.clear();
    draft(attempt.orThrow());
    return Optional.empty();
  }

  /** Takes back a move of the turn, and with it those that can't be played without it. */
  void takeBack(int index) {
    List<Ply> moves = position().plies();
    State state = node.state();
    for (int i = 0; i < moves.size(); i++) {
      if (i != index && state.play(moves.get(i)) instanceof Attempt.Ok ok) {
        state = ok.state();
      }
    }
    undone.clear();
    draft(state);
  }

  /** Puts the moves of an action on the board without submitting them. */
  Optional<Refusal> propose(Action action) {
    State state = node.state();
    for (Ply ply : action.plies()) {
      Attempt attempt = state.play(ply);
      if (attempt instanceof Attempt.Refused refused) {
        return Optional.of(refused.refusal());
      }
      state = attempt.orThrow();
    }
    undone.clear();
    draft(state);
    return Optional.empty();
  }

  private void draft(State state) {
    node.setUnfinished(state.atRest() ? null : state);
  }

  Insertion submit() {
    State turn = position();
    if (turn.submitRefusal().isPresent()) {
      return new Insertion.Refused(turn.submitRefusal().get());
    }
    Kept before = keep();
    Node main = node.next().orElse(null);
    node.setUnfinished(null);
    Insertion insertion = node.play(turn);
    if (insertion instanceof Insertion.Done done) {
      if (!done.existed()) {
        edited(before);
        if (main != null) {
          // The tree takes the newest child for the main line; here it starts as a variation.
          main.promote();
        }
      }
      node = done.node();
      undone.clear();
    }
    return insertion;
  }

  // Undo: first the moves of the turn, then edits of the tree

  boolean undo() {
    State position = position();
    if (!position.atRest()) {
      undone.push(position);
      draft(position.undo().orElseThrow());
      return true;
    }
    return swap(past, future);
  }

  boolean redo() {
    if (!undone.isEmpty()) {
      draft(undone.pop());
      return true;
    }
    return swap(future, past);
  }

  boolean canUndo() {
    return !position().atRest() || !past.isEmpty();
  }

  boolean canRedo() {
    return !undone.isEmpty() || !future.isEmpty();
  }

  private boolean swap(Deque<Kept> from, Deque<Kept> to) {
    if (from.isEmpty()) {
      return false;
    }
    Kept kept = from.pop();
    to.push(new Kept(game, numberOf(node), nodes().size()));
    game = kept.game();
    changed();
    goTo(kept.node());
    return true;
  }

  /** The tree as it is, for the way back; the edit goes on in the original. */
  private Kept keep() {
    Game copy = Library.emptyCopy(game);
    copy.root().merge(game.root());
    return new Kept(copy, numberOf(node), nodes().size());
  }

  private void edited(Kept before) {
    past.push(before);
    future.clear();
    int nodes = 0;
    int keep = 0;
    for (Kept kept : past) {
      nodes += kept.size();
      if (nodes > MAX_KEPT_NODES && keep > 0) {
        break;
      }
      keep++;
    }
    while (past.size() > keep) {
      past.removeLast();
    }
    changed();
  }

  private void changed() {
    order = null;
    revision++;
  }

  // Editing the tree

  /** Puts another game in place of this one; undo brings it back. */
  void replace(Game other, int number) {
    past.push(new Kept(game, numberOf(node), nodes().size()));
    open(other, number);
  }

  /** Puts a game on the page with no way back. */
  void open(Game other, int number) {
    future.clear();
    game = other;
    changed();
    goTo(number);
  }

  void promote(int number, boolean all) {
    Node target = nodes().get(number);
    if (target.isRoot()) {
      return;
    }
    Kept before = keep();
    if (all) {
      target.promoteAll();
    } else {
      target.promote();
    }
    edited(before);
  }

  void delete(int number) {
    Node target = nodes().get(number);
    if (target.isRoot()) {
      return;
    }
    Kept before = keep();
    Node parent = target.parent().orElseThrow();
    if (node == target || node.path().contains(target)) {
      node = parent;
      undone.clear();
    }
    target.delete();
    edited(before);
  }

  /** Replaces what is said after the last move of a node; other remarks stay. */
  void comment(int number, String text) {
    Node target = nodes().get(number);
    int last = target.isRoot() ? Comment.BEFORE : target.action().plies().size() - 1;
    List<Comment> comments = new ArrayList<>();
    for (Comment comment : target.comments()) {
      if (comment.move() != last) {
        comments.add(comment);
      }
    }
    if (!text.isBlank()) {
      comments.add(new Comment(last, text.strip()));
    }
    if (!comments.equals(target.comments())) {
      Kept before = keep();
      target.setComments(comments);
      edited(before);
    }
  }

  void evaluate(int number, int move, String sign) {
    Node target = nodes().get(number);
    if (target.isRoot() || move < 0 || move >= target.action().plies().size()) {
      return;
    }
    Kept before = keep();
    target.evaluate(move, Evaluation.ofSign(sign).orElse(null));
    edited(before);
  }

  void header(String key, String value) {
    Kept before = keep();
    game.setHeaders(
        value.isBlank() ? game.headers().without(key) : game.headers().with(key, value.strip()));
    edited(before);
  }
}
