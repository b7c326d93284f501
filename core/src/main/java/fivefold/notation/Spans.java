package fivefold.notation;

import fivefold.game.Node;
import fivefold.model.Ply;
import fivefold.rules.State;
import fivefold.text.SourceText;
import fivefold.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Which move stands where in the text of a game, and back; what editors need to know. Made while a
 * game is replayed if {@link ReadOptions#withSpans} asks for it. It tells of the game as it was
 * read: later edits don't show.
 *
 * <p>Offsets count the characters of the whole text that was read, the games before included.
 */
public final class Spans {
  private final SourceText source;
  private final Node root;
  private final List<WrittenMove> moves;
  private final Map<Node, List<WrittenMove>> byNode = new HashMap<>();

  private Spans(SourceText source, Node root, List<WrittenMove> moves) {
    this.source = source;
    this.root = root;
    this.moves = moves;
    for (WrittenMove move : moves) {
      byNode.computeIfAbsent(move.node(), node -> new ArrayList<>()).add(move);
    }
  }

  /** All moves, in the order of the text. */
  public List<WrittenMove> moves() {
    return List.copyOf(moves);
  }

  /**
   * Where the moves of a node's action stand, and those of a turn begun there; none for the root of
   * a finished game. An action that was written twice has each move twice.
   */
  public List<WrittenMove> of(Node node) {
    return List.copyOf(byNode.getOrDefault(node, List.of()));
  }

  /** The move at an offset, or ending there. */
  public Optional<WrittenMove> at(long offset) {
    int i = lastBefore(offset);
    return i >= 0 && moves.get(i).span().end() >= offset - source.firstOffset()
        ? Optional.of(moves.get(i))
        : Optional.empty();
  }

  /**
   * The node of the move at an offset or, when none is there, of the last one before it; the root
   * before the first.
   */
  public Node nodeAt(long offset) {
    int i = lastBefore(offset);
    return i >= 0 ? moves.get(i).node() : root;
  }

  /** The number of the last move that starts at an offset or before it, -1 when none does. */
  private int lastBefore(long offset) {
    long wanted = offset - source.firstOffset();
    int from = 0;
    int to = moves.size();
    while (from < to) {
      int middle = (from + to) >>> 1;
      if (moves.get(middle).span().start() <= wanted) {
        from = middle + 1;
      } else {
        to = middle;
      }
    }
    return from - 1;
  }

  /** Collects the moves of a game while it is replayed, if they are asked for. */
  public static final class Builder {
    private final boolean asked;
    private final List<Entry> entries = new ArrayList<>();
    private @Nullable SourceText source;
    private @Nullable Node root;

    /** From here on the moves are those of the turn under way. */
    private int turn;

    /** A move, and what became of it: an action, a turn that was not finished, or neither. */
    private static final class Entry {
      final Span span;
      final Ply ply;
      @Nullable Node node;
      @Nullable State unfinished;

      Entry(Span span, Ply ply) {
        this.span = span;
        this.ply = ply;
      }

      @Nullable WrittenMove move() {
        Node at = node;
        if (at == null) {
          return null;
        }
        boolean submitted = unfinished == null;
        if (!submitted && at.unfinished().orElse(null) != unfinished) {
          // Another turn was begun there later on, in a variation.
          return null;
        }
        List<? extends Ply> plies = unfinished == null ? at.action().plies() : unfinished.plies();
        return new WrittenMove(span, at, plies.indexOf(ply), submitted);
      }
    }

    public Builder(boolean asked) {
      this.asked = asked;
    }

    void begin(SourceText text, Node start) {
      source = text;
      root = start;
    }

    void move(ScriptCursor at, Ply ply) {
      if (asked) {
        entries.add(new Entry(at.span(), ply));
      }
    }

    /** The moves of the turn under way led to a node. */
    void submitted(Node node) {
      for (; turn < entries.size(); turn++) {
        entries.get(turn).node = node;
      }
    }

    /** The turn under way stays unfinished at the node it started from. */
    void unfinished(Node node, State state) {
      for (; turn < entries.size(); turn++) {
        entries.get(turn).node = node;
        entries.get(turn).unfinished = state;
      }
    }

    /** The moves of the turn under way are no part of the game. */
    void dropped() {
      turn = entries.size();
    }

    /** The map; empty when it was not asked for or nothing was replayed. */
    public Optional<Spans> build() {
      if (!asked || source == null || root == null) {
        return Optional.empty();
      }
      List<WrittenMove> moves = new ArrayList<>(entries.size());
      for (Entry entry : entries) {
        WrittenMove move = entry.move();
        if (move != null) {
          moves.add(move);
        }
      }
      // Some notations have the moves of an action in another order than that of the text.
      moves.sort(Comparator.comparingInt(move -> move.span().start()));
      return Optional.of(new Spans(source, root, moves));
    }
  }
}
