package fivefold.rules;

import fivefold.model.Bits;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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
final class TurnSearch extends NogoodSolver implements ActionSource {
  /** Which turns are looked for. Every legal turn is one or the other. */
  enum Question {
    ADVANCE,
    REWIND
  }

  private static final int BRANCHES = 0;

  // Kinds of reason codes; see explain.
  private static final int HAS_SOURCE = 1;
  private static final int ONE_ARRIVAL = 2;
  private static final int OTHER_DEPARTURE = 3;
  private static final int NO_DEPARTURE = 4;
  private static final int TARGET_UNUSED = 5;
  private static final int TARGET_LATER = 6;

  private final Turn turn;
  private final Question question;
  private final Budget.Meter budget;
  private final int n;
  private final int maxBranches;
  private final Layer layer;
  private final DangerMap danger = new DangerMap();
  private final RayFinder rays;
  private final int[] supportedWith;
  private int built;

  /**
   * The largest number of new timelines for which the present's conditions are posted; they are
   * tried in ascending order.
   */
  private int posted = -1;

  private boolean started;
  private int undecided;
  private boolean found;

  TurnSearch(Turn turn, Question question, Budget.Meter budget) {
    this.turn = turn;
    this.question = question;
    this.budget = budget;
    this.n = turn.size();
    this.layer = turn.layer;
    layer.clear();
    this.rays = new RayFinder(layer);
    this.supportedWith = new int[turn.depAxis.length];
    Arrays.fill(supportedWith, -1);
    int departing = 0;
    for (Turn.Axis axis : turn.axes) {
      for (int e = axis.endOfPhysical; e < axis.endOfDepartures; e++) {
        if (axis.isSafe(e)) {
          departing++;
          break;
        }
      }
    }
    this.maxBranches = departing;
    addVar(branchCounts());
    for (int a = 0; a < n; a++) {
      long[] domain = Arrays.copyOf(turn.axes[a].safe, turn.axes[a].safe.length);
      if (question == Question.ADVANCE && isMandatory(a)) {
        domain[0] &= ~1L;
      }
      addVar(domain);
    }
  }

  Turn turn() {
    return turn;
  }

  // ---- the present ----

  private boolean isMandatory(int a) {
    return turn.ends[a] == turn.multiverse.present() && turn.multiverse.isActive(turn.lines[a]);
  }

  /** Whether an existing timeline is active when so many new ones are made. */
  private boolean isActive(int line, int branches) {
    Multiverse m = turn.multiverse;
    int own = m.lines(turn.mover) + branches;
    int opponent = m.lines(turn.mover.opposite());
    return m.parity().distance(line) <= Math.min(own, opponent) + 1;
  }

  /** Whether the i-th new timeline is active: the opponent must have at least one less. */
  private boolean isNewActive(int i) {
    Multiverse m = turn.multiverse;
    return m.lines(turn.mover) + i <= m.lines(turn.mover.opposite()) + 1;
  }

