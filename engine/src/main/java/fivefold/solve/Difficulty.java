package fivefold.solve;

import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.rules.State;
import fivefold.rules.Step;
import java.util.ArrayList;
import java.util.List;

/**
 * How hard a mate is to see for a person, from what its proof shows.
 *
 * @param in in how many actions
 * @param timelines how many timelines there are
 * @param moves how many moves the pieces have to choose from
 * @param quiet whether the first action gives no check
 * @param branches whether the attacker makes a new timeline somewhere in the main line
 * @param replies how many replies the proof shows
 */
public record Difficulty(
    int in, int timelines, int moves, boolean quiet, boolean branches, int replies) {

  /** How hard the mate is that a proof below a node shows. */
  static Difficulty of(Game proof, Node from) {
    State state = from.state();
    Node first = from.next().orElseThrow();
    boolean branches = false;
    int actions = 0;
    for (Node node = first; node != null; node = node.next().orElse(null)) {
      boolean attack = (node.depth() - from.depth()) % 2 == 1;
      if (attack) {
        actions++;
        for (Step step : node.steps()) {
          branches |= step.branches();
        }
      }
    }
    int replies = 0;
    for (Node node : proof.nodes()) {
      replies += node.depth() > from.depth() && (node.depth() - from.depth()) % 2 == 0 ? 1 : 0;
    }
    return new Difficulty(
        actions,
        state.multiverse().timelineCount(),
        state.moveCandidates().size(),
        !first.state().inCheck(),
        branches,
        replies);
  }

  /** From 1 up; one more action counts most. */
  public int points() {
    int points = 8 * (in - 1) + 3 * (timelines - 1) + (quiet ? 5 : 0) + (branches ? 3 : 0);
    for (int left = moves; left > 8; left /= 2) {
      points++;
    }
    for (int left = replies; left > 1; left /= 2) {
      points++;
    }
    return points + 1;
  }

  /** A word for {@link #points}: easy, medium or hard. */
  public String word() {
    int points = points();
    return points < 9 ? "easy" : points < 20 ? "medium" : "hard";
  }

  /** {@code medium: 2 timelines, 54 moves, quiet, branching, 3 replies}. */
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    parts.add(count(timelines, "timeline"));
    parts.add(count(moves, "move"));
    if (quiet) {
      parts.add("quiet");
    }
    if (branches) {
      parts.add("branching");
    }
    if (replies > 0) {
      parts.add(replies == 1 ? "1 reply" : replies + " replies");
    }
    return word() + ": " + String.join(", ", parts);
  }

  private static String count(int number, String word) {
    return number + " " + word + (number == 1 ? "" : "s");
  }
}
