package fivefold.rules.search;

import fivefold.model.Bits;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.rules.movement.DangerMap;
import fivefold.rules.movement.Layer;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The search for legal turns as a constraint problem. Variable 0 is the number of new timelines;
 * then one variable per playable timeline, whose value is the board appended to it; then one per
 * new timeline, whose value is the jump that makes it.
 *
 * <p>Constraints: every departure has exactly one arrival and every arrival its departure; branches
 * come in an order that can be played; the present ends up later ({@link Question#ADVANCE}) or
 * earlier ({@link Question#REWIND}) than before, with the opponent to move; and no royal can be
 * taken. The last one is found as boards are decided: a capture over decided boards stays, so it is
 * a nogood at once, widened to all boards that keep the attacker, the royal, and the squares
 * between them open.
 */
public final class TurnSearch extends NogoodSolver implements ActionSource {
  /** Which turns are looked for. Every legal turn is one or the other. */
  public enum Question {
    ADVANCE,
    REWIND
  }

  /** Which of them are wanted. */
  public enum Aim {
    /** All. */
    LEGAL,
    /** Those that give check. */
    CHECKING,
    /**
     * Of those that give check, enough to tell whether one of them mates: left out is a move that
     * stays on a board which does not then hold the present, where the same turn without that move
     * mates as well.
     */
    MATING
  }

  private final Turn turn;
  private final TurnVars vars;
  private final Question question;
  private final PresentGoal goal;
  private final TurnReasons reasons;
  private final CaptureNogoods captures;
  private final Meter budget;
  private final int n;
  private final Layer layer;
  private final DangerMap danger = new DangerMap();
  private final Leaves leaves;

  /** Judges checks when only turns that give check are wanted. */
  private final @Nullable Checks checks;

  /** Tells what else a reply answers when only mates are wanted. */
  private final @Nullable Escapes escapes;

  /** The only captures that count, or null when all do. */
  private final @Nullable List<Ray> rays;

  /** Which turns come first when they are wanted in an order, otherwise null. */
  private final @Nullable Ranking ranking;

  /** Whether nothing but a mate by this very turn counts. */
  private final boolean last;

  /**
   * For each departure, how many new timelines there were when its possible arrivals were last
   * posted.
   */
  private final int[] supportedWith;

  /** For how many new timelines there are variables. */
  private int built;

  /**
   * The largest number of new timelines for which the present's conditions are posted; they are
   * tried in ascending order.
   */
  private int posted = -1;

  private boolean started;
  private int undecided;
  private boolean found;

  /** Whether there is nothing left to look for. */
  private boolean exhausted;

  /** Whether a turn was found and struck by itself, so that beginning anew would find it again. */
  private boolean answered;

  private int deadEnds;
  private int patience = 100;

  public TurnSearch(Turn turn, Question question, Meter budget) {
    this(turn, question, budget, Aim.LEGAL);
  }

  public TurnSearch(Turn turn, Question question, Meter budget, Aim aim) {
    this(turn, question, budget, aim, null, null);
  }

  /** Looks for turns whose moves are wanted, the better ones rather sooner. */
  TurnSearch(Turn turn, Question question, Meter budget, Ranking.TurnScores scores) {
    this(turn, question, budget, Aim.LEGAL, null, scores);
  }

  /** Leaves out turns that make more new timelines; before the search begins. */
  void atMostBranches(int most) {
    strikeRange(
        TurnVars.BRANCHES, Math.min(most, vars.maxBranches) + 1, vars.maxBranches + 1, VISITED);
  }

  /** Looks for turns that allow none of these captures, whatever others they allow. */
  TurnSearch(Turn turn, Question question, Meter budget, List<Ray> rays) {
    this(turn, question, budget, Aim.LEGAL, rays, null);
  }

  private TurnSearch(
      Turn turn,
      Question question,
      Meter budget,
      Aim aim,
      @Nullable List<Ray> rays,
      Ranking.@Nullable TurnScores scores) {
    this.rays = rays;
    this.turn = turn;
    this.vars = new TurnVars(turn);
    this.question = question;
    this.goal = new PresentGoal(vars, question);
    this.reasons = new TurnReasons(vars);
    this.captures = new CaptureNogoods(vars);
    this.leaves = new Leaves(vars);
    this.budget = budget;
    this.n = turn.size();
    this.layer = turn.layer;
    layer.clear();
    OwnBoards boards = aim == Aim.LEGAL ? null : new OwnBoards(turn);
    this.checks = boards == null ? null : new Checks(vars, question, goal, boards, this);
    this.ranking = scores == null ? null : new Ranking(scores, vars, this);
    this.last = aim == Aim.MATING;
    this.escapes = boards == null || !last ? null : new Escapes(vars, boards, this);
    this.supportedWith = new int[turn.depAxis.length];
    Arrays.fill(supportedWith, -1);
    addVar(goal.branchCounts());
    for (int a = 0; a < turn.axes.length; a++) {
      long[] domain = Arrays.copyOf(turn.axes[a].safe, turn.axes[a].safe.length);
      if (question == Question.ADVANCE && goal.isMandatory(a)) {
        domain[0] &= ~1L;
      }
      addVar(domain);
    }
  }

  // ---- new timelines ----

  /**
   * Makes the variables for new timelines up to this many, and posts the present's conditions; only
   * at level 0.
   */
  private boolean build(int branches) {
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

  // ---- the search ----

  @Override
  public Answer next() {
    if (turn.lost || exhausted) {
      return Answer.NONE;
    }
    if (turn.isTooLarge()) {
      return Answer.OUT_OF_BUDGET;
    }
    if (leaves.next()) {
      return Answer.FOUND;
    }
    if (found) {
      found = false;
      answered = true;
      if (!flip()) {
        return Answer.NONE;
      }
    }
    if (!started) {
      started = true;
      for (int var = 0; var <= n; var++) {
        if (!announce(var)) {
          return Answer.NONE;
        }
      }
    }
    while (true) {
      if (!budget.take()) {
        return Answer.OUT_OF_BUDGET;
      }
      if (!propagate()) {
        if (!resolveConflict()) {
          return Answer.NONE;
        }
        restart();
        continue;
      }
      if (level() == 0) {
        int branches = value(TurnVars.BRANCHES);
        if (posted < branches) {
          if (ranking != null && built < branches && ranking.isOutside(branches - built)) {
            if (!strikeRange(TurnVars.BRANCHES, branches, branches + 1, VISITED)) {
              return Answer.NONE;
            }
            continue;
          }
          posted = branches;
          if (!build(branches)) {
            return Answer.NONE;
          }
          continue;
        }
        decide(TurnVars.BRANCHES, branches);
        continue;
      }
      if (ranking != null && ranking.isOutside()) {
        // Nothing to learn: the bounds will be others next time.
        if (!flip()) {
          return Answer.NONE;
        }
        continue;
      }
      int var = choose();
      if (var < 0) {
        if (checks == null || checks.given()) {
          found = true;
          return Answer.FOUND;
        }
        if (!ruleOut(checks.whyNone())) {
          return Answer.NONE;
        }
      } else if (undecided == 1 && rays == null && leaves.find(var, domain(var))) {
        boolean any = isAnyWanted(var);
        if (any) {
          found = true;
          return Answer.FOUND;
        }
        if (ranking != null) {
          answered = true;
          if (!flip()) {
            return Answer.NONE;
          }
          continue;
        }
        // Decided all the same: that tells why there is no check.
        decide(var, value(var));
      } else {
        decide(var, ranking == null ? value(var) : ranking.best(var));
      }
    }
  }

  /** Whether one of the values of the last variable that make a turn is asked for. */
  private boolean isAnyWanted(int var) {
    return checks != null
        ? leaves.keep(checks)
        : ranking == null || leaves.keep(ranking, total(var));
  }

  /** Only turns worth so much, and no more than so much, are wanted from now on. */
  void bounds(long least, long most) {
    if (ranking != null) {
      ranking.bounds(least, most);
    }
  }

  /** What the turn found is worth. */
  long total() {
    return total(-1);
  }

  /** A number for the turn found, the same whenever it is found. */
  long signature() {
    long sum = 0;
    for (int var = 1; var < varCount(); var++) {
      long mixed = ((long) var << 32 | chosen(var)) * 0x9E3779B97F4A7C15L;
      sum += (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L;
    }
    return sum;
  }

  private long total(int without) {
    long sum = 0;
    for (int var = 1; var < varCount() && ranking != null; var++) {
      sum += var == without ? 0 : ranking.of(var, chosen(var));
    }
    return sum;
  }

  /**
   * Rules out the turn that was found last, and every other to which a reply is legal. Turns found
   * before that were not ruled out may be found again.
   *
   * @param after the multiverse after that turn, which was found with {@link Aim#MATING}
   * @param reply legal moves of the opponent
   */
  public void ruleOut(Multiverse after, List<Move> reply) {
    if (escapes == null || !found) {
      throw new IllegalStateException("no turn was found that should mate");
    }
    found = false;
    if (leaves.isOpen()) {
      decide(leaves.var(), leaves.value());
      leaves.forget();
      if (!propagate()) {
        // What was learned rules it out already; only no conclusion had been drawn.
        exhausted = !resolveConflict();
        return;
      }
    }
    exhausted = !ruleOut(escapes.of(after, reply));
  }

  /** Learns a nogood that the decided turn breaks; false when nothing is left. */
  private boolean ruleOut(Nogood nogood) {
    conflict(nogood);
    // Added only where the search goes on, so that it draws its conclusions there.
    if (!resolveConflict() || (!add(nogood) && !resolveConflict())) {
      return false;
    }
    restart();
    return true;
  }

  /**
   * Begins anew after some dead ends, with all that was learned: an unlucky first decision could
   * keep the search busy for ages. Once a turn was found this would visit it again.
   */
  private void restart() {
    deadEnds++;
    if (deadEnds >= patience && !answered) {
      deadEnds = 0;
      patience += patience / 2;
      backtrack(0);
    }
  }

  /**
   * The undecided variable with the fewest values for the trouble it made; -1 when all are decided.
   */
  private int choose() {
    undecided = 0;
    int best = -1;
    double bestScore = Double.MAX_VALUE;
    for (int var = 1; var < varCount(); var++) {
      if (count(var) > 1) {
        undecided++;
        double score = count(var) / weight(var);
        if ((checks != null || ranking != null) && vars.isBranch(var)) {
          // Where the present will be decides which boards can give check; and a piece that leaves
          // does nothing else on its board, which the bounds should know early.
          score *= 1e-6;
        }
        if (score < bestScore) {
          bestScore = score;
          best = var;
        }
      }
    }
    return best;
  }

  @Override
  public List<Move> moves() {
    int count = 0;
    for (int var = 1; var < varCount(); var++) {
      int value = chosen(var);
      if (value > 0 && (var > n || !turn.axes[var - 1].isDeparture(value))) {
        count++;
      }
    }
    Move[] moves = new Move[count];
    int at = 0;
    for (int i = 0; i < n; i++) {
      int a = turn.mover == Color.WHITE ? i : n - 1 - i;
      int entry = chosen(TurnVars.axis(a));
      if (entry > 0 && !turn.axes[a].isDeparture(entry)) {
        moves[at++] = turn.move(a, entry);
      }
    }
    for (int i = 1; i <= built; i++) {
      int value = chosen(vars.branch(i));
      if (value > 0) {
        moves[at++] = turn.jump(value - 1);
      }
    }
    return List.of(moves);
  }

  private int chosen(int var) {
    return leaves.isFor(var) ? leaves.value() : value(var);
  }

  @Override
  public long skip() {
    return leaves.skip();
  }
}
