package fivefold.engine;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Size;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.MoveScore;
import java.util.List;

/**
 * What moves look worth at first sight: captures by what they win, pieces in danger by what they
 * save, moves that cut off other branches of the search, checks. The search tries actions in this
 * order, and leaves out the last ones.
 */
final class MoveOrder {
  private static final int CHECK = 150;
  private static final int MOST_HISTORY = 90;

  /** What it is worth to keep a move on a board that need not move. */
  private static final int PASS = 100;

  /**
   * How many hundredths of its worth a move counts on a board that need not move: nothing changes
   * there until its player moves, so what can be won can be won later.
   */
  private static final int WAITING_PERCENT = 10;

  private static final int SQUARES = Size.MAX * Size.MAX;
  private static final PieceType[] TYPES = PieceType.values();

  /** What a new timeline costs: the right to make another. */
  private static final int BRANCH_COST = 130;

  private final Evaluator evaluator;
  private final int[] weights;

  /** How often moves of a piece to a square cut off, by colour, type and square. */
  private final int[] history = new int[2 * 16 * SQUARES];

  MoveOrder(Evaluator evaluator) {
    this.evaluator = evaluator;
    this.weights = evaluator.weights;
  }

  void clear() {
    java.util.Arrays.fill(history, 0);
  }

  /** Lets older cut-offs count less. */
  void age() {
    for (int i = 0; i < history.length; i++) {
      history[i] /= 2;
    }
  }

  private static int index(int color, int type, int to) {
    return (color * 16 + type) * SQUARES + to;
  }

  /** Learns that an action cut off, and that those tried before it did not. */
  void reward(Position position, List<Move> action, int amount) {
    for (Move move : action) {
      Board board = position.multiverse.board(move.from());
      if (board == null) {
        continue;
      }
      int code = board.code(board.size().index(move.fromSquare()));
      int to = board.size().index(move.toSquare());
      int at = index(position.mover.ordinal(), code & Piece.TYPE_MASK, to);
      history[at] += amount - history[at] * Math.abs(amount) / 4096;
    }
  }

  /** The scores of moves in a position. */
  MoveScore in(Position position, boolean withChecks) {
    return new Scores(position, withChecks);
  }

  /** The scores of moves beyond the horizon: what they win, and nothing else. */
  MoveScore captures(Position position) {
    return new Scores(position, false);
  }

  /** What the action found last looks worth. */
  static long score(ActionSource source) {
    return source instanceof Turns turns ? turns.score() : 0;
  }

  private final class Scores implements MoveScore {
    private final Multiverse multiverse;
    private final Color mover;
    private final int me;
    private final int enemyBit;
    private final int check;
    private final boolean branchIsActive;

    /** What is known of the board that moves start from, as they come board by board. */
    private int sourceLine = Integer.MIN_VALUE;

    private Board source;
    private BoardTerms sourceTerms;
    private int sourcePercent;
    private boolean sourceMayWait;
    private int sourceEnd;

    Scores(Position position, boolean withChecks) {
      this.multiverse = position.multiverse;
      this.mover = position.mover;
      this.me = mover.ordinal();
      this.enemyBit = mover == Color.WHITE ? Piece.BLACK_BIT : 0;
      this.check = withChecks ? CHECK : 0;
      this.branchIsActive = position.mayBranch();
      this.source = multiverse.timeline(multiverse.maxTimeline()).last();
      this.sourceTerms = evaluator.terms(source);
    }

    @Override
    public int checkBonus() {
      return check;
    }

    @Override
    public int pass() {
      return PASS;
    }

    @Override
    public int score(int line, int from, int toLine, int toHalfTurn, int to, int promotion) {
      if (line != sourceLine) {
        sourceLine = line;
        source = multiverse.timeline(line).last();
        sourceEnd = multiverse.timeline(line).end();
        sourceTerms = evaluator.terms(source);
        sourcePercent = multiverse.isActive(line) ? 100 : Term.INACTIVE_PERCENT;
        sourceMayWait = sourcePercent != 100 || sourceEnd > multiverse.present();
      }
      int score = now(line, from, toLine, toHalfTurn, to, promotion);
      return sourceMayWait ? score * WAITING_PERCENT / 100 : score;
    }

