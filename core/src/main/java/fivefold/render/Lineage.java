package fivefold.render;

import fivefold.game.Node;
import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.Timeline;
import fivefold.rules.Action;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which board each timeline branched from.
 *
 * <p>A multiverse does not store it, since the rules never ask. {@link #of(Multiverse, List)} takes
 * it from the actions played and is exact. {@link #guess} compares boards: a new timeline begins
 * with its parent board plus the piece that arrived. Several boards may fit, when the same board
 * stands on two timelines; then the one nearest to the new timeline is taken, and of two equally
 * near ones the one nearer to the centre.
 */
public final class Lineage {
  private final Map<Integer, BoardCoord> parents;

  private Lineage(Map<Integer, BoardCoord> parents) {
    this.parents = parents;
  }

  /** The lineage after playing actions from a start position. */
  public static Lineage of(Multiverse start, List<Action> actions) {
    Map<Integer, BoardCoord> parents = new HashMap<>();
    Map<Integer, Integer> ends = new HashMap<>();
    for (Timeline timeline : start.timelines()) {
      ends.put(timeline.index(), timeline.end());
    }
    int min = start.minTimeline();
    int max = start.maxTimeline();
    for (Action action : actions) {
      for (Move move : action.moves()) {
        ends.merge(move.from().timeline(), 1, Integer::sum);
        BoardCoord to = move.to();
        if (move.isPhysical()) {
          continue;
        }
        if (ends.getOrDefault(to.timeline(), to.halfTurn()) == to.halfTurn()) {
          ends.merge(to.timeline(), 1, Integer::sum);
        } else {
          int made = to.color() == Color.WHITE ? ++max : --min;
          parents.put(made, to);
          ends.put(made, to.halfTurn() + 1);
        }
      }
    }
    return new Lineage(parents);
  }

  /** The lineage at a place in a game. */
  public static Lineage of(Node node) {
    List<Node> path = node.path();
    List<Action> actions = new ArrayList<>(path.size());
    for (Node each : path) {
      actions.add(each.action());
    }
    Node root = path.isEmpty() ? node : path.get(0).parent().orElse(node);
    return of(root.state().multiverse(), actions);
  }

  /** The lineage as far as the boards tell it. */
  public static Lineage guess(Multiverse multiverse) {
    Map<Integer, BoardCoord> parents = new HashMap<>();
    for (Timeline child : multiverse.timelines()) {
      BoardCoord best = null;
      int before = child.start() - 1;
      for (Timeline other : multiverse.timelines()) {
        Board board = other.board(before);
        BoardCoord coord = new BoardCoord(other.index(), before);
        if (board != null
            && other != child
            && arrivals(board, firstBoard(child), coord.color()) == 1
            && (best == null || nearer(child.index(), other.index(), best.timeline()))) {
          best = coord;
        }
      }
      if (best != null) {
        parents.put(child.index(), best);
      }
    }
    return new Lineage(parents);
  }

  /** The board a timeline branched from; empty for timelines that were there from the start. */
  public Optional<BoardCoord> parent(int timeline) {
    return Optional.ofNullable(parents.get(timeline));
  }

  private static Board firstBoard(Timeline timeline) {
    Board board = timeline.board(timeline.start());
    return board == null ? timeline.last() : board;
  }

  private static boolean nearer(int child, int candidate, int best) {
    int difference = Math.abs(child - candidate) - Math.abs(child - best);
    return difference < 0 || (difference == 0 && Math.abs(candidate) < Math.abs(best));
  }

  /**
   * How many squares of a board differ from an earlier one, or a large number when one of them
   * differs by anything but the arrival of a piece of this colour.
   */
  static int arrivals(Board before, Board after, Color color) {
    int found = 0;
    for (int i = 0; i < before.size().indices(); i++) {
      int old = before.code(i);
      int now = after.code(i);
      if (old == now) {
        continue;
      }
      boolean arrived =
          now != 0
              && Piece.colorOf(now) == color
              && (old == 0 || Piece.colorOf(old) != color)
              && !Piece.ofCode(now).unmoved();
      if (!arrived) {
        return Integer.MAX_VALUE;
      }
      found++;
    }
    return found;
  }
}
