package fivefold.rules.search;

import fivefold.model.Bits;
import fivefold.model.Multiverse;
import fivefold.model.Timeline;
import fivefold.rules.movement.BoardAttacks;
import fivefold.rules.movement.DangerMap;
import fivefold.rules.movement.Layer;
import fivefold.rules.movement.LayerAttacks;
import fivefold.rules.search.TurnSearch.Question;

/**
 * Which turns under construction give check. The opponent is in check when the mover could take a
 * royal if the opponent passed on every board that then holds the present. So the boards of the
 * turn are looked at from the other side: each one that will hold the present is placed, as if
 * passed, in the mover's own layer, and a timeline that was played on otherwise attacks no more.
 *
 * <p>Like the danger of a turn, its checks are judged for all values of the last open variable at
 * once: one danger map for the place of its board.
 */
final class Checks {
  private final TurnVars vars;
  private final Turn turn;
  private final Question question;
  private final PresentGoal goal;
  private final NogoodSolver values;
  private final Layer layer;
  private final DangerMap danger = new DangerMap();

  private final OwnBoards boards;
  private final BoardSet together = new BoardSet();

  /** Whether the mover could take a royal before the turn: then all attacks are looked at. */
  private final boolean before;

  Checks(
      TurnVars vars, Question question, PresentGoal goal, OwnBoards boards, NogoodSolver values) {
    this.vars = vars;
    this.turn = vars.turn;
    this.question = question;
    this.goal = goal;
    this.values = values;
    this.layer = new Layer(turn.multiverse, turn.mover, turn.mover, vars.maxBranches);
    this.boards = boards;
    this.before = LayerAttacks.any(layer);
  }

  /** Whether the decided turn gives check. */
  boolean given() {
    int made = values.value(TurnVars.BRANCHES);
    set(made, present(made, -1, 0), -1);
    return attacks();
  }

  /** Strikes from the values left for the only open variable those that give no check. */
  void keep(int open, long[] left) {
    if (vars.isBranch(open)) {
      keepBranches(open, left);
    } else {
      keepEntries(open, left);
    }
  }

  private void keepEntries(int open, long[] left) {
    int made = values.value(TurnVars.BRANCHES);
    int a = open - 1;
    int end = turn.ends[a];
    if ((left[0] & 1) != 0) {
      set(made, present(made, open, end), open);
      if (!attacks()) {
        left[0] &= ~1L;
      }
    }
    int present = present(made, open, end + 1);
    set(made, present, open);
    layer.silence(turn.lines[a]);
    if (attacks()) {
      return;
    }
    boolean holds = end + 1 == present && goal.isActive(turn.lines[a], made);
    if (holds) {
      danger.compute(layer, turn.lines[a], end + 2);
    }
    for (int w = 0; w < left.length; w++) {
      for (long rest = w == 0 ? left[w] & ~1L : left[w]; rest != 0; rest &= rest - 1) {
        int e = (w << 6) + Long.numberOfTrailingZeros(rest);
        if (!holds || !hits(boards.board(a, e))) {
          left[w] &= ~(1L << e);
        }
      }
    }
  }

  private void keepBranches(int open, long[] left) {
    int made = values.value(TurnVars.BRANCHES);
    int line = vars.line(open);
    int computedFor = Integer.MIN_VALUE;
    boolean holds = false;
    boolean anyway = false;
    for (int j : turn.jumps.byHalfTurn()) {
      int value = j + 1;
      if ((left[value >> 6] >>> value & 1) == 0) {
        continue;
      }
      int at = turn.jumps.toHalfTurn[j] + 1;
      if (at != computedFor) {
        computedFor = at;
        int present = present(made, open, at);
        set(made, present, open);
        anyway = attacks();
        holds = at == present && goal.isNewActive(open - vars.axes);
        if (holds && !anyway) {
          danger.compute(layer, line, at + 1);
        }
      }
      if (!anyway && (!holds || !hits(boards.branch(j)))) {
        left[value >> 6] &= ~(1L << value);
      }
    }
    // No branch at all is no value of a variable that is open: the number of branches is decided.
  }

  private boolean hits(Bits board) {
    return danger.hit(board, 0, 0, 0) || BoardAttacks.hit(board, turn.mover, 0, 0, 0);
  }

  /** Where the present is after the turn, given where the line of an open variable ends. */
  private int present(int made, int open, int openEnd) {
    if (question == Question.ADVANCE) {
      return turn.multiverse.present() + 1;
    }
    Multiverse m = turn.multiverse;
    int earliest = Integer.MAX_VALUE;
    for (int line = m.minTimeline(); line <= m.maxTimeline(); line++) {
      Timeline timeline = m.timeline(line);
      if (timeline.colorToMove() != turn.mover && goal.isActive(line, made)) {
        earliest = Math.min(earliest, timeline.end());
      }
    }
    for (int a = 0; a < vars.axes; a++) {
      if (goal.isActive(turn.lines[a], made)) {
        int var = TurnVars.axis(a);
        int end = var == open ? openEnd : turn.ends[a] + (values.value(var) == 0 ? 0 : 1);
        earliest = Math.min(earliest, end);
      }
    }
    for (int i = 1; i <= made && goal.isNewActive(i); i++) {
      int var = vars.branch(i);
      int end = var == open ? openEnd : turn.jumps.toHalfTurn[values.value(var) - 1] + 1;
      earliest = Math.min(earliest, end);
    }
    return earliest;
  }

