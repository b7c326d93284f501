package fivefold.rules.search;

import fivefold.model.Multiverse;
import fivefold.rules.search.TurnSearch.Question;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the present must end up, as nogoods. How many new timelines a turn makes decides which
 * timelines are active afterwards, so the conditions are made for one number at a time.
 *
 * <p>The present advances when every board that holds it is played, no new active timeline starts
 * before it, and none that wakes up (becomes active) ends before it. It rewinds when some active
 * timeline ends earlier with the opponent to move, and none with the mover to move ends earlier
 * still.
 */
final class PresentGoal {
  private final TurnVars vars;
  private final Turn turn;
  private final Question question;

  PresentGoal(TurnVars vars, Question question) {
    this.vars = vars;
    this.turn = vars.turn;
    this.question = question;
  }

  /** Whether an existing timeline is active when so many new ones are made. */
  boolean isActive(int line, int branches) {
    Multiverse m = turn.multiverse;
    int own = m.lines(turn.mover) + branches;
    int opponent = m.lines(turn.mover.opposite());
    return m.parity().distance(line) <= Math.min(own, opponent) + 1;
  }

  /** Whether the i-th new timeline is active: the opponent must have at least one less. */
  boolean isNewActive(int i) {
    Multiverse m = turn.multiverse;
    return m.lines(turn.mover) + i <= m.lines(turn.mover.opposite()) + 1;
  }

  /**
   * The numbers of new timelines that may answer the question, looking only at timelines that
   * nobody plays on.
   */
  long[] branchCounts() {
    long[] counts = new long[(vars.maxBranches >> 6) + 1];
    for (int k = 0; k <= vars.maxBranches; k++) {
      boolean possible = true;
      if (question == Question.ADVANCE) {
        possible = earliestWoken(k) > turn.multiverse.present() && !wakesPast(k);
      } else {
        possible =
            (k > 0 && isNewActive(1))
                || earliestWoken(k) < turn.multiverse.present()
                || wakesPast(k);
      }
      if (possible) {
        counts[k >> 6] |= 1L << k;
      }
    }
    return counts;
  }

  /** The earliest last board with the opponent to move on timelines that become active. */
  private int earliestWoken(int branches) {
    Multiverse m = turn.multiverse;
    int earliest = Integer.MAX_VALUE;
    for (int line = m.minTimeline(); line <= m.maxTimeline(); line++) {
      if (m.timeline(line).colorToMove() != turn.mover
          && !m.isActive(line)
          && isActive(line, branches)) {
        earliest = Math.min(earliest, m.timeline(line).end());
      }
    }
    return earliest;
  }

  private boolean isWoken(int a, int branches) {
    return !turn.multiverse.isActive(turn.lines[a]) && isActive(turn.lines[a], branches);
  }

  /** Whether a playable timeline that ends before the present becomes active. */
  private boolean wakesPast(int branches) {
    for (int a = 0; a < vars.axes; a++) {
      if (isWoken(a, branches) && turn.ends[a] < turn.multiverse.present()) {
        return true;
      }
    }
    return false;
  }

  /** What the question demands when exactly so many new timelines are made. */
  List<Nogood> nogoods(int branches) {
    List<Nogood> nogoods = new ArrayList<>();
    int present = turn.multiverse.present();
    if (question == Question.REWIND) {
      needEarlier(branches, present, -1, nogoods);
    }
    for (int a = 0; a < vars.axes; a++) {
      if (!isWoken(a, branches)) {
        continue;
      }
      if (question == Question.ADVANCE && turn.ends[a] == present) {
        NogoodBuilder mustPlay = new NogoodBuilder();
        mustPlay.add(TurnVars.BRANCHES, vars.only(TurnVars.BRANCHES, branches));
        mustPlay.add(TurnVars.axis(a), vars.pass(TurnVars.axis(a)));
        nogoods.add(mustPlay.build());
      } else if (question == Question.REWIND && turn.ends[a] < present) {
        needEarlier(branches, turn.ends[a], a, nogoods);
      }
    }
    return nogoods;
  }

  /**
   * Some active last board with the opponent to move must lie before a half-turn, if a timeline (or
   * any, -1) passes.
   */
  private void needEarlier(int branches, int halfTurn, int passing, List<Nogood> nogoods) {
    if (earliestWoken(branches) < halfTurn) {
      return;
    }
    NogoodBuilder nogood = new NogoodBuilder();
    nogood.add(TurnVars.BRANCHES, vars.only(TurnVars.BRANCHES, branches));
    for (int a = 0; a < vars.axes; a++) {
      if (a == passing || (isWoken(a, branches) && turn.ends[a] + 1 < halfTurn)) {
        nogood.add(TurnVars.axis(a), vars.pass(TurnVars.axis(a)));
      }
    }
    for (int i = 1; i <= branches && isNewActive(i); i++) {
      int var = vars.branch(i);
      long[] late = vars.pass(var);
      for (int j = 0; j < turn.jumps.size; j++) {
        if (turn.jumps.toHalfTurn[j] + 1 > halfTurn) {
          late[(j + 1) >> 6] |= 1L << (j + 1);
        }
      }
      nogood.add(var, late);
    }
    nogoods.add(nogood.build());
  }
}
