package fivefold.rules.search;

import fivefold.model.Bits;
import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Rules;
import fivefold.model.Timeline;
import fivefold.rules.movement.BoardAttacks;
import fivefold.rules.movement.DangerMap;
import fivefold.rules.movement.Layer;
import fivefold.rules.movement.MoveGenerator;
import fivefold.rules.movement.MoveList;
import fivefold.rules.movement.ThirdSquare;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything a player could do in a turn, prepared for the search on boards of at most 8x8: for
 * each playable timeline (an <em>axis</em>) the boards that could be appended to it, and the jumps
 * that could make new timelines. Entries whose own board already loses a royal over fixed boards
 * are struck here, once, since such a capture never goes away within the turn.
 */
public final class Turn {
  private static final PieceType[] TYPES = PieceType.values();

  final Multiverse multiverse;
  final Color mover;
  final Layer layer;

  /** The playable timelines, ascending, and the half-turn of their last boards. */
  final int[] lines;

  final int[] ends;
  final Axis[] axes;
  final Jumps jumps;

  /** Departures of all axes: source axis, source square, entry on that axis, range of jumps. */
  final int[] depAxis;

  final int[] depEntry;
  final int[] depJumps;

  /** The first departure of each axis; one more entry closes the last. */
  final int[] depFirst;

  /** Whether the opponent can take a royal whatever the player does. */
  final boolean lost;

  private final boolean judged;
  private final WantedMoves wanted;
  private final DangerMap danger = new DangerMap();
  private @Nullable CheckingMoves checkingMoves;

  /**
   * @param lost whether the opponent can take a royal whatever the player does
   */
  public Turn(Multiverse multiverse, Rules rules, Color mover, boolean lost) {
    this(multiverse, rules, mover, lost, true, WantedMoves.NONE);
  }

  /**
   * @param wanted moves that are played in any case, at most one from a timeline
   */
  public Turn(Multiverse multiverse, Rules rules, Color mover, boolean lost, List<Move> wanted) {
    this(multiverse, rules, mover, lost, true, new WantedMoves(wanted));
  }

  /**
   * @param judged whether entries that lose a royal by themselves are struck
   */
  Turn(Multiverse multiverse, Rules rules, Color mover, boolean lost, boolean judged) {
    this(multiverse, rules, mover, lost, judged, WantedMoves.NONE);
  }

  private Turn(
      Multiverse multiverse,
      Rules rules,
      Color mover,
      boolean lost,
      boolean judged,
      WantedMoves wanted) {
    this.judged = judged;
    this.wanted = wanted;
    this.multiverse = multiverse;
    this.mover = mover;
    this.lost = lost;
    int n = multiverse.playable(mover);
    lines = new int[n];
    ends = new int[n];
    axes = new Axis[n];
    depFirst = new int[n + 1];
    n = 0;
    for (int i = multiverse.minTimeline(); i <= multiverse.maxTimeline(); i++) {
      Timeline timeline = multiverse.timeline(i);
      if (timeline.colorToMove() == mover) {
        lines[n] = i;
        ends[n++] = timeline.end();
      }
    }
    layer = new Layer(multiverse, mover.opposite(), n);
    MoveList moves = new MoveList();
    int[] firstMove = new int[n + 1];
    int[] hops = new int[n];
    int[] stays = new int[n];
    int departures = 0;
    int jumpCount = 0;
    MoveGenerator generator = new MoveGenerator(multiverse, rules, moves);
    for (int a = 0; a < n && !lost; a++) {
      generator.addMoves(lines[a]);
      wanted.keepOnly(moves, firstMove[a], lines[a], multiverse.size());
      firstMove[a + 1] = moves.size();
      int last = -1;
      for (int m = firstMove[a]; m < moves.size(); m++) {
        if (!isJump(moves, m, a)) {
          stays[a]++;
          continue;
        }
        jumpCount++;
        if (moves.from(m) != last) {
          last = moves.from(m);
          departures++;
          stays[a]++;
        }
        int b = axisAt(moves.toLine(m), moves.toHalfTurn(m));
        if (b >= 0) {
          hops[b]++;
        }
      }
    }
    depAxis = new int[departures];
    depEntry = new int[departures];
    depJumps = new int[departures + 1];
    jumps = new Jumps(jumpCount, n);
    for (int a = 0; a < n; a++) {
      Board last = multiverse.timeline(lines[a]).last();
      axes[a] = new Axis(last.bits(layer.attacker), 1 + stays[a] + hops[a]);
    }
    if (!lost) {
      fill(moves, firstMove);
      strike();
      wanted.require(this);
    }
  }

