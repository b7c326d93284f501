package fivefold.db.pattern;

import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import java.util.ArrayList;
import java.util.List;

/**
 * Looks for a pattern in one game. Boards are told as they appear; those that can be one of the
 * pattern's are kept, so that each is looked at once.
 */
public final class PatternSearch {
  private final Pattern pattern;
  private final List<List<BoardCoord>> candidates = new ArrayList<>();
  private final BoardCoord[] chosen;
  private boolean hasNews;

  public PatternSearch(Pattern pattern) {
    this.pattern = pattern;
    this.chosen = new BoardCoord[pattern.boards.size()];
    for (int i = 0; i < chosen.length; i++) {
      candidates.add(new ArrayList<>());
    }
  }

  /** A board that came to a position. */
  public void see(Multiverse position, int timeline, int halfTurn, Board board) {
    for (int i = 0; i < chosen.length; i++) {
      if (pattern.boards.get(i).holdsOn(position.parity(), timeline, halfTurn, board)) {
        candidates.get(i).add(new BoardCoord(timeline, halfTurn));
        hasNews = true;
      }
    }
  }

  /** Whether the pattern is in a position all boards of which were seen. */
  public boolean isIn(Multiverse position) {
    // What lies between two boards may come last and make an attack possible.
    if (!hasNews && pattern.attacks.isEmpty()) {
      return false;
    }
    hasNews = false;
    return fits(position, 0);
  }

  private boolean fits(Multiverse position, int next) {
    if (next == chosen.length) {
      return true;
    }
    for (BoardCoord candidate : candidates.get(next)) {
      chosen[next] = candidate;
      if (isFree(next) && holdsSoFar(position, next) && fits(position, next + 1)) {
        return true;
      }
    }
    return false;
  }

  /** Two names stand for two boards. */
  private boolean isFree(int last) {
    for (int i = 0; i < last; i++) {
      if (chosen[i].equals(chosen[last])) {
        return false;
      }
    }
    return true;
  }

  /** Checks all that is about the boards chosen up to the last. */
  private boolean holdsSoFar(Multiverse position, int last) {
    for (Pattern.Relation relation : pattern.relations) {
      int a = index(relation.first());
      int b = index(relation.second());
      if (Math.max(a, b) == last && !relation.holds(chosen[a], chosen[b])) {
        return false;
      }
    }
    for (Attack attack : pattern.attacks) {
      int a = index(attack.from());
      int b = index(attack.to());
      if (a == last && position.timeline(chosen[a].timeline()).end() != chosen[a].halfTurn()) {
        return false;
      }
      if (Math.max(a, b) == last && !attack.holds(position, chosen[a], chosen[b])) {
        return false;
      }
    }
    return true;
  }

  private int index(String name) {
    for (int i = 0; i < chosen.length; i++) {
      if (pattern.boards.get(i).name().equals(name)) {
        return i;
      }
    }
    throw new IllegalArgumentException("there is no board " + name);
  }
}
