package fivefold.engine;

import fivefold.model.Key;
import fivefold.model.Move;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The search below the root: principal variation search over whole actions. At every position only
 * so many of the actions that look best are tried, fewer the closer the horizon is; checks are
 * answered in full, and what lies beyond is left to {@link Horizon}.
 *
 * <p>The recursion is bounded by the depth of the search and a few extensions.
 */
final class Search {
  /** The score of a position that was not finished when the time was up; nobody uses it. */
  static final int NONE = 0;

  private static final int DEEPEST = 60;

  /** How many actions are tried at most with so many actions left to search. */
  private static final int[] WIDTHS = {0, 14, 20, 30, 40};

  private static final int[] EVASIONS = {0, 10, 16, 24};

  /** The same where the score itself is wanted: what is overlooked there gets played. */
  private static final int MAIN_WIDTH = 60;

  /** Up to how many actions before the horizon a position that is much better is not searched. */
  private static final int SHALLOW = 2;

  /** By how much it must be better for each action. */
  private static final int RISK = 120;

  /** How many more actions are tried where the usual number lose to a mate. */
  private static final int MORE_EVASIONS = 40;

  /** How much worse a position is if these lose as well, though there are others. */
  private static final int DOUBT = 1_000;

  /** How much work goes into looking for a mate at once where it matters most, if time allows. */
  private static final int HARD_PROBE = 3_000;

  /** What quiet moves gain at most. */
  private static final int MOST_QUIET = 200;

  /** How deep a search must be for others to wait for it. */
  private static final int LEAST_BUSY = 2;

  private final Evaluator evaluator;
  private final MoveOrder order;
  private final Table table;
  private final Table boards;
  private final Clock clock;
  private final MateProbe probe;
  private final Horizon horizon;

  /** What other searches are at; null when there are none. */
  private final @Nullable Busy busy;

  /** Two actions for each distance from the root that cut off there. */
  @SuppressWarnings("unchecked")
  private final @Nullable List<Move>[] killers = (List<Move>[]) new List<?>[2 * DEEPEST + 2];

  /** Up to how many actions from the root checks make a line longer. */
  private int mostPlies;

  /**
   * @param boards remembers the best action by the last boards alone, for the order of actions
   */
  Search(
      Evaluator evaluator,
      MoveOrder order,
      Table table,
      Table boards,
      Clock clock,
      @Nullable Busy busy) {
    this.evaluator = evaluator;
    this.order = order;
    this.table = table;
    this.boards = boards;
    this.clock = clock;
    this.probe = new MateProbe(clock);
    this.horizon = new Horizon(evaluator, order, probe, clock);
    this.busy = busy;
  }

  void begin(int depth) {
    mostPlies = Math.min(DEEPEST, depth + 1);
  }

  /**
   * The score of a position for the player to move, between alpha and beta as far as it matters.
   *
   * @param ply how many actions were played since the root
   */
  int search(Position position, int depth, int alpha, int beta, int ply, boolean mayPass) {
    if (!clock.node()) {
      return NONE;
    }
    // Even a mate at once would change nothing.
    alpha = Math.max(alpha, -Score.MATE + ply);
    beta = Math.min(beta, Score.MATE - ply - 1);
    if (alpha >= beta) {
      return alpha;
    }
    if (leadsNowhere(position)) {
      return 0;
    }
    boolean check = position.inCheck();
    if (check && ply < mostPlies) {
      depth++;
    }
    if (depth <= 0 || ply >= DEEPEST) {
      return horizon.score(position, alpha, beta, ply);
    }
    Key key = position.multiverse.key();
    Table.Entry entry = table.find(key);
    if (entry != null && entry.depth() >= depth && beta - alpha == 1) {
      int score = fromTable(entry.score(), ply);
      int kind = entry.kind();
      if (kind == Table.EXACT
          || (kind == Table.AT_LEAST && score >= beta)
          || (kind == Table.AT_MOST && score <= alpha)) {
        return score;
      }
    }
    List<Move> first = entry == null ? null : entry.action();
    boolean narrow = beta - alpha == 1;
    if (narrow && !check && !Score.isMate(alpha) && !Score.isMate(beta)) {
      int stand = evaluator.evaluate(position);
      if (depth <= SHALLOW && stand - RISK * depth >= beta) {
        return stand;
      }
      if (depth == 1 && stand + evaluator.hope(position) + MOST_QUIET <= alpha) {
        return horizon.score(position, alpha, beta, ply);
      }
      if (mayPass && depth >= 2 && stand >= beta) {
        int score =
            -search(position.pass(), depth - 2 - depth / 4, -beta, -beta + 1, ply + 1, false);
        if (clock.isOver()) {
          return NONE;
        }
        if (score >= beta) {
          return Score.isMate(score) ? beta : score;
        }
        if (isLost(score) && ply < mostPlies) {
          // The opponent threatens mate: whether it can be met shows one action later.
          depth++;
        }
      }
    }
    List<List<Move>> known = known(position, first, ply);
    if (busy == null || depth < LEAST_BUSY) {
      return actions(position, key, known, depth, alpha, beta, ply, check);
    }
    busy.begin(key);
    int score = actions(position, key, known, depth, alpha, beta, ply, check);
    busy.end(key);
    return score;
  }

  /** Whether a position is back where it was, with no mate to see. */
  private boolean leadsNowhere(Position position) {
    return position.isRepetition() && (!position.isSmall() || probe.find(position) == null);
  }

