package fivefold.rules.search;

import fivefold.model.Bits;
import fivefold.rules.movement.DangerMap;
import fivefold.rules.movement.Layer;
import fivefold.rules.search.TurnSearch.Question;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A turn as a constraint problem. Variable 0 is the number of new timelines; then one variable per
 * playable timeline, whose value is the board appended to it; then one per new timeline, whose
 * value is the jump that makes it.
 *
 * <p>Constraints: every departure has exactly one arrival and every arrival its departure; branches
 * come in an order that can be played; the present ends up later ({@link Question#ADVANCE}) or
 * earlier ({@link Question#REWIND}) than before, with the opponent to move; and no royal can be
 * taken. The last one is found as boards are decided: a capture over decided boards stays, so it is
 * a nogood at once, widened to all boards that keep the attacker, the royal, and the squares
 * between them open.
 */
abstract class TurnProblem extends NogoodSolver {
  final Turn turn;
  final TurnVars vars;
  final Question question;
  final PresentGoal goal;

  /** How many playable timelines there are. */
  final int n;

  /** The only captures that count, or null when all do. */
  final @Nullable List<Ray> rays;

  /** Whether nothing but a mate by this very turn counts. */
  final boolean last;

  final CaptureNogoods captures;
  private final TurnReasons reasons;
  private final Layer layer;
  private final DangerMap danger = new DangerMap();

  /**
   * For each departure, how many new timelines there were when its possible arrivals were last
   * posted.
   */
  private final int[] supportedWith;

  private int built;

  TurnProblem(Turn turn, Question question, @Nullable List<Ray> rays, boolean last) {
    this.turn = turn;
    this.vars = new TurnVars(turn);
    this.question = question;
    this.goal = new PresentGoal(vars, question);
    this.n = turn.size();
    this.rays = rays;
    this.last = last;
    this.reasons = new TurnReasons(vars);
    this.captures = new CaptureNogoods(vars);
    this.layer = turn.layer;
    layer.clear();
    this.supportedWith = new int[turn.depAxis.length];
    Arrays.fill(supportedWith, -1);
    addVar(goal.branchCounts());
    for (int a = 0; a < turn.axes.length; a++) {
      long[] domain = Arrays.copyOf(turn.axes[a].safe, turn.axes[a].safe.length);
      if (question == Question.ADVANCE && turn.isMandatory(a)) {
        domain[0] &= ~1L;
      }
      addVar(domain);
    }
  }

  // ---- new timelines ----

  /** For how many new timelines there are variables. */
  final int built() {
    return built;
  }

  /**
   * Makes the variables for new timelines up to this many, and posts the present's conditions; only
   * at level 0.
   */
  final boolean build(int branches) {
    while (built < branches) {
      int i = ++built;
      long[] domain = turn.newAxisDomain(i);
      if (question == Question.ADVANCE && goal.isNewActive(i)) {
        strikeEarly(domain);
      }
      int var = addVar(domain);
      if (!existsFrom(var, i) || !announce(var)) {
        return false;
      }
      for (int decided = 1; decided < var; decided++) {
        if (count(decided) == 1
            && (!follow(decided, value(decided), var) || !support(decided, value(decided)))) {
          return false;
        }
      }
    }
    for (Nogood nogood : goal.nogoods(branches)) {
      if (!add(nogood)) {
        return false;
      }
    }
    return !last || leaveOutPointless(branches);
  }

  /**
   * A physical move on a board that will not hold the present adds nothing to a mate: without it
   * the mover attacks at least as much and the opponent can do no more. It has a point only when a
   * branch aims at the board, which then was used.
   */
  private boolean leaveOutPointless(int branches) {
    int present = turn.multiverse.present();
    for (int a = 0; a < n; a++) {
      if (turn.ends[a] < present || (turn.ends[a] == present && question == Question.ADVANCE)) {
        continue;
      }
      NogoodBuilder pointless = new NogoodBuilder();
      pointless.add(TurnVars.BRANCHES, vars.only(TurnVars.BRANCHES, branches));
      long[] physical = new long[vars.words(TurnVars.axis(a))];
      for (int w = 0; w < physical.length; w++) {
        physical[w] = rangeWord(w, 1, turn.axes[a].endOfPhysical);
      }
      pointless.add(TurnVars.axis(a), physical);
      for (int i = 1; i <= branches; i++) {
        long[] elsewhere = Arrays.copyOf(turn.jumps.endTargets(a), turn.jumps.words());
        for (int w = 0; w < elsewhere.length; w++) {
          elsewhere[w] = ~elsewhere[w];
        }
        pointless.add(vars.branch(i), elsewhere);
      }
      if (!add(pointless.build())) {
        return false;
      }
    }
    return true;
  }

  /** The i-th new timeline exists exactly when there are at least i. */
  private boolean existsFrom(int var, int i) {
    long[] fewer = new long[vars.words(TurnVars.BRANCHES)];
    long[] enough = new long[fewer.length];
    for (int k = 0; k <= vars.maxBranches; k++) {
      (k < i ? fewer : enough)[k >> 6] |= 1L << k;
    }
    int[] both = {TurnVars.BRANCHES, var};
    return add(new Nogood(both, new long[][] {fewer, vars.allBut(var, 0)}))
        && add(new Nogood(both, new long[][] {enough, vars.pass(var)}));
  }

  /** Jumps to before the present would rewind. */
  private void strikeEarly(long[] domain) {
    for (int j = 0; j < turn.jumps.size; j++) {
      if (turn.jumps.toHalfTurn[j] < turn.multiverse.present()) {
        domain[(j + 1) >> 6] &= ~(1L << (j + 1));
      }
    }
  }

  // ---- what follows from a choice ----

  @Override
  boolean assigned(int var, int value) {
    if (var == TurnVars.BRANCHES) {
      return true;
    }
    for (int other = 1; other < varCount(); other++) {
      if (other != var && !follow(var, value, other)) {
        return false;
      }
    }
    if (value == 0) {
      return true;
    }
    if (vars.isBranch(var)) {
      int jump = value - 1;
      return place(vars.line(var), turn.jumps.toHalfTurn[jump] + 1, turn.jumps.board(jump));
    }
    return support(var, value)
        && place(vars.line(var), turn.ends[var - 1] + 1, turn.axes[var - 1].board(value));
  }

  /** Puts a decided board down and looks whether it completes a capture. */
  private boolean place(int line, int halfTurn, Bits board) {
    layer.place(line, halfTurn, board);
    if (rays != null) {
      return placeAmong(rays, line, halfTurn);
    }
    danger.compute(layer, line, halfTurn);
    return !danger.hit(board, 0, 0, 0) || conflict(captures.of(line));
  }

  private boolean placeAmong(List<Ray> known, int line, int halfTurn) {
    for (Ray ray : known) {
      if (ray.touches(line, halfTurn) && captures.allows(ray)) {
        return conflict(captures.of(ray));
      }
    }
    return true;
  }

  @Override
  void unassigned(int var, int value) {
    if (var != TurnVars.BRANCHES && value != 0) {
      layer.remove(vars.line(var));
    }
  }

  @Override
  Nogood explain(long code, int var) {
    return reasons.explain(code, var);
  }

  /** Strikes from one variable what can't go with the value of another. */
  private boolean follow(int var, int value, int other) {
    if (vars.isBranch(var)) {
      return value == 0 || followBranch(var, value - 1, other);
    }
    int a = var - 1;
    Axis axis = turn.axes[a];
    if (axis.isDeparture(value)) {
      return strikeOtherDepartures(other, a, axis.dep[value]);
    }
    if (!strikeArrivals(
        other, turn.depFirst[a], turn.depFirst[a + 1], TurnReasons.noDeparture(a))) {
      return false;
    }
    if (axis.isArrival(value)) {
      return followArrival(var, axis.dep[value], other);
    }
    return value != 0
        || other <= n
        || strikeSet(other, turn.jumps.endTargets(a), TurnReasons.targetUnused(other, a));
  }

  /** An arriving piece left its source, and arrives nowhere else. */
  private boolean followArrival(int var, int dep, int other) {
    int source = turn.depAxis[dep];
    if (other == TurnVars.axis(source)) {
      return keepOnly(other, turn.depEntry[dep], TurnReasons.hasSource(var, dep));
    }
    return strikeArrivals(
        other,
        turn.depFirst[source],
        turn.depFirst[source + 1],
        TurnReasons.oneArrival(var, source));
  }

  /**
   * A jump onto a last board branches, and does not hop, only if that board was used before and not
   * by a later branch.
   */
  private boolean followBranch(int var, int jump, int other) {
    Jumps jumps = turn.jumps;
    if (!followArrival(var, jumps.dep[jump], other)) {
      return false;
    }
    int target = jumps.endAxis[jump];
    if (target >= 0 && other == TurnVars.axis(target)) {
      return strikeRange(other, 0, 1, TurnReasons.targetUnused(var, target));
    }
    if (target >= 0 && other > var) {
      return strikeArrivals(
          other,
          turn.depFirst[target],
          turn.depFirst[target + 1],
          TurnReasons.targetLater(var, other, target));
    }
    int source = jumps.axis[jump];
    return other <= n
        || other > var
        || strikeSet(other, jumps.endTargets(source), TurnReasons.targetLater(other, var, source));
  }

  private boolean strikeOtherDepartures(int var, int a, int dep) {
    long reason = TurnReasons.otherDeparture(dep);
    return strikeArrivals(var, turn.depFirst[a], dep, reason)
        && strikeArrivals(var, dep + 1, turn.depFirst[a + 1], reason);
  }

  /** Strikes the arrivals of a range of departures from a variable. */
  private boolean strikeArrivals(int var, int depLo, int depHi, long reason) {
    return depLo >= depHi
        || strikeRange(var, vars.firstArrival(var, depLo), vars.firstArrival(var, depHi), reason);
  }

  /** Once a departure is tried, some variable must be its arrival. */
  private boolean support(int var, int value) {
    if (vars.isBranch(var) || !turn.axes[var - 1].isDeparture(value)) {
      return true;
    }
    int dep = turn.axes[var - 1].dep[value];
    if (supportedWith[dep] == built) {
      return true;
    }
    supportedWith[dep] = built;
    NogoodBuilder nowhere = new NogoodBuilder();
    nowhere.add(var, vars.only(var, value));
    for (int y = 1; y < varCount(); y++) {
      int lo = vars.firstArrival(y, dep);
      int hi = vars.firstArrival(y, dep + 1);
      if (y != var && lo < hi) {
        long[] others = new long[vars.words(y)];
        for (int w = 0; w < others.length; w++) {
          others[w] = ~rangeWord(w, lo, hi);
        }
        nowhere.add(y, others);
      }
    }
    if (built < vars.maxBranches) {
      long[] counts = new long[vars.words(TurnVars.BRANCHES)];
      for (int k = 0; k <= built; k++) {
        counts[k >> 6] |= 1L << k;
      }
      nowhere.add(TurnVars.BRANCHES, counts);
    }
    return add(nowhere.build());
  }
}