  /**
   * The numbers of new timelines that may answer the question, looking only at timelines that
   * nobody plays on.
   */
  private long[] branchCounts() {
    long[] counts = new long[(maxBranches >> 6) + 1];
    for (int k = 0; k <= maxBranches; k++) {
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
    for (int a = 0; a < n; a++) {
      if (isWoken(a, branches) && turn.ends[a] < turn.multiverse.present()) {
        return true;
      }
    }
    return false;
  }

  /** Posts what the question demands when exactly so many new timelines are made. */
  private boolean addPresent(int branches) {
    int present = turn.multiverse.present();
    if (question == Question.ADVANCE) {
      for (int a = 0; a < n; a++) {
        if (isWoken(a, branches)
            && turn.ends[a] == present
            && !add(
                nogood(branches, new int[] {axisVar(a)}, new long[][] {passOnly(axisVar(a))}))) {
          return false;
        }
      }
      return true;
    }
    if (!needEarlier(branches, present, -1)) {
      return false;
    }
    for (int a = 0; a < n; a++) {
      if (isWoken(a, branches)
          && turn.ends[a] < present
          && !needEarlier(branches, turn.ends[a], a)) {
        return false;
      }
    }
    return true;
  }

  /**
   * Some active last board with the opponent to move must lie before a half-turn, if a timeline (or
   * any, -1) passes.
   */
  private boolean needEarlier(int branches, int halfTurn, int passing) {
    if (earliestWoken(branches) < halfTurn) {
      return true;
    }
    List<Integer> vars = new ArrayList<>();
    List<long[]> sets = new ArrayList<>();
    if (passing >= 0) {
      vars.add(axisVar(passing));
      sets.add(passOnly(axisVar(passing)));
    }
    for (int a = 0; a < n; a++) {
      if (a != passing && isWoken(a, branches) && turn.ends[a] + 1 < halfTurn) {
        vars.add(axisVar(a));
        sets.add(passOnly(axisVar(a)));
      }
    }
    for (int i = 1; i <= branches && isNewActive(i); i++) {
      long[] late = new long[turn.jumps.words()];
      late[0] = 1;
      for (int j = 0; j < turn.jumps.size; j++) {
        if (turn.jumps.toHalfTurn[j] + 1 > halfTurn) {
          late[(j + 1) >> 6] |= 1L << (j + 1);
        }
      }
      vars.add(newVar(i));
      sets.add(late);
    }
    int[] v = new int[vars.size()];
    for (int i = 0; i < v.length; i++) {
      v[i] = vars.get(i);
    }
    return add(nogood(branches, v, sets.toArray(new long[0][])));
  }

  /** A nogood that holds for one number of new timelines. */
  private Nogood nogood(int branches, int[] vars, long[][] sets) {
    int[] v = new int[vars.length + 1];
    long[][] s = new long[vars.length + 1][];
    v[0] = BRANCHES;
    s[0] = new long[domain(BRANCHES).length];
    s[0][branches >> 6] = 1L << branches;
    System.arraycopy(vars, 0, v, 1, vars.length);
    System.arraycopy(sets, 0, s, 1, sets.length);
    return new Nogood(v, s);
  }

  // ---- variables ----

  private static int axisVar(int a) {
    return 1 + a;
  }

  private int newVar(int i) {
    return n + i;
  }

  private long[] passOnly(int var) {
    long[] set = new long[domain(var).length];
    set[0] = 1;
    return set;
  }

  /** Makes the variables for new timelines up to this many; only at level 0. */
  private boolean build(int branches) {
    while (built < branches) {
      int i = ++built;
      long[] domain = turn.newAxisDomain(i);
      if (question == Question.ADVANCE && isNewActive(i)) {
        strikeEarly(domain);
      }
      int var = addVar(domain);
      // The i-th new timeline exists exactly when there are at least i.
      int words = domain(BRANCHES).length;
      long[] fewer = new long[words];
      long[] enough = new long[words];
      for (int k = 0; k <= maxBranches; k++) {
        (k < i ? fewer : enough)[k >> 6] |= 1L << k;
      }
      long[] some = new long[domain.length];
      Arrays.fill(some, -1);
      some[0] &= ~1L;
      int[] both = {BRANCHES, var};
      if (!add(new Nogood(both, new long[][] {fewer, some}))
          || !add(new Nogood(both, new long[][] {enough, passOnly(var)}))
          || !announce(var)) {
        return false;
      }
      for (int decided = 1; decided < var; decided++) {
        if (count(decided) == 1
            && (!follow(decided, value(decided), var) || !support(decided, value(decided)))) {
          return false;
        }
      }
    }
    return addPresent(branches);
  }

  /** Jumps to before the present would rewind. */
  private void strikeEarly(long[] domain) {
    for (int j = 0; j < turn.jumps.size; j++) {
      if (turn.jumps.toHalfTurn[j] < turn.multiverse.present()) {
        domain[(j + 1) >> 6] &= ~(1L << (j + 1));
      }
    }
  }

  // ---- structure: departures, arrivals, order ----

  private static long code(int kind, int x, int y, int z) {
    return (long) kind << 56 | (long) x << 36 | (long) y << 16 | z;
  }

  @Override
  boolean assigned(int var, int value) {
    if (var == BRANCHES) {
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
    if (var > n) {
      int jump = value - 1;
      return placeAndCheck(
          turn.newLine(var - n), turn.jumps.toHalfTurn[jump] + 1, turn.jumps.board(jump));
    }
    Bits board = turn.axes[var - 1].board(value);
    return support(var, value) && placeAndCheck(turn.lines[var - 1], turn.ends[var - 1] + 1, board);
  }

  /** Strikes from one variable what can't go with the value of another. */
  private boolean follow(int var, int value, int other) {
    if (var > n) {
      return value == 0 || followBranch(var, value - 1, other);
    }
    int a = var - 1;
    Turn.Axis axis = turn.axes[a];
    if (axis.isDeparture(value)) {
      return strikeOtherDepartures(other, a, axis.dep[value]);
    }
    if (!strikeArrivals(
        other, turn.depFirst[a], turn.depFirst[a + 1], code(NO_DEPARTURE, a, 0, 0))) {
      return false;
    }
    if (axis.isArrival(value)) {
      return followArrival(var, axis.dep[value], other);
    }
    return value != 0
        || other <= n
        || strikeSet(other, turn.jumps.endTargets(a), code(TARGET_UNUSED, other, a, 0));
  }

  /** An arriving piece left its source, and arrives nowhere else. */
  private boolean followArrival(int var, int dep, int other) {
    int source = turn.depAxis[dep];
    if (other == axisVar(source)) {
      return keepOnly(other, turn.depEntry[dep], code(HAS_SOURCE, var, dep, 0));
    }
    return strikeArrivals(
        other, turn.depFirst[source], turn.depFirst[source + 1], code(ONE_ARRIVAL, var, source, 0));
  }

  /**
   * A jump onto a last board branches, and does not hop, only if that board was used before and not
   * by a later branch.
   */
  private boolean followBranch(int var, int jump, int other) {
    Turn.Jumps jumps = turn.jumps;
    if (!followArrival(var, jumps.dep[jump], other)) {
      return false;
    }
    int target = jumps.endAxis[jump];
    if (target >= 0 && other == axisVar(target)) {
      return strikeRange(other, 0, 1, code(TARGET_UNUSED, var, target, 0));
    }
    if (target >= 0 && other > var) {
      return strikeArrivals(
          other,
          turn.depFirst[target],
          turn.depFirst[target + 1],
          code(TARGET_LATER, var, other, target));
    }
    int source = jumps.axis[jump];
    return other <= n
        || other > var
        || strikeSet(other, jumps.endTargets(source), code(TARGET_LATER, other, var, source));
  }

  private boolean strikeOtherDepartures(int var, int a, int dep) {
    long code = code(OTHER_DEPARTURE, dep, 0, 0);
    return strikeArrivals(var, turn.depFirst[a], dep, code)
        && strikeArrivals(var, dep + 1, turn.depFirst[a + 1], code);
  }

  /** Strikes the arrivals of a range of departures from a variable. */
  private boolean strikeArrivals(int var, int depLo, int depHi, long code) {
    if (depLo >= depHi) {
      return true;
    }
    return strikeRange(var, firstArrival(var, depLo), firstArrival(var, depHi), code);
  }

  private int firstArrival(int var, int dep) {
    return var > n ? 1 + turn.depJumps[dep] : turn.axes[var - 1].firstArrival(dep);
  }

  /** Once a departure is tried, some variable must be its arrival. */
  private boolean support(int var, int value) {
    if (var > n || !turn.axes[var - 1].isDeparture(value)) {
      return true;
    }
    int dep = turn.axes[var - 1].dep[value];
    if (supportedWith[dep] == built) {
      return true;
    }
    supportedWith[dep] = built;
    int source = turn.depAxis[dep];
    List<Integer> vars = new ArrayList<>();
    List<long[]> sets = new ArrayList<>();
    long[] departing = new long[domain(axisVar(source)).length];
    departing[turn.depEntry[dep] >> 6] = 1L << turn.depEntry[dep];
    vars.add(axisVar(source));
    sets.add(departing);
    for (int y = 1; y < varCount(); y++) {
      if (y == axisVar(source)) {
        continue;
      }
      int lo = firstArrival(y, dep);
      int hi = firstArrival(y, dep + 1);
      if (lo < hi) {
        long[] others = new long[domain(y).length];
        for (int w = 0; w < others.length; w++) {
          others[w] = ~rangeWord(w, lo, hi);
        }
        vars.add(y);
        sets.add(others);
      }
    }
    if (built < maxBranches) {
      long[] counts = new long[domain(BRANCHES).length];
      for (int k = 0; k <= built; k++) {
        counts[k >> 6] |= 1L << k;
      }
      vars.add(BRANCHES);
      sets.add(counts);
    }
    int[] v = new int[vars.size()];
    for (int i = 0; i < v.length; i++) {
      v[i] = vars.get(i);
    }
    return add(new Nogood(v, sets.toArray(new long[0][])));
  }

  @Override
  Nogood explain(long code, int var) {
    int kind = (int) (code >>> 56);
    int x = (int) (code >>> 36 & 0xfffff);
    int y = (int) (code >>> 16 & 0xfffff);
    int z = (int) (code & 0xffff);
    return switch (kind) {
      case HAS_SOURCE -> {
        int source = axisVar(turn.depAxis[y]);
        long[] others = new long[domain(source).length];
        Arrays.fill(others, -1);
        others[turn.depEntry[y] >> 6] &= ~(1L << turn.depEntry[y]);
        yield pair(x, arrivals(x, y, y + 1), source, others);
      }
      case ONE_ARRIVAL -> {
        int lo = turn.depFirst[y];
        int hi = turn.depFirst[y + 1];
        yield pair(x, arrivals(x, lo, hi), var, arrivals(var, lo, hi));
      }
      case OTHER_DEPARTURE -> {
        int a = turn.depAxis[x];
        long[] departing = new long[domain(axisVar(a)).length];
        departing[turn.depEntry[x] >> 6] = 1L << turn.depEntry[x];
        long[] others = arrivals(var, turn.depFirst[a], turn.depFirst[a + 1]);
        long[] mine = arrivals(var, x, x + 1);
        for (int w = 0; w < others.length; w++) {
          others[w] &= ~mine[w];
        }
        yield pair(axisVar(a), departing, var, others);
      }
      case NO_DEPARTURE -> {
        Turn.Axis axis = turn.axes[x];
        long[] staying = new long[domain(axisVar(x)).length];
        for (int w = 0; w < staying.length; w++) {
          staying[w] = ~rangeWord(w, axis.endOfPhysical, axis.endOfDepartures);
        }
        yield pair(axisVar(x), staying, var, arrivals(var, turn.depFirst[x], turn.depFirst[x + 1]));
      }
      case TARGET_UNUSED -> pair(x, turn.jumps.endTargets(y), axisVar(y), passOnly(axisVar(y)));
      case TARGET_LATER ->
          pair(x, turn.jumps.endTargets(z), y, arrivals(y, turn.depFirst[z], turn.depFirst[z + 1]));
      default -> throw new IllegalArgumentException("reason " + kind);
    };
  }

  private static Nogood pair(int x, long[] setX, int y, long[] setY) {
    return new Nogood(new int[] {x, y}, new long[][] {setX, setY});
  }

  private long[] arrivals(int var, int depLo, int depHi) {
    long[] set = new long[domain(var).length];
    int lo = firstArrival(var, depLo);
    int hi = firstArrival(var, depHi);
    for (int w = 0; w < set.length; w++) {
      set[w] = rangeWord(w, lo, hi);
    }
    return set;
  }

  // ---- royal captures ----

  private boolean placeAndCheck(int line, int halfTurn, Bits board) {
    layer.place(line, halfTurn, board);
    danger.compute(layer, line, halfTurn);
    if (!danger.hit(board, 0, 0, 0)) {
      return true;
    }
    if (!rays.find(line, halfTurn)) {
      throw new IllegalStateException("a capture was seen but not found");
    }
    return conflict(captureNogood());
  }

  @Override
  void unassigned(int var, int value) {
    if (var == BRANCHES || value == 0) {
      return;
    }
    layer.remove(var > n ? turn.newLine(var - n) : turn.lines[var - 1]);
  }

  /** The capture found, widened to every choice of boards that allows it. */
  private Nogood captureNogood() {
    int[] vars = new int[rays.steps + 1];
    long[][] sets = new long[rays.steps + 1][];
    int count = 0;
    for (int step = 0; step <= rays.steps; step++) {
      int line = rays.line + step * rays.vector[Vectors.LINE];
      int halfTurn = rays.halfTurn + 2 * step * rays.vector[Vectors.TURN];
      if (!layer.isPlaced(line) || layer.placedAt(line) != halfTurn) {
        continue;
      }
      int square = rays.square + step * (rays.vector[Vectors.FILE] + 8 * rays.vector[Vectors.RANK]);
      int var = varOf(line);
      vars[count] = var;
      sets[count++] =
          slab(var, halfTurn, square, step == 0 ? ATTACKER : step == rays.steps ? ROYAL : OPEN);
    }
    return new Nogood(Arrays.copyOf(vars, count), Arrays.copyOf(sets, count));
  }

  private static final int ATTACKER = 0;
  private static final int ROYAL = 1;
  private static final int OPEN = 2;

  private int varOf(int line) {
    int a = Arrays.binarySearch(turn.lines, line);
    if (a >= 0) {
      return axisVar(a);
    }
    return newVar(
        turn.mover == Color.WHITE
            ? line - turn.multiverse.maxTimeline()
            : turn.multiverse.minTimeline() - line);
  }

  /** The values of a variable whose board plays this part in the capture. */
  private long[] slab(int var, int halfTurn, int square, int part) {
    long[] set = new long[domain(var).length];
    long bit = 1L << square;
    if (var <= n) {
      Turn.Axis axis = turn.axes[var - 1];
      long attackers = rays.attackers(axis.base);
      for (int e = 1; e < axis.size; e++) {
        if (plays(axis.base, attackers, axis.clear[e], axis.set[e], axis.royalSet[e], bit, part)) {
          set[e >> 6] |= 1L << e;
        }
      }
      return set;
    }
    Turn.Jumps jumps = turn.jumps;
    for (int j = 0; j < jumps.size; j++) {
      if (jumps.toHalfTurn[j] + 1 != halfTurn) {
        continue;
      }
      long to = 1L << jumps.to[j];
      long attackers = part == ATTACKER ? rays.attackers(jumps.base[j]) : 0;
      if (plays(jumps.base[j], attackers, 0, to, jumps.royal[j] ? to : 0, bit, part)) {
        set[(j + 1) >> 6] |= 1L << (j + 1);
      }
    }
    return set;
  }

  private static boolean plays(
      Bits base, long attackers, long clear, long set, long royalSet, long bit, int part) {
    return switch (part) {
      case ATTACKER -> (attackers & ~(clear | set) & bit) != 0;
      case ROYAL -> (((base.royals & ~clear) | royalSet) & bit) != 0;
      default -> (((base.occupied & ~clear) | set) & bit) == 0;
    };
  }

  // ---- the search ----

  @Override
  public Answer next() {
    if (turn.lost) {
      return Answer.NONE;
    }
    if (nextLeaf()) {
      return Answer.FOUND;
    }
    if (found && !flip()) {
      return Answer.NONE;
    }
    found = false;
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
        continue;
      }
      if (level() == 0) {
        int branches = value(BRANCHES);
        if (posted < branches) {
          posted = branches;
          if (!build(branches)) {
            return Answer.NONE;
          }
          continue;
        }
        decide(BRANCHES, branches);
        continue;
      }
      int var = choose();
      if (var < 0 || (undecided == 1 && findLeaves(var))) {
        found = true;
        return Answer.FOUND;
      }
      decide(var, value(var));
    }
  }

