package fivefold.render;

import fivefold.game.Node;
import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.Timeline;
import fivefold.rules.Step;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which board each timeline branched from.
 *
 * <p>A multiverse does not store it, since the rules never ask. {@link #of(Node)} takes it from the
 * actions played and is exact. {@link #guess} compares boards: a new timeline begins with its
 * parent board plus the piece that arrived. Several boards may fit, when the same board stands on
 * two timelines; then the one nearest to the new timeline is taken, and of two equally near ones
 * the one nearer to the centre.
 */
public final class Lineage {
  private final Map<Integer, BoardCoord> parents;

  private Lineage(Map<Integer, BoardCoord> parents) {
    this.parents = parents;
  }

  /** The lineage at a place in a game. */
  public static Lineage of(Node node) {
    Map<Integer, BoardCoord> parents = new HashMap<>();
    for (Node each : node.path()) {
      Multiverse before = each.parent().orElseThrow().state().multiverse();
      if (each.state().multiverse().timelineCount() > before.timelineCount()) {
        add(parents, each.steps());
      }
    }
    return new Lineage(parents);
  }

  /** This lineage with what came of further steps. */
  public Lineage after(List<Step> steps) {
    Map<Integer, BoardCoord> more = new HashMap<>(parents);
    add(more, steps);
    return new Lineage(more);
  }

  private static void add(Map<Integer, BoardCoord> parents, List<Step> steps) {
    for (Step step : steps) {
      if (step instanceof Step.Moved moved && moved.branches()) {
        parents.put(moved.arrival().timeline(), moved.move().to());
      }
    }
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
  private static int arrivals(Board before, Board after, Color color) {
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
