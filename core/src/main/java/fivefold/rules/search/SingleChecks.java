package fivefold.rules.search;

import fivefold.model.Move;
import fivefold.model.Multiverse;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The legal turns of a single move whose piece then attacks a royal: of all turns that give check
 * the ones that are found at once. Whether the opponent is in check is for the caller to see, as a
 * check counts only on boards that he must play on.
 */
public final class SingleChecks implements ActionSource {
  private final Turn turn;
  private final Meter budget;
  private final CheckingMoves checking;

  /** How many boards must be played on. */
  private final int mandatory;

  private int axis;
  private int entry;
  private int jump;
  private List<Move> moves = List.of();
  private @Nullable Multiverse after;

  public SingleChecks(Turn turn, Meter budget) {
    this(turn, budget, 0);
  }

  /** Only those that make a new timeline. */
  public static SingleChecks branching(Turn turn, Meter budget) {
    return new SingleChecks(turn, budget, turn.size());
  }

  private SingleChecks(Turn turn, Meter budget, int firstAxis) {
    this.turn = turn;
    this.axis = firstAxis;
    this.budget = budget;
    this.checking = turn.checkingMoves();
    int count = 0;
    for (int a = 0; a < turn.size(); a++) {
      count += played(a);
    }
    this.mandatory = count;
  }

  @Override
  public Answer next() {
    if (turn.lost) {
      return Answer.NONE;
    }
    while (true) {
      Move move = candidate();
      if (move == null) {
        return Answer.NONE;
      }
      if (!budget.take()) {
        return Answer.OUT_OF_BUDGET;
      }
      moves = List.of(move);
      after = LikelyTurns.play(turn, moves);
      if (after != null) {
        return Answer.FOUND;
      }
    }
  }

  /** The next move that attacks a royal and may be a turn by itself; null at the end. */
  private @Nullable Move candidate() {
    for (; axis < turn.size(); axis++, entry = 0) {
      Axis at = turn.axes[axis];
      while (++entry < at.size) {
        if (checking.isCheck(axis, entry) && at.isSafe(entry) && mayBeAll(axis, entry)) {
          return turn.move(axis, entry);
        }
      }
    }
    while (jump < turn.jumps.size) {
      int j = jump++;
      if (checking.isCheck(j)
          && turn.jumps.endAxis[j] < 0
          && turn.axes[turn.jumps.axis[j]].isSafe(turn.depEntry[turn.jumps.dep[j]])
          && (mandatory == played(turn.jumps.axis[j]) || turn.rewinds(j))) {
        return turn.jump(j);
      }
    }
    return null;
  }

  /** Whether no other board must be played on than those that an entry uses. */
  private boolean mayBeAll(int a, int e) {
    Axis at = turn.axes[a];
    return mandatory == played(a) + (at.isArrival(e) ? played(turn.depAxis[at.dep[e]]) : 0);
  }

  /** 1 for a board that must be played on, 0 for one that may wait. */
  private int played(int a) {
    return turn.isMandatory(a) ? 1 : 0;
  }

  @Override
  public List<Move> moves() {
    return moves;
  }

  /** The multiverse after the turn found last. */
  public Multiverse after() {
    if (after == null) {
      throw new IllegalStateException("no turn was found");
    }
    return after;
  }
}