  // ---- leaves: when one variable is left, all its values are judged at once ----

  /** The variable whose remaining values are all answers, -1 when there is none. */
  private int leafVar = -1;

  private int leafValue;
  private long[] leaves = {};

  private boolean nextLeaf() {
    if (leafVar < 0) {
      return false;
    }
    for (int w = (leafValue + 1) >> 6; w < leaves.length; w++) {
      long rest = leaves[w] & rangeWord(w, leafValue + 1, leaves.length << 6);
      if (rest != 0) {
        leafValue = (w << 6) + Long.numberOfTrailingZeros(rest);
        return true;
      }
    }
    leafVar = -1;
    return false;
  }

  @Override
  public long skip() {
    long skipped = 0;
    while (leafVar >= 0 && nextLeaf()) {
      skipped++;
    }
    return skipped;
  }

  /**
   * Collects the values of the only undecided variable that make a legal turn. Everything but royal
   * captures has been propagated to it; a departure from it has no arrival left to go to. When no
   * value remains, ordinary decisions follow, since those learn why.
   */
  private boolean findLeaves(int var) {
    leaves = Arrays.copyOf(domain(var), domain(var).length);
    if (var <= n) {
      Turn.Axis axis = turn.axes[var - 1];
      danger.compute(layer, turn.lines[var - 1], turn.ends[var - 1] + 1);
      for (int w = 0; w < leaves.length; w++) {
        leaves[w] &= ~rangeWord(w, axis.endOfPhysical, axis.endOfDepartures);
        for (long rest = leaves[w]; rest != 0; rest &= rest - 1) {
          int e = (w << 6) + Long.numberOfTrailingZeros(rest);
          if (e > 0 && danger.hit(axis.base, axis.clear[e], axis.set[e], axis.royalSet[e])) {
            leaves[w] &= ~(1L << e);
          }
        }
      }
    } else {
      strikeHitBranches(var);
    }
    leafVar = var;
    leafValue = -1;
    return nextLeaf();
  }

