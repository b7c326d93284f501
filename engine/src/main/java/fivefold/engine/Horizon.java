package fivefold.engine;

import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.SingleChecks;

/**
 * What is looked at beyond the horizon, where positions are no longer searched: captures and
 * promotions, and checks from new timelines.
 */
final class Horizon {
  /** How many actions are tried for what they take or promote. */
  private static final int CAPTURES = 3;

  /** What such an action must look worth. */
  private static final int LEAST_CAPTURE = 90;

  /** How much more than it looks worth it may bring. */
  private static final int DELTA = 120;

  /** How many checks from a new timeline are tried. */
  private static final int CHECKS = 8;

  /** What such a check is expected to win at most, a mate aside. */
  private static final int MOST_CHECK = 200;

  private final Evaluator evaluator;
  private final MoveOrder order;
  private final MateProbe probe;
  private final Clock clock;

  Horizon(Evaluator evaluator, MoveOrder order, MateProbe probe, Clock clock) {
    this.evaluator = evaluator;
    this.order = order;
    this.probe = probe;
    this.clock = clock;
  }

  /**
   * The score of a position for the player to move, between alpha and beta as far as it matters.
   *
   * @param ply how many actions were played since the root
   */
  int score(Position position, int alpha, int beta, int ply) {
    if (ply == 1 && position.isSmall() && probe.findsKnown(position)) {
      // What mates after one of the root's actions often mates after others.
      return Score.MATE - ply - 1;
    }
    int best = captures(position, alpha, beta);
    if (best >= beta || !position.isSmall() || !position.mayBranch()) {
      return best;
    }
    // Away from the main line only where moves were listed for captures: listing takes longest.
    boolean main = beta - alpha > 1;
    return main || (position.isListed() && best + MOST_CHECK > alpha)
        ? branchingChecks(position, best, alpha, beta, ply)
        : best;
  }

  /** The score with checks from new timelines, if any is better than what was found without. */
  private int branchingChecks(Position position, int best, int alpha, int beta, int ply) {
    SingleChecks checks = position.branchingChecks(clock);
    for (int i = 0; i < CHECKS && best < beta && checks.next() == Answer.FOUND; i++) {
      Position after = position.next(checks.after());
      if (!after.inCheck()) {
        continue;
      }
      if (!clock.node()) {
        break;
      }
      if (probe.mates(checks.moves(), after)) {
        return Score.MATE - ply - 1;
      }
      best = Math.max(best, -evaluator.evaluate(after, -beta, -Math.max(alpha, best)));
    }
    return best;
  }

  /** The score as it stands, or with the best capture if that is better. */
  private int captures(Position position, int alpha, int beta) {
    int stand = evaluator.evaluate(position, alpha, beta);
    if (stand >= beta) {
      return stand;
    }
    int hope = evaluator.hope(position);
    if (hope < LEAST_CAPTURE || stand + hope + DELTA <= alpha) {
      return stand;
    }
    int best = stand;
    ActionSource source = position.actions(order.captures(position), CAPTURES, clock);
    for (int i = 0; i < CAPTURES && best < beta && source.next() == Answer.FOUND; i++) {
      if (MoveOrder.score(source) < LEAST_CAPTURE || !clock.node()) {
        break;
      }
      Position after = position.after(source);
      best = Math.max(best, -evaluator.evaluate(after, -beta, -Math.max(alpha, best)));
    }
    return best;
  }
}
