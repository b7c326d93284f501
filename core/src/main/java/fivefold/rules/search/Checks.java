package fivefold.rules.search;

import fivefold.model.Bits;
import fivefold.model.Board;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Timeline;
import fivefold.rules.movement.BoardAttacks;
import fivefold.rules.movement.DangerMap;
import fivefold.rules.movement.Layer;
import fivefold.rules.movement.LayerAttacks;
import fivefold.rules.search.TurnSearch.Question;
import org.jspecify.annotations.Nullable;

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

  /** The boards as the mover sees them, made when needed. */
  private final @Nullable Bits[][] boards;

  private final @Nullable Bits[] branches;

  /** Whether the mover could take a royal before the turn: then all attacks are looked at. */
  private final boolean before;

  Checks(TurnVars vars, Question question, PresentGoal goal, NogoodSolver values) {
    this.vars = vars;
    this.turn = vars.turn;
    this.question = question;
    this.goal = goal;
    this.values = values;
    this.layer = new Layer(turn.multiverse, turn.mover, turn.mover, vars.maxBranches);
    this.boards = new Bits[vars.axes][];
    for (int a = 0; a < vars.axes; a++) {
      boards[a] = new Bits[turn.axes[a].size];
    }
    this.branches = new Bits[turn.jumps.size];
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
        if (!holds || !hits(board(a, e))) {
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
      if (!anyway && (!holds || !hits(branch(j)))) {
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
        layer.place(line, present + 1, board(a, value));
      } else {
        layer.silence(line);
      }
    }
    for (int i = 1; i <= made && goal.isNewActive(i); i++) {
      int var = vars.branch(i);
      int j = var == open ? -1 : values.value(var) - 1;
      if (j >= 0 && turn.jumps.toHalfTurn[j] + 1 == present) {
        layer.place(vars.line(var), present + 1, branch(j));
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

  // ---- boards as the mover sees them ----

  private Bits board(int a, int entry) {
    Bits board = boards[a][entry];
    if (board == null) {
      Axis axis = turn.axes[a];
      Board last = turn.multiverse.timeline(turn.lines[a]).last();
      Bits base = last.bits(turn.mover);
      if (axis.isDeparture(entry)) {
        board = changed(base, axis.clear[entry], 0, 0, null);
      } else if (axis.isArrival(entry)) {
        int j = axis.to[entry];
        board = changed(base, 0, axis.set[entry], axis.set[entry], type(j));
      } else {
        long to = 1L << axis.to[entry];
        PieceType type =
            axis.promotion[entry] == 0
                ? Piece.typeOf(last.code(axis.from[entry]))
                : PieceType.values()[axis.promotion[entry] - 1];
        board = changed(base, axis.clear[entry], axis.set[entry], to, type);
      }
      boards[a][entry] = board;
    }
    return board;
  }

  private Bits branch(int j) {
    Bits board = branches[j];
    if (board == null) {
      Board target = turn.multiverse.board(turn.jumps.toLine[j], turn.jumps.toHalfTurn[j]);
      if (target == null) {
        throw new IllegalStateException("a jump to a board that does not exist");
      }
      long to = 1L << turn.jumps.to[j];
      board = changed(target.bits(turn.mover), 0, to, to, type(j));
      branches[j] = board;
    }
    return board;
  }

  private PieceType type(int j) {
    int promotion = turn.jumps.promotion[j];
    Board source = turn.multiverse.timeline(turn.lines[turn.jumps.axis[j]]).last();
    return promotion == 0
        ? Piece.typeOf(source.code(turn.jumps.from[j]))
        : PieceType.values()[promotion - 1];
  }

  /** A board after the mover's piece of this type came to a square; any other set one is a rook. */
  private static Bits changed(Bits b, long clear, long set, long to, @Nullable PieceType type) {
    long same = ~(clear | set);
    int axes = type == null ? 0 : type.riderAxes();
    long rooks = set & ~to;
    return new Bits(
        (b.occupied & ~clear) | set,
        (b.own & same) | set,
        (b.riders1 & same) | (to & -(axes >> 1 & 1)) | rooks,
        (b.riders2 & same) | (to & -(axes >> 2 & 1)),
        (b.riders3 & same) | (to & -(axes >> 3 & 1)),
        (b.riders4 & same) | (to & -(axes >> 4 & 1)),
        (b.knights & same) | (type == PieceType.KNIGHT ? to : 0),
        (b.steppers & same) | (type == PieceType.KING || type == PieceType.COMMON_KING ? to : 0),
        (b.pawns & same) | (type == PieceType.PAWN || type == PieceType.BRAWN ? to : 0),
        (b.brawns & same) | (type == PieceType.BRAWN ? to : 0),
        b.royals & same);
  }
}