  /**
   * Whether the moves that are played in any case are all still there; if not, no turn is legal.
   */
  public boolean canPlayWanted() {
    return wanted.areThere(this);
  }

  int size() {
    return lines.length;
  }

  /** Whether a playable timeline holds the present. */
  boolean isMandatory(int a) {
    return ends[a] == multiverse.present() && multiverse.isActive(lines[a]);
  }

  /** Whether a jump makes an active timeline before the present. */
  boolean rewinds(int j) {
    return jumps.endAxis[j] < 0
        && jumps.toHalfTurn[j] + 1 < multiverse.present()
        && multiverse.lines(mover) <= multiverse.lines(mover.opposite());
  }

  /** What a piece that jumps is when it lands. */
  PieceType typeAfter(int j) {
    Board source = multiverse.timeline(lines[jumps.axis[j]]).last();
    return typeAfter(source, jumps.from[j], jumps.promotion[j]);
  }

  static PieceType typeAfter(Board board, int from, int promotion) {
    return promotion == 0 ? Piece.typeOf(board.code(from)) : TYPES[promotion - 1];
  }

  CheckingMoves checkingMoves() {
    CheckingMoves known = checkingMoves;
    if (known == null) {
      known = new CheckingMoves(this);
      checkingMoves = known;
    }
    return known;
  }

  /**
   * Whether there is more to number than reasons have room for: nothing that a search could decide
   * anyway.
   */
  boolean isTooLarge() {
    return Math.max(multiverse.timelineCount() * 2L, depAxis.length) >= TurnReasons.LIMIT;
  }

  /** The axis whose last board is at this place, -1 when none is. */
  int axisAt(int line, int halfTurn) {
    int a = Arrays.binarySearch(lines, line);
    return a >= 0 && ends[a] == halfTurn ? a : -1;
  }

  /** The timeline that the i-th new one (from 1) gets. */
  int newLine(int i) {
    return mover == Color.WHITE ? multiverse.maxTimeline() + i : multiverse.minTimeline() - i;
  }

  private boolean isJump(MoveList list, int m, int a) {
    return list.toLine(m) != lines[a] || list.toHalfTurn(m) != ends[a];
  }

  private void fill(MoveList list, int[] firstMove) {
    int dep = 0;
    for (int a = 0; a < axes.length; a++) {
      depFirst[a] = dep;
      Board board = multiverse.timeline(lines[a]).last();
      Axis axis = axes[a];
      axis.addPass();
      for (int m = firstMove[a]; m < firstMove[a + 1]; m++) {
        if (!isJump(list, m, a)) {
          addPhysical(axis, board, list.from(m), list.to(m), list.promotion(m));
        }
      }
      axis.endOfPhysical = axis.size;
      int last = -1;
      for (int m = firstMove[a]; m < firstMove[a + 1]; m++) {
        if (!isJump(list, m, a)) {
          continue;
        }
        int from = list.from(m);
        if (from != last) {
          last = from;
          depAxis[dep] = a;
          depEntry[dep] = axis.size;
          depJumps[dep] = jumps.size;
          axis.add(from, -1, 0, dep, 1L << from, 0, 0);
          dep++;
        }
        addJump(list, m, a, dep - 1, Piece.typeOf(board.code(from)));
      }
      axis.endOfDepartures = axis.size;
    }
    depFirst[axes.length] = dep;
    depJumps[dep] = jumps.size;
    // Jumps come by source axis and square, so arrivals are in the same order on every axis.
    for (int j = 0; j < jumps.size; j++) {
      int b = jumps.endAxis[j];
      if (b >= 0) {
        long to = 1L << jumps.to[j];
        axes[b].add(
            jumps.to[j], j, jumps.promotion[j], jumps.dep[j], 0, to, jumps.royal[j] ? to : 0);
      }
    }
  }

  private void addPhysical(Axis axis, Board board, int from, int to, int promotion) {
    PieceType type = Piece.typeOf(board.code(from));
    long clear = 1L << from;
    long set = 1L << to;
    int files = (to & 7) - (from & 7);
    if (ThirdSquare.isCastling(type, files)) {
      clear |= 1L << ThirdSquare.rook(board, from, files);
      set |= 1L << (from + files / 2);
    } else if (ThirdSquare.isEnPassant(type, files, board, to)) {
      clear |= 1L << ((from & ~7) | (to & 7));
    }
    axis.add(from, to, promotion, -1, clear, set, type.isRoyal() ? 1L << to : 0);
  }

