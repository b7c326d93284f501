package fivefold.rules.search;

import fivefold.model.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * Which other turns lose as the decided one does. It lost to an answer that mates: whatever is
 * played after that, one of a few captures is possible. So it is after every turn that plays on the
 * same timelines, makes the boards that the answer uses just so, and leaves to the captures what
 * they need of the others: an attacker, a royal, the squares between them open.
 *
 * <p>On a board of the turn that the answer leaves alone the loser has no move after it, since
 * there the winner is to move. So his ways out are the same after all these turns, and so are the
 * boards which they make.
 */
final class SameFate {
  private final TurnVars vars;
  private final Turn turn;
  private final IntUnaryOperator values;
  private final CaptureNogoods captureNogoods;

  /**
   * @param values the decided turn: the value of each variable
   */
  SameFate(TurnVars vars, IntUnaryOperator values, CaptureNogoods captureNogoods) {
    this.vars = vars;
    this.turn = vars.turn;
    this.values = values;
    this.captureNogoods = captureNogoods;
  }

  /**
   * The turns that lose in the same way.
   *
   * @param answer what mates after the decided turn
   * @param captures of which one is possible whatever is played after that, on the boards as they
   *     are then; one of them also if nothing is
   */
  Nogood of(List<Move> answer, List<Move> captures) {
    List<Ray> ways = rays(answer);
    int last = vars.axes + values.applyAsInt(TurnVars.BRANCHES);
    long[][] sets = new long[last + 1][];
    sets[TurnVars.BRANCHES] = vars.only(TurnVars.BRANCHES, last - vars.axes);
    for (int var = 1; var <= last; var++) {
      sets[var] = isFree(var, ways) ? playedAlike(var) : vars.only(var, values.applyAsInt(var));
    }
    for (Ray ray : rays(captures)) {
      Nogood needs = captureNogoods.of(ray);
      for (int i = 0; i < needs.vars.length; i++) {
        long[] set = sets[needs.vars[i]];
        for (int w = 0; w < set.length; w++) {
          set[w] &= needs.sets[i][w];
        }
      }
    }
    NogoodBuilder nogood = new NogoodBuilder();
    for (int var = 0; var <= last; var++) {
      nogood.add(var, sets[var]);
    }
    return nogood.build();
  }

  /** Whether more turns than the decided one could lose to the answer for the same reason. */
  boolean isAnyFree(List<Move> answer) {
    List<Ray> ways = rays(answer);
    for (int var = vars.axes + values.applyAsInt(TurnVars.BRANCHES); var > 0; var--) {
      if (isFree(var, ways)) {
        return true;
      }
    }
    return false;
  }

  private List<Ray> rays(List<Move> moves) {
    List<Ray> rays = new ArrayList<>();
    for (Move move : moves) {
      rays.add(new Ray(move, turn.multiverse.size()));
    }
    return rays;
  }

  /** Whether a variable makes a board which the answer does not use. */
  private boolean isFree(int var, List<Ray> answer) {
    int value = values.applyAsInt(var);
    if (value == 0) {
      return false;
    }
    int at = vars.isBranch(var) ? turn.jumps.toHalfTurn[value - 1] : turn.ends[var - 1];
    for (Ray way : answer) {
      if (way.touches(vars.line(var), at + 1)) {
        return false;
      }
    }
    return true;
  }

  /** The values that let the timeline of a variable end where it ends now. */
  private long[] playedAlike(int var) {
    if (!vars.isBranch(var)) {
      return vars.allBut(var, 0);
    }
    Jumps jumps = turn.jumps;
    int at = jumps.toHalfTurn[values.applyAsInt(var) - 1];
    long[] set = new long[vars.words(var)];
    for (int j = 0; j < jumps.size; j++) {
      if (jumps.toHalfTurn[j] == at) {
        set[(j + 1) >> 6] |= 1L << (j + 1);
      }
    }
    return set;
  }
}
