package fivefold.rules.search;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Rules;
import fivefold.rules.movement.MoveGenerator;
import fivefold.rules.movement.MoveList;
import fivefold.rules.movement.MovePlayer;
import fivefold.rules.movement.RoyalCaptures;
import fivefold.rules.movement.StandardOrder;
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
public final class PlainSearch implements ActionSource {
  private final Multiverse start;
  private final Rules rules;
  private final Color mover;
  private final Meter budget;
  private final List<BoardCoord> playable;
  private final List<List<Move>> moves = new ArrayList<>();
  private final Deque<Iterator<Node>> open = new ArrayDeque<>();
  private List<Move> found = List.of();

  /**
   * @param next the playable timeline to decide next; past the last one, branching jumps follow
   */
  private record Node(Multiverse multiverse, int next, List<Move> made) {}

  public PlainSearch(Multiverse start, Rules rules, Color mover, Meter budget) {
    this.start = start;
    this.rules = rules;
    this.mover = mover;
    this.budget = budget;
    this.playable = start.playableBoards(mover);
    for (BoardCoord coord : playable) {
      MoveList list = new MoveList();
      new MoveGenerator(start, rules, list).addMoves(coord.timeline());
      moves.add(list.moves(start.size(), coord));
    }
    open.push(List.of(new Node(start, 0, List.of())).iterator());
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
      if (RoyalCaptures.first(node.multiverse, rules, mover.opposite()).isPresent()) {
        continue;
      }
      open.push(children(node).iterator());
      if (node.next == playable.size()
          && !node.made.isEmpty()
          && node.multiverse.presentColor() != mover) {
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
  public List<Move> moves() {
    return StandardOrder.of(start, mover, found);
  }
}
