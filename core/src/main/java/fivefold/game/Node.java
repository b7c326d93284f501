package fivefold.game;

import fivefold.model.Color;
import fivefold.model.Ply;
import fivefold.rules.Action;
import fivefold.rules.Attempt;
import fivefold.rules.LegalActions;
import fivefold.rules.State;
import fivefold.rules.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A place in the tree of a game: the action that led here, the state after it, what was said about
 * it, and the actions that were played or considered next. The last child is the main line.
 *
 * <p>Nodes can be edited, but only into another legal tree: actions enter through {@link
 * #play(Action)} and {@link #play(State)}, which ask the rules, and no two children have the same
 * action. Nodes are compared by identity; whole games by content. Not for use by several threads
 * while one of them edits.
 */
public final class Node {
  /** From this many children on they are looked up in a map. */
  private static final int WIDE = 8;

  private @Nullable Node parent;
  private final @Nullable Action action;
  private final State state;
  private final Journal journal;
  private final int depth;

  private List<Node> children = List.of();
  private @Nullable Map<Action, Node> childByAction;
  private Annotations annotations = Annotations.NONE;

  private Node(@Nullable Node parent, @Nullable Action action, State state, Journal journal) {
    this.parent = parent;
    this.action = action;
    this.state = state;
    this.journal = journal;
    this.depth = parent == null ? 0 : parent.depth + 1;
  }

  static Node root(State start, Journal journal) {
    return new Node(null, null, start, journal);
  }

  /** Whether no action led here. */
  public boolean isRoot() {
    return action == null;
  }

  /** The node before the action; empty at the root, and where the node has been deleted. */
  public Optional<Node> parent() {
    return Optional.ofNullable(parent);
  }

  /**
   * The action that led here, in standard order.
   *
   * @throws IllegalStateException at the root
   */
  public Action action() {
    if (action == null) {
      throw new IllegalStateException("no action leads to the root");
    }
    return action;
  }

  /** The state after the action; at the root, the start. */
  public State state() {
    return state;
  }

  /** The action that led here, step by step; nothing at the root. */
  public List<Step> steps() {
    return parent == null || action == null ? List.of() : parent.state.steps(action);
  }

  /** How many actions led here. */
  public int depth() {
    return depth;
  }

  /** The player whose action led here. */
  public Color player() {
    return state.mover().opposite();
  }

  /**
   * The number of the action's turn: 1 for the first action, one more whenever White moves again.
   */
  public int turnNumber() {
    // When Black opens, its action is the second half of turn 1.
    boolean evenDepth = depth % 2 == 0;
    boolean blackFirst = evenDepth == (player() == Color.WHITE);
    return (depth + (blackFirst ? 2 : 1)) / 2;
  }

  /** The turn number of the actions that follow here. */
  public int nextTurnNumber() {
    return isRoot() ? 1 : turnNumber() + (player() == Color.BLACK ? 1 : 0);
  }

  /** The continuations, the main line last. The list follows later edits. */
  public List<Node> children() {
    return Collections.unmodifiableList(children);
  }

  public boolean isLeaf() {
    return children.isEmpty();
  }

  /** The next node of the main line: the last child. */
  public Optional<Node> next() {
    return children.isEmpty() ? Optional.empty() : Optional.of(children.get(children.size() - 1));
  }

  /** The child with this action. */
  public Optional<Node> child(Action wanted) {
    if (childByAction != null) {
      return Optional.ofNullable(childByAction.get(wanted));
    }
    for (Node child : children) {
      if (child.action().equals(wanted)) {
        return Optional.of(child);
      }
    }
    return Optional.empty();
  }

  /** The nodes from the first action up to this one. */
  public List<Node> path() {
    Node[] path = new Node[depth];
    Node node = this;
    for (int i = depth - 1; i >= 0 && node != null; i--) {
      path[i] = node;
      node = node.parent;
    }
    return List.of(path);
  }

  // Growing and cutting the tree

  /** Plays an action from here, or finds it among the children. */
  public Insertion play(Action wanted) {
    State turn = state;
    for (Ply ply : wanted.plies()) {
      Attempt attempt = turn.play(ply);
      if (attempt instanceof Attempt.Ok ok) {
        turn = ok.state();
      } else if (attempt instanceof Attempt.Refused refused) {
        return new Insertion.Refused(refused.refusal());
      }
    }
    return play(turn);
  }

  /** Plays an action as it is written, see {@link State#play(String)}. */
  public Insertion play(String action) {
    Attempt turn = state.read(action);
    return turn instanceof Attempt.Refused refused
        ? new Insertion.Refused(refused.refusal())
        : play(turn.orThrow());
  }

  /**
   * Submits a turn that was played move by move from this node's state, or finds the same action
   * among the children.
   *
   * @throws IllegalArgumentException when the turn does not start from this node's state
   */
  public Insertion play(State turn) {
    if (turn.startOfTurn() != state) {
      throw new IllegalArgumentException("the turn starts from another state");
    }
    Action played = turn.action();
    Optional<Node> existing = child(played);
    if (existing.isPresent()) {
      return new Insertion.Done(existing.get(), true);
    }
    Attempt attempt = turn.submit();
    if (attempt instanceof Attempt.Refused refused) {
      return new Insertion.Refused(refused.refusal());
    }
    return new Insertion.Done(adopt(played, attempt.orThrow()), false);
  }

  /**
   * The child with an action that the rules themselves have made and played, so that they need not
   * be asked again; added when there is none yet.
   */
  Node grow(LegalActions.Played played) {
    Node child = child(played.action()).orElse(null);
    return child == null ? adopt(played.action(), played.state()) : child;
  }

  /** Adds a child that is known to be legal and new. */
  Node adopt(Action played, State after) {
    Node child = new Node(this, played, after, journal);
    insert(children.size(), child);
    return child;
  }

  private void insert(int index, Node child) {
    if (journal.records()) {
      journal.note(() -> remove(child));
    }
    if (children.isEmpty()) {
      children = new ArrayList<>(1);
    }
    children.add(index, child);
    child.parent = this;
    if (childByAction != null) {
      childByAction.put(child.action(), child);
    } else if (children.size() == WIDE) {
      childByAction = new HashMap<>();
      for (Node each : children) {
        childByAction.put(each.action(), each);
      }
    }
  }

  private void remove(Node child) {
    int index = children.lastIndexOf(child);
    if (journal.records()) {
      journal.note(() -> insert(index, child));
    }
    children.remove(index);
    child.parent = null;
    if (childByAction != null) {
      childByAction.remove(child.action());
    }
  }

  /** Makes this node the main line among its siblings. */
  public void promote() {
    Node at = siblingsOf("promote");
    at.remove(this);
    at.insert(at.children.size(), this);
  }

  /** Makes every node from the first action to this one the main line. */
  public void promoteAll() {
    for (Node node : path()) {
      node.promote();
    }
  }

  /** Takes this node and everything after it out of the tree. */
  public void delete() {
    siblingsOf("delete").remove(this);
  }

  private Node siblingsOf(String verb) {
    if (parent == null) {
      throw new IllegalStateException("can't " + verb + " a root or a deleted node");
    }
    return parent;
  }

  /**
   * Takes over everything another node of the same state has: its continuations, and the
   * annotations this one lacks. Continuations both have are merged in turn; the other's main line
   * becomes the main line here.
   *
   * @throws IllegalArgumentException when the states differ
   */
  public void merge(Node other) {
    if (!state.equals(other.state)) {
      throw new IllegalArgumentException("the nodes have different states");
    }
    NodeMerge.into(this, other);
  }

  /** Adds a child that says the same as a node of another tree. */
  Node graft(Node other) {
    Node twin = adopt(other.action(), other.state);
    NodeMerge.takeAnnotations(twin, other);
    return twin;
  }

  /** Takes over how another node ends a game, or with null ends none. */
  void endsHere(@Nullable Node other) {
    setResult(other == null ? null : other.annotations.result());
    putUnfinished(other == null ? null : other.annotations.unfinished());
  }

  // Annotations

  /** Those of this node, to be written to. */
  private Annotations annotate() {
    if (annotations == Annotations.NONE) {
      annotations = new Annotations(journal, moveCount());
    }
    return annotations;
  }

  /** The remarks, in order of the moves they follow. */
  public List<Comment> comments() {
    return annotations.comments();
  }

  /** Replaces the remarks. */
  public void setComments(List<Comment> replacement) {
    annotate().setComments(replacement);
  }

  /** Adds a remark after those on the same move. */
  public void addComment(Comment comment) {
    annotate().addComment(comment);
  }

  /** Adds a remark after the last move, or at the root before the first action. */
  public void addComment(String text) {
    addComment(new Comment(moveCount() - 1, text));
  }

  /** What programs say in the remarks: score, clock, arrows and marked squares. */
  public CommentData data() {
    return DataReader.read(comments(), state);
  }

  /**
   * Makes the remarks say other data, and leaves whatever else they say. What they did say already
   * stays as it is written; a remark is added when there is none with data.
   */
  public void setData(CommentData data) {
    setComments(DataEditor.put(comments(), state, data, moveCount() - 1));
  }

  /** What an annotator thinks of one move of the action. */
  public Optional<Evaluation> evaluation(int move) {
    return Optional.ofNullable(annotations.evaluation(move));
  }

  /** Sets or, with null, removes the evaluation of a move. */
  public void evaluate(int move, @Nullable Evaluation evaluation) {
    annotate().evaluate(move, evaluation);
  }

  /** How the game ended here, if it was said. */
  public Optional<Result> result() {
    return Optional.ofNullable(annotations.result());
  }

  /** Sets or, with null, removes the result. */
  public void setResult(@Nullable Result result) {
    annotate().setResult(result);
  }

  /**
   * A turn begun here but not submitted, as the last turn of a record may be: a state with moves
   * under way.
   */
  public Optional<State> unfinished() {
    return Optional.ofNullable(annotations.unfinished());
  }

  /**
   * Sets or, with null, removes the unfinished turn.
   *
   * @throws IllegalArgumentException when the turn does not start from this node's state
   */
  public void setUnfinished(@Nullable State turn) {
    if (turn != null && (turn.atRest() || turn.startOfTurn() != state)) {
      throw new IllegalArgumentException("the turn starts from another state, or not at all");
    }
    putUnfinished(turn);
  }

  /** Sets an unfinished turn that starts from an equal state. */
  void putUnfinished(@Nullable State turn) {
    annotate().setUnfinished(turn);
  }

  int moveCount() {
    return action == null ? 0 : action.plies().size();
  }

  /** Whether two nodes say the same, children apart. */
  boolean sameHere(Node other) {
    return Objects.equals(action, other.action)
        && annotations.sameAs(other.annotations)
        && children.size() == other.children.size();
  }

  @Override
  public String toString() {
    return isRoot() ? "start" : turnNumber() + "" + player().letter() + ". " + action;
  }
}