    /** What a move is worth on a board that must move. */
    private int now(int line, int from, int toLine, int toHalfTurn, int to, int promotion) {
      int code = source.code(from);
      int type = code & Piece.TYPE_MASK;
      int value = TYPES[type - 1].isRoyal() ? BoardTerms.MOST : weights[type - 1];
      int score = saved(from, value) * sourcePercent / 100;
      if (promotion != 0) {
        score += (weights[promotion - 1] - weights[type - 1]) * sourcePercent / 100;
      }
      int learned = history[index(me, type, to)];
      score += Math.max(-MOST_HISTORY, Math.min(MOST_HISTORY, learned / 16));
      if (toLine == line && toHalfTurn == sourceEnd) {
        return score
            + arrival(source, sourceTerms, to, value, from) * sourcePercent / 100
            + step(type, from, to);
      }
      Board target = multiverse.board(toLine, toHalfTurn);
      if (target == null) {
        return score;
      }
      BoardTerms targetTerms = evaluator.terms(target);
      int gain = arrival(target, targetTerms, to, value, -1);
      boolean hop = multiverse.timeline(toLine).end() == toHalfTurn;
      if (hop) {
        int percent = multiverse.isActive(toLine) ? 100 : Term.INACTIVE_PERCENT;
        int worth = TYPES[type - 1].isRoyal() ? 0 : value;
        return score + (gain * percent + worth * (percent - sourcePercent)) / 100 - 10;
      }
      int sign = me == 0 ? 1 : -1;
      int kept = TYPES[type - 1].isRoyal() ? 0 : value;
      return branchIsActive
          ? score + gain - BRANCH_COST + Math.max(-300, Math.min(300, sign * targetTerms.score / 2))
          : score + (gain - kept * 95) / 100 - BRANCH_COST;
    }

    /** What moving away saves: part of the piece's worth where it can be taken for less. */
    private int saved(int from, int value) {
      if (!sourceTerms.isAttacked(1 - me, from) || value == BoardTerms.MOST) {
        return 0;
      }
      int cost =
          sourceTerms.isAttacked(me, from)
              ? sourceTerms.cheapestAttacker(1 - me, from, weights)
              : 0;
      return Math.max(0, Math.min(value - cost, 900)) / 2;
    }

    /** What arriving on a square wins, less what is then lost there. */
    private int arrival(Board target, BoardTerms terms, int to, int value, int from) {
      int taken = target.code(to);
      int gain =
          taken != 0 && (taken & Piece.BLACK_BIT) == enemyBit
              ? weights[(taken & Piece.TYPE_MASK) - 1] + 20
              : 0;
      if (terms.isAttacked(1 - me, to) && value != BoardTerms.MOST) {
        int attacker = terms.cheapestAttacker(1 - me, to, weights);
        // The piece itself, where it comes from this board, defends nothing once it is there.
        boolean defended = from < 0 ? terms.isAttacked(me, to) : terms.isAttackedTwice(me, to);
        int lost = defended ? Math.max(0, value - attacker) : value;
        gain -= Math.min(lost, value) * (gain > 0 ? 100 : 70) / 100;
        if (from >= 0 && attacker >= value && !defended) {
          // Roughly an exchange.
          gain += value / 2;
        }
      }
      return gain;
    }

    /** A little for going towards the middle. */
    private int step(int type, int from, int to) {
      if (TYPES[type - 1].isRoyal()) {
        return -15;
      }
      Size size = multiverse.size();
      return 3 * (edge(to, size) - edge(from, size));
    }

    private static int edge(int square, Size size) {
      int file = square % size.stride();
      int rank = square / size.stride();
      return Math.min(
          Math.min(file, size.width() - 1 - file), Math.min(rank, size.height() - 1 - rank));
    }
  }
}
