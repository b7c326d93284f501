package fivefold.web;

import fivefold.game.Comment;
import fivefold.game.CommentData;
import fivefold.game.Drawing;
import fivefold.game.Evaluation;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.game.Score;
import fivefold.game.Undo;
import fivefold.model.Move;
import fivefold.model.Ply;
import fivefold.rules.Action;
import fivefold.rules.Attempt;
import fivefold.rules.Refusal;
import fivefold.rules.State;
import fivefold.web.json.Split;
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
  /** Edits that can be undone, games that were replaced among them. */
  private static final int MAX_WAYS_BACK = 1000;

  private Game game;
  private Node node;
  private final Deque<State> undone = new ArrayDeque<>();
  private final Deque<WayBack> past = new ArrayDeque<>();
  private final Deque<WayBack> future = new ArrayDeque<>();
  private @Nullable List<Node> order;
  private int revision;

  Study(Game game) {
    this.game = game;
    this.node = game.root();
  }

  /**
   * @param node what was looked at
   * @param undo what undoes the edit; null when the whole game was replaced
   */
  private record WayBack(Game game, Node node, @Nullable Undo undo) {}

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
    Node before = node;
    boolean existed = before.child(turn.action()).isPresent();
    if (existed) {
      before.setUnfinished(null);
    } else {
      edit(() -> grow(before, turn));
    }
    node = before.child(turn.action()).orElseThrow();
    undone.clear();
    return new Insertion.Done(node, existed);
  }

  private static void grow(Node node, State turn) {
    Optional<Node> main = node.next();
    node.setUnfinished(null);
    node.play(turn).orThrow();
    // The tree takes the newest child for the main line; here it starts as a variation.
    main.ifPresent(Node::promote);
  }

  /** Puts the proof of a mate into the tree, as variations from here. */
  void addProof(String proof) {
    Node from = node;
    edit(() -> Mates.add(from, proof));
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

  private boolean swap(Deque<WayBack> from, Deque<WayBack> to) {
    if (from.isEmpty()) {
      return false;
    }
    WayBack way = from.pop();
    Undo again = way.undo() == null ? null : way.undo().run();
    to.push(new WayBack(game, node, again));
    game = way.game();
    node = way.node();
    undone.clear();
    changed();
    return true;
  }

  /** Edits the tree. */
  private void edit(Runnable changes) {
    keep(game.edit(changes));
    changed();
  }

  private void keep(@Nullable Undo undo) {
    past.push(new WayBack(game, node, undo));
    future.clear();
    if (past.size() > MAX_WAYS_BACK) {
      past.removeLast();
    }
  }

  private void changed() {
    order = null;
    revision++;
  }

  // Editing the tree

  /** Puts another game in place of this one; undo brings it back. */
  void replace(Game other, int number) {
    keep(null);
    put(other, number);
  }

  /** Puts a game on the page with no way back. */
  void open(Game other, int number) {
    past.clear();
    put(other, number);
  }

  private void put(Game other, int number) {
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
    edit(all ? target::promoteAll : target::promote);
  }

  void delete(int number) {
    Node target = nodes().get(number);
    if (target.isRoot()) {
      return;
    }
    Node parent = target.parent().orElseThrow();
    boolean lost = node.path().contains(target);
    edit(target::delete);
    if (lost) {
      node = parent;
      undone.clear();
    }
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
    CommentData data = target.data();
    if (!comments.equals(target.comments())) {
      edit(
          () -> {
            target.setComments(comments);
            // What was drawn stays, though it is stored in the words that were replaced.
            target.setData(data);
          });
    }
  }

  /** Draws an arrow, or takes the same one away. */
  void draw(int number, Drawing.Arrow arrow) {
    Node target = nodes().get(number);
    CommentData data = target.data();
    List<Drawing.Arrow> arrows = new ArrayList<>(data.arrows());
    boolean same =
        arrows.removeIf(
            each ->
                each.from().equals(arrow.from())
                    && each.fromSquare().equals(arrow.fromSquare())
                    && each.to().equals(arrow.to())
                    && each.toSquare().equals(arrow.toSquare()));
    if (!same) {
      arrows.add(arrow);
    }
    edit(() -> target.setData(data.withArrows(arrows)));
  }

  /** Colours a square, or takes its colour away. */
  void draw(int number, Drawing.Spot spot) {
    Node target = nodes().get(number);
    CommentData data = target.data();
    List<Drawing.Spot> spots = new ArrayList<>(data.squares());
    boolean same =
        spots.removeIf(
            each -> each.board().equals(spot.board()) && each.square().equals(spot.square()));
    if (!same) {
      spots.add(spot);
    }
    edit(() -> target.setData(data.withSquares(spots)));
  }

  void evaluate(int number, int move, String sign) {
    Node target = nodes().get(number);
    if (target.isRoot() || move < 0 || move >= target.action().plies().size()) {
      return;
    }
    edit(() -> target.evaluate(move, Evaluation.ofSign(sign).orElse(null)));
  }

  /**
   * Keeps what the engine thinks of nodes.
   *
   * @param scores a number and a score each, as in {@code [%eval]}: {@code 1 0.35;2 #-3}
   */
  void score(String scores) {
    List<Node> nodes = nodes();
    edit(
        () -> {
          for (String each : Split.at(scores, ';')) {
            String[] parts = Split.at(each, ' ');
            Node target = nodes.get(Integer.parseInt(parts[0]));
            target.setData(target.data().withScore(Score.parse(parts[1])));
          }
        });
  }

  void header(String key, String value) {
    Headers headers = game.headers();
    Headers changed = value.isBlank() ? headers.without(key) : headers.with(key, value.strip());
    edit(() -> game.setHeaders(changed));
  }
}
