package fivefold.rules.search;

import fivefold.model.Bits;
import fivefold.model.Board;
import fivefold.model.BoardCoord;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.rules.movement.BoardAttacks;
import fivefold.rules.movement.DangerMap;
import fivefold.rules.movement.Layer;
import fivefold.rules.movement.LayerAttacks;
import fivefold.rules.movement.MovePlayer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * To which turns a reply is an answer. One that is legal after the decided turn is so after many
 * others: the pieces it moves must be where they were, their ways open, the present where it goes
 * on from there, and still no royal to be taken. These turns are described as a product of sets, a
 * set of values for each variable: the variables are widened one after the other to all values that
 * let no royal be taken over the boards of the others, as wide as those are by then.
 *
 * <p>For a player who wants to mate with this very turn that is a nogood.
 */
final class Escapes {
  /** A board that the reply makes: where, and from which board by which changes. */
  private record Made(
      int line, int halfTurn, int var, Bits base, long clear, long set, long royalSet) {}

  private final TurnVars vars;
  private final Turn turn;
  private final OwnBoards boards;
  private final NogoodSolver values;
  private final DangerMap danger = new DangerMap();
  private final BoardSet together = new BoardSet();

  // What the reply needs of the board that each variable makes: squares with the same piece, empty
  // ones, ones with a piece of the mover, ones without a piece of the replying player.
  private long[] same = {};
  private long[] empty = {};
  private long[] taken = {};
  private long[] free = {};

  /** Whether the reply uses the board of a variable. */
  private boolean[] used = {};

  /** Whether only the value that there is will do. */
  private boolean[] exact = {};

  /** The board that the reply makes from that of a variable. */
  private @Nullable Made[] next = {};

  private final List<Made> made = new ArrayList<>();
  private Multiverse after;

  Escapes(TurnVars vars, OwnBoards boards, NogoodSolver values) {
    this.vars = vars;
    this.turn = vars.turn;
    this.boards = boards;
    this.values = values;
    this.after = turn.multiverse;
  }

  /**
   * The turns to which a reply is legal.
   *
   * @param after the multiverse after the decided turn
   */
  Nogood of(Multiverse after, List<Move> reply) {
    this.after = after;
    int branches = values.value(TurnVars.BRANCHES);
    int last = vars.axes + branches;
    same = new long[last + 1];
    empty = new long[last + 1];
    taken = new long[last + 1];
    free = new long[last + 1];
    used = new boolean[last + 1];
    exact = new boolean[last + 1];
    next = new Made[last + 1];
    made.clear();
    Multiverse end = after;
    for (Move move : reply) {
      need(move);
      make(move, MovePlayer.branches(end, move), end);
      end = MovePlayer.play(end, move);
    }
    Layer layer = new Layer(after, turn.mover, end.timelineCount() - after.timelineCount());
    boolean anchored = false;
    for (Made board : made) {
      layer.place(
          board.line,
          board.halfTurn,
          Axis.apply(board.base, board.clear, board.set, board.royalSet));
      anchored |= board.halfTurn == end.present() && end.isActive(board.line);
    }
    NogoodBuilder nogood = new NogoodBuilder();
    nogood.add(TurnVars.BRANCHES, vars.only(TurnVars.BRANCHES, branches));
    for (int var : values.newestFirst(last)) {
      nogood.addUnlessAll(
          var,
          exact[var]
              ? vars.only(var, values.value(var))
              : vars.isBranch(var)
                  ? widenBranch(var, layer, end, anchored)
                  : widenAxis(var, layer, end, anchored));
    }
    return nogood.build();
  }

  // ---- what the reply needs ----

  /** The variable that made a board of the decided turn, 0 for boards that were there before. */
  private int varAt(int line, int halfTurn) {
    Multiverse before = turn.multiverse;
    if (before.hasTimeline(line) && halfTurn <= before.timeline(line).end()) {
      return 0;
    }
    return after.board(line, halfTurn) == null ? 0 : vars.ofLine(line);
  }

  private Board board(BoardCoord at) {
    Board board = after.board(at);
    if (board == null) {
      throw new IllegalArgumentException("no board at " + at);
    }
    return board;
  }

  /** Notes which squares the move needs in which state. */
  private void need(Move move) {
    Size size = after.size();
    int file = move.toSquare().file() - move.fromSquare().file();
    int rank = move.toSquare().rank() - move.fromSquare().rank();
    int lines = move.to().timeline() - move.from().timeline();
    int turns = (move.to().halfTurn() - move.from().halfTurn()) / 2;
    int from = size.index(move.fromSquare());
    int to = size.index(move.toSquare());
    PieceType type = Piece.typeOf(board(move.from()).code(from));
    int source = varAt(move.from().timeline(), move.from().halfTurn());
    used[source] = true;
    same[source] |= 1L << from;
    int steps = steps(file, rank, turns, lines);
    for (int i = 1; i < steps; i++) {
      int line = move.from().timeline() + i * lines / steps;
      int halfTurn = move.from().halfTurn() + 2 * i * turns / steps;
      int crossed = varAt(line, halfTurn);
      used[crossed] = true;
      empty[crossed] |= 1L << (from + i * (file + 8 * rank) / steps);
    }
    int target = varAt(move.to().timeline(), move.to().halfTurn());
    used[target] = true;
    boolean takes = board(move.to()).code(to) != 0;
    long[] needed = !type.isPawnLike() ? free : takes ? taken : empty;
    needed[target] |= 1L << to;
    boolean castles = type == PieceType.KING && steps == 2;
    boolean passing = type.isPawnLike() && file != 0 && !takes;
    exact[source] |= castles || passing;
  }