  private void addJump(MoveList list, int m, int a, int dep, PieceType type) {
    jumps.add(
        dep,
        a,
        list.from(m),
        list.toLine(m),
        list.toHalfTurn(m),
        list.to(m),
        list.promotion(m),
        type.isRoyal(),
        axisAt(list.toLine(m), list.toHalfTurn(m)));
  }

  /** Strikes what loses a royal by itself, and the arrivals whose departure is gone. */
  private void strike() {
    for (int a = 0; a < axes.length && !judged; a++) {
      for (int w = 0; w < axes[a].safe.length; w++) {
        axes[a].safe[w] = Trail.rangeWord(w, 0, axes[a].size);
      }
    }
    for (int a = 0; a < axes.length && judged; a++) {
      Axis axis = axes[a];
      danger.compute(layer, lines[a], ends[a] + 1);
      long[] safe = axis.safe;
      safe[0] |= 1;
      for (int e = 1; e < axis.size; e++) {
        if (!hits(axis.base, axis.clear[e], axis.set[e], axis.royalSet[e])) {
          safe[e >> 6] |= 1L << e;
        }
      }
    }
    for (Axis axis : axes) {
      for (int e = axis.endOfDepartures; e < axis.size; e++) {
        int dep = axis.dep[e];
        if (!axes[depAxis[dep]].isSafe(depEntry[dep])) {
          axis.safe[e >> 6] &= ~(1L << e);
        }
      }
    }
  }

  /** Looks at the boards that branching would make; many turns are decided without. */
  private void prepareJumps() {
    if (jumps.prepared) {
      return;
    }
    jumps.prepared = true;
    for (int j = 0; j < jumps.size; j++) {
      Board target = multiverse.board(jumps.toLine[j], jumps.toHalfTurn[j]);
      if (target == null) {
        throw new IllegalStateException("a jump to a board that does not exist");
      }
      Bits base = target.bits(layer.attacker);
      jumps.base[j] = base;
      int dep = jumps.dep[j];
      long to = 1L << jumps.to[j];
      if (!judged
          || (axes[depAxis[dep]].isSafe(depEntry[dep])
              && !BoardAttacks.hit(base, layer.attacker, 0, to, jumps.royal[j] ? to : 0))) {
        jumps.safe[(j + 1) >> 6] |= 1L << (j + 1);
      }
    }
  }

  private boolean hits(Bits base, long clear, long set, long royalSet) {
    return danger.hit(base, clear, set, royalSet)
        || BoardAttacks.hit(base, layer.attacker, clear, set, royalSet);
  }

  /**
   * The jumps that may make the i-th new timeline, as values of its variable: 0 for none, else the
   * jump plus 1.
   */
  long[] newAxisDomain(int i) {
    prepareJumps();
    long[] domain = new long[jumps.words()];
    domain[0] |= 1;
    int line = newLine(i);
    int[] order = jumps.byHalfTurn();
    int computedFor = Integer.MIN_VALUE;
    for (int j : order) {
      if (!jumps.isSafe(j)) {
        continue;
      }
      int at = jumps.toHalfTurn[j] + 1;
      if (at != computedFor) {
        danger.compute(layer, line, at);
        computedFor = at;
      }
      long to = 1L << jumps.to[j];
      if (!judged || !danger.hit(jumps.base[j], 0, to, jumps.royal[j] ? to : 0)) {
        domain[(j + 1) >> 6] |= 1L << (j + 1);
      }
    }
    return domain;
  }

  /** The move that a jump is. */
  Move jump(int j) {
    Move move = jumps.moves[j];
    if (move == null) {
      int a = jumps.axis[j];
      move =
          MoveList.move(
              multiverse.size(),
              lines[a],
              ends[a],
              jumps.from[j],
              jumps.toLine[j],
              jumps.toHalfTurn[j],
              jumps.to[j],
              jumps.promotion[j]);
      jumps.moves[j] = move;
    }
    return move;
  }

  /** The move that arrives on an axis by a physical or arriving entry. */
  Move move(int a, int entry) {
    Axis axis = axes[a];
    if (axis.isArrival(entry)) {
      return jump(axis.to[entry]);
    }
    Move move = axis.moves[entry];
    if (move == null) {
      move =
          MoveList.move(
              multiverse.size(),
              lines[a],
              ends[a],
              axis.from[entry],
              lines[a],
              ends[a],
              axis.to[entry],
              axis.promotion[entry]);
      axis.moves[entry] = move;
    }
    return move;
  }
}