  /** Lays out the mover's layer as it is once the opponent passed, but for an open variable. */
  private void set(int made, int present, int open) {
    layer.clear();
    Multiverse m = turn.multiverse;
    for (int line = m.minTimeline(); line <= m.maxTimeline(); line++) {
      Timeline timeline = m.timeline(line);
      if (timeline.end() == present
          && timeline.colorToMove() != turn.mover
          && goal.isActive(line, made)) {
        layer.place(line, present + 1, timeline.last().bits(turn.mover));
      }
    }
    for (int a = 0; a < vars.axes; a++) {
      int value = TurnVars.axis(a) == open ? 0 : values.value(TurnVars.axis(a));
      if (value == 0) {
        continue;
      }
      int line = turn.lines[a];
      if (turn.ends[a] + 1 == present && goal.isActive(line, made)) {
        layer.place(line, present + 1, boards.board(a, value));
      } else {
        layer.silence(line);
      }
    }
    for (int i = 1; i <= made && goal.isNewActive(i); i++) {
      int var = vars.branch(i);
      int j = var == open ? -1 : values.value(var) - 1;
      if (j >= 0 && turn.jumps.toHalfTurn[j] + 1 == present) {
        layer.place(vars.line(var), present + 1, boards.branch(j));
      }
    }
  }

  /** Whether the layer as laid out has an attack; a new one involves a placed board. */
  private boolean attacks() {
    if (before) {
      return LayerAttacks.any(layer);
    }
    for (int line = layer.firstLine(); line <= layer.lastLine(); line++) {
      if (layer.isPlaced(line) && LayerAttacks.involving(layer, line)) {
        return true;
      }
    }
    return false;
  }

  // ---- why there is no check ----

  /**
   * Why the decided turn gives no check, right after {@link #given} denied it: a nogood that holds
   * for as many other turns as can be. The variables are widened one after the other to all values
   * that give no check over the boards of the others, as wide as those are by then.
   */
  Nogood whyNone() {
    int made = values.value(TurnVars.BRANCHES);
    int present = present(made, -1, 0);
    int anchor = anchor(made, present);
    NogoodBuilder nogood = new NogoodBuilder();
    nogood.add(TurnVars.BRANCHES, vars.only(TurnVars.BRANCHES, made));
    for (int var : values.newestFirst(vars.axes + made)) {
      boolean fixed = var == anchor;
      long[] set =
          vars.isBranch(var)
              ? widenBranch(var, present, fixed)
              : widenAxis(var, made, present, fixed);
      nogood.addUnlessAll(var, set);
    }
    return nogood.build();
  }

  /** A variable that the present depends on: it must leave its timeline where it ends now. */
  private int anchor(int made, int present) {
    if (question == Question.ADVANCE) {
      return 0;
    }
    Multiverse m = turn.multiverse;
    for (int line = m.minTimeline(); line <= m.maxTimeline(); line++) {
      Timeline timeline = m.timeline(line);
      if (timeline.colorToMove() != turn.mover
          && timeline.end() == present
          && goal.isActive(line, made)) {
        return 0;
      }
    }
    for (int var = 1; var <= vars.axes + made; var++) {
      int end =
          vars.isBranch(var)
              ? turn.jumps.toHalfTurn[values.value(var) - 1] + 1
              : turn.ends[var - 1] + (values.value(var) == 0 ? 0 : 1);
      boolean active =
          vars.isBranch(var)
              ? goal.isNewActive(var - vars.axes)
              : goal.isActive(vars.line(var), made);
      if (active && end == present) {
        return var;
      }
    }
    throw new IllegalStateException("nothing holds the present");
  }

  private long[] widenAxis(int var, int made, int present, boolean fixed) {
    int a = var - 1;
    int line = turn.lines[a];
    int end = turn.ends[a];
    boolean active = goal.isActive(line, made);
    boolean holds = active && end + 1 == present;
    boolean passes = values.value(var) == 0;
    boolean mayPlay = question == Question.ADVANCE || !active || end + 1 >= present;
    boolean mayPass = question == Question.ADVANCE ? !holds : !active || end > present;
    long[] set = vars.all(var);
    if (!passes && (fixed || !mayPass || passAttacks(line))) {
      set[0] &= ~1L;
    }
    if (passes && (fixed || !mayPlay)) {
      return vars.pass(var);
    }
    if (holds) {
      danger.compute(layer, line, present + 1);
      together.clear();
      Axis axis = turn.axes[a];
      for (int e = 1; e < axis.size; e++) {
        if (axis.isSafe(e)) {
          Bits board = boards.board(a, e);
          if (hits(board)) {
            set[e >> 6] &= ~(1L << e);
          } else {
            together.add(board, 0, 0, 0);
          }
        }
      }
      layer.place(line, present + 1, together.asOne());
    }
    return set;
  }

  /** Whether a timeline that was played on would attack had it been left alone; if not, it may. */
  private boolean passAttacks(int line) {
    layer.remove(line);
    if (LayerAttacks.involving(layer, line)) {
      layer.silence(line);
      return true;
    }
    return false;
  }

  private long[] widenBranch(int var, int present, boolean fixed) {
    long[] set = vars.all(var);
    if (!goal.isNewActive(var - vars.axes)) {
      return set;
    }
    int line = vars.line(var);
    danger.compute(layer, line, present + 1);
    together.clear();
    for (int j = 0; j < turn.jumps.size; j++) {
      if (!turn.jumps.isSafe(j)) {
        continue;
      }
      int end = turn.jumps.toHalfTurn[j] + 1;
      boolean gives = end == present && hits(boards.branch(j));
      if (gives || end < present || (fixed && end != present)) {
        set[(j + 1) >> 6] &= ~(1L << (j + 1));
      } else if (end == present) {
        together.add(boards.branch(j), 0, 0, 0);
      }
    }
    if (!together.isEmpty()) {
      layer.place(line, present + 1, together.asOne());
    }
    return set;
  }
}