  /** How many steps a straight way has; a knight makes one. */
  private static int steps(int file, int rank, int turns, int lines) {
    int longest =
        Math.max(
            Math.max(Math.abs(file), Math.abs(rank)), Math.max(Math.abs(turns), Math.abs(lines)));
    boolean straight =
        file % longest == 0 && rank % longest == 0 && turns % longest == 0 && lines % longest == 0;
    return straight ? longest : 1;
  }

  /** Notes the boards that the move makes. */
  private void make(Move move, boolean branches, Multiverse now) {
    Size size = after.size();
    int from = size.index(move.fromSquare());
    int to = size.index(move.toSquare());
    Board source = board(move.from());
    PieceType type = Piece.typeOf(source.code(from));
    long royal = type.isRoyal() ? 1L << to : 0;
    int line = move.from().timeline();
    if (move.isPhysical()) {
      Board moved = MovePlayer.physical(source, from, to, source.code(from));
      long clear = 0;
      long set = 0;
      for (int square = 0; square < 8 * size.height(); square++) {
        if (moved.code(square) != source.code(square)) {
          clear |= moved.code(square) == 0 ? 1L << square : 0;
          set |= moved.code(square) != 0 ? 1L << square : 0;
        }
      }
      add(line, move.from(), clear, set, royal);
      return;
    }
    add(line, move.from(), 1L << from, 0, 0);
    int reached = branches ? now.nextTimeline(turn.mover.opposite()) : move.to().timeline();
    add(reached, move.to(), 0, 1L << to, royal);
  }

  private void add(int line, BoardCoord from, long clear, long set, long royalSet) {
    int var = varAt(from.timeline(), from.halfTurn());
    Bits base = board(from).bits(turn.mover);
    Made board = new Made(line, from.halfTurn() + 1, var, base, clear, set, royalSet);
    made.add(board);
    // A board from which two others come stays as it is: they would have to be widened together.
    exact[var] |= next[var] != null;
    next[var] = board;
  }

  // ---- for which other values that holds ----

  private long[] widenAxis(int var, Layer layer, Multiverse end, boolean anchored) {
    int a = var - 1;
    Axis axis = turn.axes[a];
    int line = turn.lines[a];
    boolean passes = values.value(var) == 0;
    long[] set = vars.all(var);
    if (!used[var]) {
      boolean mayPlay = anchored && (!end.isActive(line) || turn.ends[a] + 1 > end.present());
      if (passes && !mayPlay) {
        return vars.pass(var);
      }
      if (!passes && (!anchored || passAttacks(layer, line, turn.ends[a]))) {
        set[0] &= ~1L;
      }
      return set;
    }
    Made board = next[var];
    if (board != null) {
      danger.compute(layer, board.line, board.halfTurn);
    }
    together.clear();
    set[0] &= ~1L;
    for (int e = 1; e < axis.size; e++) {
      if (!axis.isSafe(e)) {
        continue;
      }
      Bits bits = boards.board(a, e);
      if (((axis.clear[e] | axis.set[e]) & same[var]) != 0 || !suits(bits, var, board)) {
        set[e >> 6] &= ~(1L << e);
      }
    }
    placeTogether(layer, board);
    return set;
  }

  /** Whether a timeline that was played on would attack had it been left alone; if not, it may. */
  private boolean passAttacks(Layer layer, int line, int end) {
    Board last = turn.multiverse.timeline(line).last();
    layer.place(line, end, last.bits(turn.mover));
    if (LayerAttacks.involving(layer, line)) {
      layer.remove(line);
      return true;
    }
    return false;
  }

  private long[] widenBranch(int var, Layer layer, Multiverse end, boolean anchored) {
    int line = vars.line(var);
    int now = turn.jumps.toHalfTurn[values.value(var) - 1];
    long[] set = vars.all(var);
    if (!used[var] && anchored && !end.isActive(line)) {
      return set;
    }
    Made board = next[var];
    if (board != null) {
      danger.compute(layer, board.line, board.halfTurn);
    }
    together.clear();
    for (int j = 0; j < turn.jumps.size; j++) {
      if (!turn.jumps.isSafe(j)) {
        continue;
      }
      int at = turn.jumps.toHalfTurn[j];
      boolean inTime = at == now || (!used[var] && anchored && at + 1 > end.present());
      if (!inTime
          || (used[var] && (!keeps(j, same[var], line) || !suits(boards.branch(j), var, board)))) {
        set[(j + 1) >> 6] &= ~(1L << (j + 1));
      }
    }
    placeTogether(layer, board);
    return set;
  }

  /** Whether a branch has the pieces on some squares that the new timeline has now. */
  private boolean keeps(int j, long squares, int line) {
    Board target = boards.target(j);
    Board now = after.timeline(line).last();
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      if (square == turn.jumps.to[j] || target.code(square) != now.code(square)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Whether a board has what the reply needs and loses no royal by it; then it joins the others.
   */
  private boolean suits(Bits bits, int var, @Nullable Made board) {
    if ((bits.occupied & empty[var]) != 0
        || (taken[var] & ~bits.own) != 0
        || (bits.occupied & ~bits.own & free[var]) != 0) {
      return false;
    }
    if (board != null) {
      if (danger.hit(bits, board.clear, board.set, board.royalSet)
          || BoardAttacks.hit(bits, turn.mover, board.clear, board.set, board.royalSet)) {
        return false;
      }
      together.add(bits, board.clear, board.set, board.royalSet);
    }
    return true;
  }

  private void placeTogether(Layer layer, @Nullable Made board) {
    if (board != null) {
      layer.place(board.line, board.halfTurn, together.asOne());
    }
  }
}
