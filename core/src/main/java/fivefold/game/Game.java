package fivefold.game;

import fivefold.model.Color;
import fivefold.rules.State;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A start position and the tree of actions played from it. The tree is edited through its {@link
 * Node}s. Two games are equal when headers, start and everything in the tree are; the name of a
 * variant is only another word for its start.
 */
public final class Game {
  private final State start;
  private final @Nullable String variant;
  private final Journal journal = new Journal();
  private final Node root;
  private Headers headers;

  private Game(Headers headers, State start, @Nullable String variant) {
    this.headers = headers;
    this.start = start;
    this.variant = variant;
    this.root = Node.root(start, journal);
  }

  /** A game without moves from a start position of its own. */
  public static Game of(State start) {
    return new Game(Headers.EMPTY, start, null);
  }

  /**
   * A game without moves from the start of a named variant.
   *
   * @param variant the variant's full name in the game
   */
  public static Game of(State start, String variant) {
    return new Game(Headers.EMPTY, start, variant);
  }

  public Headers headers() {
    return headers;
  }

  public void setHeaders(Headers headers) {
    if (journal.records()) {
      Headers old = this.headers;
      journal.note(() -> setHeaders(old));
    }
    this.headers = headers;
  }

  /** The state before the first action. */
  public State start() {
    return start;
  }

  /** The full name of the variant the start belongs to; empty when the start is its own. */
  public Optional<String> variant() {
    return Optional.ofNullable(variant);
  }

  /** The node before the first action. */
  public Node root() {
    return root;
  }

  /** The nodes of the main line, which follows the last child everywhere, without the root. */
  public List<Node> mainline() {
    List<Node> line = new ArrayList<>();
    Optional<Node> next = root.next();
    while (next.isPresent()) {
      line.add(next.get());
      next = next.get().next();
    }
    return line;
  }

  /** The last node of the main line; the root when nothing was played. */
  public Node end() {
    Node node = root;
    while (!node.isLeaf()) {
      node = node.next().orElseThrow();
    }
    return node;
  }

  /** The node of the main line after a player's action in a turn, as {@code 12b} names it. */
  public Optional<Node> at(int turnNumber, Color player) {
    Optional<Node> node = root.next();
    while (node.isPresent()
        && (node.get().turnNumber() != turnNumber || node.get().player() != player)) {
      node = node.get().next();
    }
    return node;
  }

  /** Whether the game branches anywhere. */
  public boolean hasVariations() {
    for (Node node : nodes()) {
      if (node.children().size() > 1) {
        return true;
      }
    }
    return false;
  }

  /**
   * Every line from the start to an end as a game of its own with the same headers: the main line
   * first, then the others. A line ends where nothing follows, and where the tree says a result or
   * holds a turn that was not submitted.
   */
  public List<Game> lines() {
    List<Game> lines = new ArrayList<>();
    Deque<Node> ahead = new ArrayDeque<>(List.of(root));
    while (!ahead.isEmpty()) {
      Node node = ahead.pop();
      if (node.isLeaf() || node.result().isPresent() || node.unfinished().isPresent()) {
        lines.add(line(node));
      }
      List<Node> children = node.children();
      for (int i = children.size() - 2; i >= 0; i--) {
        ahead.push(children.get(i));
      }
      node.next().ifPresent(ahead::push);
    }
    return lines;
  }

  private Game line(Node end) {
    Game line = withoutMoves();
    String result = end.result().map(Result::token).orElse("");
    boolean told = headers.contains("Result");
    line.setHeaders(
        !told
            ? headers
            : result.isEmpty() ? headers.without("Result") : headers.with("Result", result));
    NodeMerge.takeAnnotations(line.root, root);
    Node last = line.root;
    for (Node node : end.path()) {
      last.endsHere(null);
      last = last.graft(node);
    }
    last.endsHere(end);
    return line;
  }

  /** Every node with its children after it, in the order they stand, the root first. */
  public Iterable<Node> nodes() {
    return () -> new Preorder(root);
  }

  /** How many actions the tree holds. */
  public int size() {
    int count = -1;
    for (Node node : nodes()) {
      count += node == null ? 0 : 1;
    }
    return count;
  }

  /** An equal game of its own: edits of one don't show in the other. */
  public Game copy() {
    Game copy = withoutMoves();
    copy.root.merge(root);
    return copy;
  }

  /** A game with these headers and this start in which nothing was played. */
  public Game withoutMoves() {
    return new Game(headers, start, variant);
  }

  /**
   * Makes changes to headers and nodes that can be undone as one. All or nothing: when the changes
   * throw, the game is as before.
   *
   * <p>What is changed past this method can't be undone, nor can the edits before it then; only an
   * unfinished turn may be set at any time.
   *
   * @return the way back
   */
  public Undo edit(Runnable changes) {
    return journal.record(changes);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (this == other) {
      return true;
    }
    if (!(other instanceof Game game)
        || !headers.equals(game.headers)
        || !start.equals(game.start)) {
      return false;
    }
    // As long as nodes agree in their number of children, two walks stay side by side.
    Iterator<Node> theirs = game.nodes().iterator();
    for (Node mine : nodes()) {
      if (!mine.sameHere(theirs.next())) {
        return false;
      }
    }
    return true;
  }

  /** From what never changes, so that a game can be edited while a map holds it. */
  @Override
  public int hashCode() {
    return start.hashCode();
  }

  @Override
  public String toString() {
    int actions = size();
    return (variant == null ? "custom" : variant)
        + " game of "
        + actions
        + (actions == 1 ? " action" : " actions");
  }

  private static final class Preorder implements Iterator<Node> {
    private final Deque<Node> ahead = new ArrayDeque<>();

    Preorder(Node root) {
      ahead.push(root);
    }

    @Override
    public boolean hasNext() {
      return !ahead.isEmpty();
    }

    @Override
    public Node next() {
      if (ahead.isEmpty()) {
        throw new NoSuchElementException();
      }
      Node node = ahead.pop();
      List<Node> children = node.children();
      for (int i = children.size() - 1; i >= 0; i--) {
        ahead.push(children.get(i));
      }
      return node;
    }
  }
}
