package fivefold.rules.search;

import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.rules.movement.Layer;
import fivefold.rules.movement.LayerAttacks;
import fivefold.rules.movement.MovePlayer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * Legal turns nearly by falling score, found by trying: boards choose their moves one after the
 * other, the best combination first, and each is tested when it is complete. Much quicker than
 * {@link OrderedTurns} where most combinations are legal; where few are, it gives up after so many
 * tries, and then the exact search should be asked. Turns make one new timeline at most.
 */
public final class LikelyTurns implements ActionSource {
  private static final int PASS = -1;

  private final Turn turn;
  private final Meter budget;

  /** The moves of each board, the best first: entries of its axis, then jumps from it. */
  private final int[][] choices;

  /**
   * What each of them is worth compared with the best stay on every board it takes: so most sums
   * are at most 0, whatever the other boards do.
   */
  private final long[][] gains;

  /** What the best stay on each board is worth, a pass included where that is allowed. */
  private final long[] stays;

  /** What a pass gains on each board, and its place among the moves. */
  private final long[] passes;

  private final int[] passPlaces;

  private final boolean[] mandatory;
  private final PriorityQueue<Partial> open =
      new PriorityQueue<>(
          (a, b) ->
              a.bound != b.bound
                  ? Long.compare(b.bound, a.bound)
                  : Integer.compare(a.number, b.number));
  private int numbered;
  private int triesLeft;
  private int stepsLeft;

  /** What the best stays on all boards are worth together. */
  private long total;

  private List<Move> moves = List.of();
  private @Nullable Multiverse after;
  private long score;

  /** Choices of the boards up to one, of which the last may be replaced by the next best. */
  private record Partial(
      int number,
      @Nullable Partial before,
      int axis,
      int choice,
      long sum,
      long bound,
      long taken,
      int branch,
      boolean rewinds) {}

  /**
   * @param tries how many combinations to test at most
   */
  public LikelyTurns(Turn turn, MoveScore score, int tries, Meter budget) {
    this.turn = turn;
    this.budget = budget;
    this.triesLeft = tries;
    int n = turn.size();
    choices = new int[n][];
    gains = new long[n][];
    stays = new long[n];
    passes = new long[n];
    passPlaces = new int[n];
    mandatory = new boolean[n];
    stepsLeft = 20 * tries;
    if (turn.lost || n > Long.SIZE) {
      triesLeft = 0;
      return;
    }
    Ranking.TurnScores all = OrderedTurns.scores(turn, score);
    for (int a = 0; a < n; a++) {
      mandatory[a] = turn.isMandatory(a);
      stays[a] = bestStay(a, all);
      total += stays[a];
    }
    for (int a = 0; a < n; a++) {
      list(a, all);
    }
    push(null, 0, 0, 0, 0, PASS, false);
    addRewinding(all);
  }

  private long bestStay(int a, Ranking.TurnScores all) {
    Axis axis = turn.axes[a];
    long best = mandatory[a] ? Long.MIN_VALUE : all.ofEntry(a, 0);
    for (int e = 1; e < axis.endOfPhysical; e++) {
      if (axis.isSafe(e)) {
        best = Math.max(best, all.ofEntry(a, e));
      }
    }
    return best == Long.MIN_VALUE ? 0 : best;
  }

  /**
   * What a board may do: stay, jump, or take a piece from a later board. A hop is a matter of the
   * earlier of its two boards. A jump that rewinds is fixed before all else, see {@link
   * #addRewinding}.
   */
  private void list(int a, Ranking.TurnScores all) {
    Axis axis = turn.axes[a];
    int from = turn.depJumps[turn.depFirst[a]];
    int to = turn.depJumps[turn.depFirst[a + 1]];
    long[] keys = new long[axis.size + to - from];
    int size = 0;
    for (int e = 1; e < axis.endOfPhysical; e++) {
      if (axis.isSafe(e)) {
        keys[size++] = key(all.ofEntry(a, e) - stays[a], e);
      }
    }
    for (int e = axis.endOfDepartures; e < axis.size; e++) {
      int source = turn.depAxis[axis.dep[e]];
      if (axis.isSafe(e) && source > a) {
        keys[size++] = key(all.ofEntry(a, e) - stays[a] - stays[source], e);
      }
    }
    for (int j = from; j < to; j++) {
      int b = turn.jumps.endAxis[j];
      if (axis.isSafe(turn.depEntry[turn.jumps.dep[j]]) && (b < 0 || b > a) && !turn.rewinds(j)) {
        keys[size++] = key(all.ofJump(j) - stays[a] - (b < 0 ? 0 : stays[b]), axis.size + j);
      }
    }
    Arrays.sort(keys, 0, size);
    choices[a] = new int[size];
    gains[a] = new long[size];
    for (int i = 0; i < size; i++) {
      choices[a][i] = (int) keys[i] & (1 << INDEX_BITS) - 1;
      gains[a][i] = -(keys[i] >> INDEX_BITS);
    }
    passes[a] = all.ofEntry(a, 0) - stays[a];
    while (passPlaces[a] < size && gains[a][passPlaces[a]] > passes[a]) {
      passPlaces[a]++;
    }
  }

  private static final int INDEX_BITS = 22;

  private static long key(long score, int choice) {
    return -score << INDEX_BITS | choice;
  }