  private void strikeHitBranches(int var) {
    Turn.Jumps jumps = turn.jumps;
    int line = turn.newLine(var - n);
    int computedFor = Integer.MIN_VALUE;
    for (int j : jumps.byHalfTurn()) {
      int value = j + 1;
      if ((leaves[value >> 6] >>> value & 1) == 0) {
        continue;
      }
      int at = jumps.toHalfTurn[j] + 1;
      if (at != computedFor) {
        danger.compute(layer, line, at);
        computedFor = at;
      }
      long to = 1L << jumps.to[j];
      if (danger.hit(jumps.base[j], 0, to, jumps.royal[j] ? to : 0)) {
        leaves[value >> 6] &= ~(1L << value);
      }
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
        if (score < bestScore) {
          bestScore = score;
          best = var;
        }
      }
    }
    return best;
  }

  @Override
  public Action action() {
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
      int entry = chosen(axisVar(a));
      if (entry > 0 && !turn.axes[a].isDeparture(entry)) {
        moves[at++] = turn.move(a, entry);
      }
    }
    for (int i = 1; i <= built; i++) {
      int value = chosen(newVar(i));
      if (value > 0) {
        moves[at++] = turn.jump(value - 1);
      }
    }
    return new Action(List.of(moves));
  }

  private int chosen(int var) {
    return var == leafVar ? leafValue : value(var);
  }
}
