package fivefold.rules;

import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/**
 * All legal actions by brute force: on each playable timeline in turn nothing, a physical move or a
 * hop; then branching jumps in every order; after each move the test of the rules themselves. The
 * plain statement that the fast search is tested against, and the only search for boards too large
 * for bit sets.
 */
final class PlainSearch implements ActionSource {
  private final State start;
  private final Budget.Meter budget;
  private final List<BoardCoord> playable;
  private final List<List<Move>> moves = new ArrayList<>();
  private final Deque<Iterator<Node>> open = new ArrayDeque<>();
  private List<Move> found = List.of();

  /**
   * @param next the playable timeline to decide next; past the last one, branching jumps follow
   */
  private record Node(Multiverse multiverse, int next, List<Move> made) {}

  PlainSearch(State start, Budget.Meter budget) {
    this.start = start;
    this.budget = budget;
    this.playable = start.playableBoards();
    for (BoardCoord coord : playable) {
      moves.add(start.moveCandidates(coord.timeline()));
    }
    open.push(List.of(new Node(start.multiverse(), 0, List.of())).iterator());
  }

  @Override
  public Answer next() {
    while (!open.isEmpty()) {
      if (!open.peek().hasNext()) {
        open.pop();
        continue;
      }
      if (!budget.take()) {
        return Answer.OUT_OF_BUDGET;
      }
      Node node = open.peek().next();
      // A capture that exists now exists after every further move of the turn.
      if (RoyalCaptures.first(node.multiverse, start.rules(), start.mover().opposite())
          .isPresent()) {
        continue;
      }
      open.push(children(node).iterator());
      if (node.next == playable.size()
          && !node.made.isEmpty()
          && node.multiverse.presentColor() != start.mover()) {
        found = node.made;
        return Answer.FOUND;
      }
    }
    return Answer.NONE;
  }

  private List<Node> children(Node node) {
    return node.next < playable.size() ? withoutBranch(node) : withBranch(node);
  }

  private List<Node> withoutBranch(Node node) {
    List<Node> children = new ArrayList<>();
    int next = node.next + 1;
    children.add(new Node(node.multiverse, next, node.made));
    BoardCoord source = playable.get(node.next);
    if (isUsed(node.multiverse, source)) {
      return children;
    }
    for (Move move : moves.get(node.next)) {
      if (!MovePlayer.branches(node.multiverse, move)) {
        children.add(new Node(MovePlayer.play(node.multiverse, move), next, plus(node.made, move)));
      }
    }
    return children;
  }

  private List<Node> withBranch(Node node) {
    List<Node> children = new ArrayList<>();
    for (int a = 0; a < playable.size(); a++) {
      if (isUsed(node.multiverse, playable.get(a))) {
        continue;
      }
      for (Move move : moves.get(a)) {
        if (MovePlayer.branches(node.multiverse, move)) {
          children.add(
              new Node(MovePlayer.play(node.multiverse, move), node.next, plus(node.made, move)));
        }
      }
    }
    return children;
  }

  private static boolean isUsed(Multiverse now, BoardCoord source) {
    return now.timeline(source.timeline()).end() != source.halfTurn();
  }

  private static List<Move> plus(List<Move> moves, Move move) {
    List<Move> more = new ArrayList<>(moves);
    more.add(move);
    return Collections.unmodifiableList(more);
  }

  @Override
  public Action action() {
    return start.standardOrder(found);
  }
}