  /** Whether another search looks into a position at the moment. */
  boolean isBusy(Position position) {
    return busy != null && busy.contains(position.multiverse.key());
  }

  /** What to try before anything is listed: what the tables know, and what cut off nearby. */
  private List<List<Move>> known(Position position, @Nullable List<Move> first, int ply) {
    List<List<Move>> known = new ArrayList<>(3);
    if (first == null) {
      first = boards.action(position.multiverse.lastBoardsKey());
    }
    if (first != null) {
      known.add(first);
    }
    for (int i = 2 * ply; i < 2 * ply + 2; i++) {
      if (killers[i] != null) {
        known.add(killers[i]);
      }
    }
    return known;
  }

  /** How the player to move stands at first sight. */
  int evaluate(Position position) {
    return evaluator.evaluate(position);
  }

  /** A mate at once, looked for harder than in every position; null when none was found. */
  @Nullable List<Move> mate(Position position) {
    return probe.find(position, clock.steps(HARD_PROBE));
  }

  /** Lets an action that mates after one of the root's be tried first after the others. */
  void knowMate(List<Move> mate) {
    killer(1, mate);
    probe.know(mate);
  }

  /** Lets an action be tried first in all positions so many actions from the root. */
  void killer(int ply, List<Move> action) {
    if (!action.equals(killers[2 * ply])) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = action;
    }
  }

  private int actions(
      Position position,
      Key key,
      List<List<Move>> known,
      int depth,
      int alpha,
      int beta,
      int ply,
      boolean check) {
    int best = Integer.MIN_VALUE;
    List<Move> bestAction = null;
    int lower = alpha;
    int tried = 0;
    int[] widths = check ? EVASIONS : WIDTHS;
    boolean main = beta - alpha > 1;
    int width = main ? MAIN_WIDTH : widths[Math.min(depth, widths.length - 1)];
    Choices choices = new Choices(position, order, known, width, clock);
    boolean probed = !position.isSmall();
    while (best < beta) {
      if (!choices.nextKnown()) {
        // What is known mostly cuts off, so that a mate is looked for in few positions.
        if (!probed) {
          probed = true;
          List<Move> mate = main ? probe.findOnMainLine(position) : probe.find(position);
          if (mate != null) {
            int score = Score.MATE - ply - 1;
            table.put(key, Table.DEEPEST, toTable(score, ply), Table.EXACT, mate);
            return score;
          }
        }
        if (!choices.next() && !choices.nextPutOff() && !isMateToDoubt(choices, best, depth)) {
          break;
        }
      }
      if (tried > 0 && depth > LEAST_BUSY && !choices.isLate() && isBusy(choices.after())) {
        choices.putOff();
        continue;
      }
      boolean forcing = check || choices.after().inCheck();
      int less = Reductions.of(depth, tried, forcing, main);
      int score = child(choices.after(), depth, lower, beta, ply, tried, less);
      if (clock.isOver()) {
        return NONE;
      }
      tried++;
      if (score > best) {
        best = score;
        bestAction = choices.action();
        lower = Math.max(lower, best);
      }
    }
    if (clock.isOver()) {
      return NONE;
    }
    if (bestAction == null) {
      // Out of budget means out of time, so there is no legal action.
      best = check ? -Score.MATE + ply : 0;
    } else if (isLost(best) && !choices.isExhausted()) {
      best = evaluator.evaluate(position) - DOUBT;
    }
    if (bestAction != null && best > alpha) {
      boards.put(position.multiverse.lastBoardsKey(), depth, 0, Table.EXACT, bestAction);
      if (best >= beta) {
        killer(ply, bestAction);
        order.reward(position, bestAction, Math.min(400, 16 * depth * depth));
      }
    }
    int kind = best >= beta ? Table.AT_LEAST : best > alpha ? Table.EXACT : Table.AT_MOST;
    table.put(key, depth, toTable(best, ply), kind, best > alpha ? bestAction : null);
    return best;
  }

  /** Whether a score says that the player to move is mated. */
  static boolean isLost(int score) {
    return Score.isMate(score) && score < 0;
  }

  /** Whether there is another action to try where all those that were tried lose to a mate. */
  private static boolean isMateToDoubt(Choices choices, int best, int depth) {
    return isLost(best) && depth > 1 && choices.widen(MORE_EVASIONS) && choices.next();
  }

  private int child(Position next, int depth, int lower, int beta, int ply, int tried, int less) {
    if (tried == 0) {
      return -search(next, depth - 1, -beta, -lower, ply + 1, true);
    }
    int score = -search(next, depth - 1 - less, -lower - 1, -lower, ply + 1, true);
    if (score > lower && less > 0 && !clock.isOver()) {
      score = -search(next, depth - 1, -lower - 1, -lower, ply + 1, true);
    }
    if (score > lower && score < beta && !clock.isOver()) {
      score = -search(next, depth - 1, -beta, -lower, ply + 1, true);
    }
    return score;
  }

  /** Mates are counted from the position in the table, from the root in the search. */
  private static int toTable(int score, int ply) {
    return Score.isMate(score) ? (score > 0 ? score + ply : score - ply) : score;
  }

  private static int fromTable(int score, int ply) {
    return Score.isMate(score) ? (score > 0 ? score - ply : score + ply) : score;
  }
}
