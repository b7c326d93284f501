package fivefold.engine;

import fivefold.model.Key;
import fivefold.model.Move;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The search below the root: principal variation search over whole actions. At every position only
 * so many of the actions that look best are tried, fewer the closer the horizon is; checks are
 * answered in full, and beyond the horizon captures are looked at.
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
  private static final int CAPTURES = 3;
  private static final int CAPTURE_DEPTH = 3;
  private static final int LEAST_CAPTURE = 90;
  private static final int DELTA = 120;

  private final Evaluator evaluator;
  private final MoveOrder order;
  private final Table table;
  private final Table boards;
  private final Clock clock;

  /** Up to how many actions from the root checks make a line longer. */
  private int mostPlies;

  /**
   * @param boards remembers the best action by the last boards alone, for the order of actions
   */
  Search(Evaluator evaluator, MoveOrder order, Table table, Table boards, Clock clock) {
    this.evaluator = evaluator;
    this.order = order;
    this.table = table;
    this.boards = boards;
    this.clock = clock;
  }

  void begin(int depth) {
    mostPlies = Math.min(DEEPEST, depth + 2);
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
    boolean check = position.inCheck();
    if (check && ply < mostPlies) {
      depth++;
    }
    if (depth <= 0 || ply >= DEEPEST) {
      return captures(position, alpha, beta, CAPTURE_DEPTH);
    }
    Key key = position.multiverse.key();
    int known = table.find(key);
    List<Move> first = null;
    if (known >= 0) {
      first = table.action(known);
      int score = fromTable(table.score(known), ply);
      int kind = table.kind(known);
      if (table.depth(known) >= depth
          && beta - alpha == 1
          && (kind == Table.EXACT
              || (kind == Table.AT_LEAST && score >= beta)
              || (kind == Table.AT_MOST && score <= alpha))) {
        return score;
      }
    }
    boolean narrow = beta - alpha == 1;
    if (mayPass && narrow && !check && depth >= 2 && !Score.isMate(beta)) {
      int stand = evaluator.evaluate(position);
      if (stand >= beta) {
        int score =
            -search(position.pass(), depth - 2 - depth / 4, -beta, -beta + 1, ply + 1, false);
        if (clock.isOver()) {
          return NONE;
        }
        if (score >= beta) {
          return Score.isMate(score) ? beta : score;
        }
      }
    }
    if (first == null) {
      int like = boards.find(position.multiverse.lastBoardsKey());
      first = like < 0 ? null : boards.action(like);
    }
    return actions(position, key, first, depth, alpha, beta, ply, check);
  }

  private int actions(
      Position position,
      Key key,
      @Nullable List<Move> first,
      int depth,
      int alpha,
      int beta,
      int ply,
      boolean check) {
    int best = Integer.MIN_VALUE;
    List<Move> bestAction = null;
    int lower = alpha;
    int tried = 0;
    Position child = first == null ? null : position.tried(first);
    if (child != null && first != null) {
      tried = 1;
      best = -search(child, depth - 1, -beta, -lower, ply + 1, true);
      if (clock.isOver()) {
        return NONE;
      }
      bestAction = first;
      lower = Math.max(lower, best);
    } else {
      first = null;
    }
    int[] widths = check ? EVASIONS : WIDTHS;
    int width = widths[Math.min(depth, widths.length - 1)];
    if (best < beta) {
      ActionSource source = position.actions(order.in(position, true), width, clock);
      Answer answer = source.next();
      for (int i = 0; i < width && answer == Answer.FOUND; i++, answer = source.next()) {
        List<Move> action = source.moves();
        if (action.equals(first)) {
          continue;
        }
        Position next = position.play(action);
        int score = child(next, depth, lower, beta, ply, tried, check);
        if (clock.isOver()) {
          return NONE;
        }
        tried++;
        if (score > best) {
          best = score;
          bestAction = action;
          lower = Math.max(lower, best);
          if (best >= beta) {
            break;
          }
        }
      }
      if (clock.isOver()) {
        return NONE;
      }
      if (tried == 0) {
        // Out of budget means out of time, so there is no legal action.
        best = check ? -Score.MATE + ply : 0;
      }
    }
    if (bestAction != null) {
      if (best >= beta) {
        order.reward(position, bestAction, Math.min(400, 16 * depth * depth));
      }
      if (best > alpha) {
        boards.put(position.multiverse.lastBoardsKey(), depth, 0, Table.EXACT, bestAction);
      }
    }
    int kind = best >= beta ? Table.AT_LEAST : best > alpha ? Table.EXACT : Table.AT_MOST;
    table.put(key, depth, toTable(best, ply), kind, best > alpha ? bestAction : null);
    return best;
  }

  /** Searches a child: the first in full, the others only to show that they are no better. */
  private int child(
      Position next, int depth, int lower, int beta, int ply, int tried, boolean check) {
    if (tried == 0) {
      return -search(next, depth - 1, -beta, -lower, ply + 1, true);
    }
    int less = 1;
    if (depth >= 2 && tried >= 3 && !check && !next.inCheck()) {
      less += tried >= 10 && depth >= 3 ? 2 : 1;
    }
    int score = -search(next, depth - less, -lower - 1, -lower, ply + 1, true);
    if (score > lower && less > 1 && !clock.isOver()) {
      score = -search(next, depth - 1, -lower - 1, -lower, ply + 1, true);
    }
    if (score > lower && score < beta && !clock.isOver()) {
      score = -search(next, depth - 1, -beta, -lower, ply + 1, true);
    }
    return score;
  }

  /** Plays on with captures until nothing is to be won. */
  private int captures(Position position, int alpha, int beta, int depth) {
    int stand = evaluator.evaluate(position);
    if (stand >= beta || depth == 0) {
      return stand;
    }
    int hope = evaluator.hope(position);
    if (hope < LEAST_CAPTURE || stand + hope + DELTA <= alpha) {
      return stand;
    }
    int best = stand;
    int lower = Math.max(alpha, stand);
    ActionSource source = position.actions(order.captures(position), CAPTURES, clock);
    for (int i = 0; i < CAPTURES && source.next() == Answer.FOUND; i++) {
      if (MoveOrder.score(source) < LEAST_CAPTURE || !clock.node()) {
        break;
      }
      int score = -captures(position.play(source.moves()), -beta, -lower, depth - 1);
      if (score > best) {
        best = score;
        lower = Math.max(lower, best);
        if (best >= beta) {
          break;
        }
      }
    }
    return best;
  }

  /** Mates are counted from the position in the table, from the root in the search. */
  private static int toTable(int score, int ply) {
    return Score.isMate(score) ? (score > 0 ? score + ply : score - ply) : score;
  }

  private static int fromTable(int score, int ply) {
    return Score.isMate(score) ? (score > 0 ? score - ply : score + ply) : score;
  }
}