  private void addRewinding(Ranking.TurnScores all) {
    for (int j = 0; j < turn.jumps.size; j++) {
      int a = turn.jumps.axis[j];
      if (turn.rewinds(j) && turn.axes[a].isSafe(turn.depEntry[turn.jumps.dep[j]])) {
        push(null, 0, 0, all.ofJump(j) - stays[a], 1L << a, j, true);
      }
    }
  }

  private void push(
      @Nullable Partial before,
      int axis,
      int choice,
      long sum,
      long taken,
      int branch,
      boolean rewinds) {
    int at = axis;
    while (at < turn.size() && (taken >>> at & 1) != 0) {
      at++;
    }
    long here = 0;
    if (at < turn.size()) {
      boolean free = rewinds || !mandatory[at];
      // One more choice than moves where nothing need be played.
      if (choice > gains[at].length || (choice == gains[at].length && !free)) {
        return;
      }
      here = free ? passing(at, choice) : gains[at][choice];
    }
    open.add(new Partial(numbered++, before, at, choice, sum, sum + here, taken, branch, rewinds));
  }

  /** What a choice gains where a pass is one of them, in its place among the others. */
  private long passing(int axis, int choice) {
    int place = passPlaces[axis];
    return choice < place
        ? gains[axis][choice]
        : choice == place ? passes[axis] : gains[axis][choice - 1];
  }

  private int chosen(int axis, int choice, boolean free) {
    int place = free ? passPlaces[axis] : Integer.MAX_VALUE;
    return choice < place
        ? choices[axis][choice]
        : choice == place ? PASS : choices[axis][choice - 1];
  }

  @Override
  public Answer next() {
    while (!open.isEmpty() && triesLeft > 0 && stepsLeft-- > 0) {
      if (!budget.take()) {
        return Answer.OUT_OF_BUDGET;
      }
      Partial best = open.remove();
      if (best.axis >= turn.size()) {
        triesLeft--;
        if (test(best)) {
          return Answer.FOUND;
        }
        continue;
      }
      choose(best);
    }
    return Answer.NONE;
  }

  /** Goes on to the next board, and lets the next best choice on this one wait. */
  private void choose(Partial at) {
    int a = at.axis;
    push(at.before, a, at.choice + 1, at.sum, at.taken, at.branch, at.rewinds);
    boolean free = at.rewinds || !mandatory[a];
    int chosen = chosen(a, at.choice, free);
    long sum = at.sum + (free ? passing(a, at.choice) : gains[a][at.choice]);
    long taken = at.taken | 1L << a;
    int branch = at.branch;
    Axis axis = turn.axes[a];
    if (chosen >= axis.size) {
      int j = chosen - axis.size;
      int b = turn.jumps.endAxis[j];
      if (b < 0) {
        if (branch != PASS) {
          return;
        }
        branch = j;
      } else if ((taken >>> b & 1) != 0) {
        return;
      } else {
        taken |= 1L << b;
      }
    } else if (chosen != PASS && axis.isArrival(chosen)) {
      int source = turn.depAxis[axis.dep[chosen]];
      if ((taken >>> source & 1) != 0) {
        return;
      }
      taken |= 1L << source;
    }
    push(at, a + 1, 0, sum, taken, branch, at.rewinds);
  }

  /** Plays a complete combination and looks whether it is legal. */
  private boolean test(Partial complete) {
    List<Move> found = new ArrayList<>();
    for (Partial at = complete.before; at != null; at = at.before) {
      Axis axis = turn.axes[at.axis];
      int chosen = chosen(at.axis, at.choice, at.rewinds || !mandatory[at.axis]);
      if (chosen == PASS) {
        continue;
      }
      if (chosen >= axis.size) {
        int j = chosen - axis.size;
        if (turn.jumps.endAxis[j] >= 0) {
          found.add(turn.jump(j));
        }
      } else {
        found.add(turn.move(at.axis, chosen));
      }
    }
    found.sort(
        (a, b) ->
            turn.mover == Color.WHITE
                ? Integer.compare(a.to().timeline(), b.to().timeline())
                : Integer.compare(b.to().timeline(), a.to().timeline()));
    if (complete.branch != PASS) {
      found.add(turn.jump(complete.branch));
    }
    Multiverse now = found.isEmpty() ? null : play(turn, found);
    if (now == null) {
      return false;
    }
    moves = found;
    after = now;
    score = (total + complete.sum) >> OrderedTurns.NOISE_BITS;
    return true;
  }

  /** The multiverse after moves of a turn; null when they do not make a legal one. */
  static @Nullable Multiverse play(Turn turn, List<Move> moves) {
    Multiverse now = turn.multiverse;
    for (Move move : moves) {
      now = MovePlayer.play(now, move);
    }
    if (now.presentColor() == turn.mover) {
      return null;
    }
    // A board that loses a royal by itself was struck.
    boolean alone = moves.size() == 1 && moves.get(0).isPhysical();
    return alone || !LayerAttacks.anyNew(new Layer(now, turn.mover.opposite(), 0), turn.multiverse)
        ? now
        : null;
  }

  @Override
  public List<Move> moves() {
    return List.copyOf(moves);
  }

  /** The multiverse after the turn found last. */
  public Multiverse after() {
    if (after == null) {
      throw new IllegalStateException("no turn was found yet");
    }
    return after;
  }

  /** What the turn found last is worth. */
  public long score() {
    return score;
  }
}
