package fivefold.engine;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Key;
import fivefold.model.Multiverse;
import fivefold.model.Timeline;
import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Who stands better, without looking ahead: the terms of all last boards, and what lies between the
 * boards. What is known of a board is remembered, as most boards of a position were in the one
 * before.
 */
final class Evaluator {
  private static final int REMEMBERED = 1 << 13;

  /** How many terms {@link Exposure} counts. */
  private static final int EXPOSED = Term.BRANCH_RIGHT.ordinal() - Term.CHECK_AFAR.ordinal();

  /** How much work goes into telling whether a check can be met without a new timeline. */
  private static final int SOFTMATE_STEPS = 20;

  final int[] weights = new int[Term.values().length];
  private final @Nullable Board[] boards = new Board[REMEMBERED];
  private final @Nullable BoardTerms[] terms = new BoardTerms[REMEMBERED];

  /** Scores of positions: one half of the key tells the place, the other what was scored there. */
  private final long[] scored = new long[REMEMBERED];

  private final int[] scores = new int[REMEMBERED];

  private final Softmates softmates = new Softmates(SOFTMATE_STEPS);

  /** What royals are exposed to, by the colour that attacks. */
  private final Exposure[] exposures = {new Exposure(), new Exposure()};

  Evaluator() {
    for (Term term : Term.values()) {
      weights[term.ordinal()] = term.weight();
    }
  }

  /** What is known of a board. */
  BoardTerms terms(Board board) {
    int at = board.hashCode() & (REMEMBERED - 1);
    BoardTerms known = terms[at];
    if (known != null && board.equals(boards[at])) {
      return known;
    }
    BoardTerms computed = new BoardTerms(board, weights);
    boards[at] = board;
    terms[at] = computed;
    return computed;
  }

  /** How the player to move stands. */
  int evaluate(Position position) {
    return evaluate(position, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /**
   * How the player to move stands, as far as it matters: a softmate only lowers a score, so it is
   * left out where that is not above {@code alpha}, or is not below {@code beta} even with it.
   */
  int evaluate(Position position, int alpha, int beta) {
    int white = white(position.multiverse);
    int score = position.mover == Color.WHITE ? white : -white;
    if (position.inCheck()) {
      score += weights[Term.IN_CHECK.ordinal()];
      int softmate = weights[Term.SOFTMATE.ordinal()];
      if (score > alpha && score + softmate < beta && softmates.contains(position)) {
        score += softmate;
      }
    }
    return score;
  }

  /** How White stands but for checks, looked up where a position comes up again. */
  private int white(Multiverse m) {
    Key key = m.key();
    int at = (int) key.low() & (REMEMBERED - 1);
    if (scored[at] != key.high()) {
      scores[at] = sum(m);
      scored[at] = key.high();
    }
    return scores[at];
  }

  private int sum(Multiverse m) {
    long sum = 0;
    int ahead = 0;
    int active = 0;
    expose(m);
    for (int line = m.minTimeline(); line <= m.maxTimeline(); line++) {
      Timeline timeline = m.timeline(line);
      BoardTerms board = terms(timeline.last());
      boolean white = timeline.colorToMove() == Color.WHITE;
      int score = board.score + hanging(board, white);
      if (m.isActive(line)) {
        active++;
        sum += score;
        ahead += white ? -1 : 1;
      } else {
        sum += (long) score * Term.INACTIVE_PERCENT / 100;
      }
    }
    sum = mean(sum, active);
    for (int i = 0; i < EXPOSED; i++) {
      sum += exposed(i);
    }
    sum += (long) ahead * weights[Term.BOARDS_AHEAD.ordinal()];
    sum += (long) branchRight(m) * weights[Term.BRANCH_RIGHT.ordinal()];
    return (int) Math.max(-MOST, Math.min(MOST, sum));
  }

  /** What the boards of so many active timelines count together. */
  private static long mean(long sum, int active) {
    return active == 1 ? sum : sum * Term.SEVERAL_PERCENT / (100L * active);
  }

  /** Looks at what the royals on active timelines are exposed to. */
  private void expose(Multiverse m) {
    exposures[0].clear();
    exposures[1].clear();
    if (!m.size().fitsBits()) {
      return;
    }
    long frame = Sets.frame(m.size().width(), m.size().height());
    for (int line = m.minTimeline(); line <= m.maxTimeline(); line++) {
      if (m.isActive(line)) {
        Timeline timeline = m.timeline(line);
        BoardTerms board = terms(timeline.last());
        exposures[0].add(m, timeline, Color.WHITE, board.attacks[1], frame);
        exposures[1].add(m, timeline, Color.BLACK, board.attacks[0], frame);
      }
    }
  }

  /** What one of the terms from {@link Term#CHECK_AFAR} on gives White. */
  private long exposed(int i) {
    return (long) (exposures[0].afar[i] - exposures[1].afar[i])
        * weights[Term.CHECK_AFAR.ordinal() + i];
  }

  /** What the captures of the player to move win at most beyond what the evaluation counts. */
  int hope(Position position) {
    Multiverse m = position.multiverse;
    int sum = 0;
    for (int line = m.minTimeline(); line <= m.maxTimeline(); line++) {
      Timeline timeline = m.timeline(line);
      if (timeline.colorToMove() == position.mover && m.isActive(line)) {
        sum += terms(timeline.last()).gains[position.mover.ordinal()];
      }
    }
    return sum;
  }

  /** Scores stay far below those of mates. */
  private static final int MOST = 500_000;

  private int hanging(BoardTerms board, boolean whiteToMove) {
    int mover = whiteToMove ? 0 : 1;
    int own = board.gains[mover] * weights[Term.HANGING.ordinal()];
    int other = board.gains[1 - mover] * weights[Term.THREAT.ordinal()];
    return (whiteToMove ? own - other : other - own) / 100;
  }

  /** Whether White can make a timeline that is active, less whether Black can. */
  private static int branchRight(Multiverse m) {
    int white = m.lines(Color.WHITE);
    int black = m.lines(Color.BLACK);
    return (white <= black ? 1 : 0) - (black <= white ? 1 : 0);
  }

  /** What the last board of each timeline gives White, however much it counts. */
  Map<Integer, Integer> timelines(Multiverse m) {
    Map<Integer, Integer> scores = new TreeMap<>();
    for (int line = m.minTimeline(); line <= m.maxTimeline(); line++) {
      Timeline timeline = m.timeline(line);
      BoardTerms board = terms(timeline.last());
      scores.put(line, board.score + hanging(board, timeline.colorToMove() == Color.WHITE));
    }
    return scores;
  }

  /** What each term adds to the score, for White. */
  Map<Term, Integer> explain(Position position) {
    Multiverse m = position.multiverse;
    long[] hundredths = new long[Term.values().length];
    int active = 0;
    for (int line = m.minTimeline(); line <= m.maxTimeline(); line++) {
      Timeline timeline = m.timeline(line);
      BoardTerms board = terms(timeline.last());
      int percent = m.isActive(line) ? 100 : Term.INACTIVE_PERCENT;
      for (int t = 0; t < Term.BOARD_TERMS; t++) {
        hundredths[t] += (long) board.counts[t] * weights[t] * percent;
      }
      boolean white = timeline.colorToMove() == Color.WHITE;
      int sign = white ? 1 : -1;
      int mover = white ? 0 : 1;
      hundredths[Term.HANGING.ordinal()] +=
          (long) sign * board.gains[mover] * weights[Term.HANGING.ordinal()] * percent / 100;
      hundredths[Term.THREAT.ordinal()] -=
          (long) sign * board.gains[1 - mover] * weights[Term.THREAT.ordinal()] * percent / 100;
      if (m.isActive(line)) {
        active++;
        hundredths[Term.BOARDS_AHEAD.ordinal()] -=
            sign * 100L * weights[Term.BOARDS_AHEAD.ordinal()];
      }
    }
    expose(m);
    for (int i = 0; i < EXPOSED; i++) {
      hundredths[Term.CHECK_AFAR.ordinal() + i] = 100 * exposed(i);
    }
    for (int t = 0; t <= Term.THREAT.ordinal(); t++) {
      hundredths[t] = mean(hundredths[t], active);
    }
    hundredths[Term.BRANCH_RIGHT.ordinal()] =
        branchRight(m) * 100L * weights[Term.BRANCH_RIGHT.ordinal()];
    if (position.inCheck()) {
      long hundred = position.mover == Color.WHITE ? 100 : -100;
      hundredths[Term.IN_CHECK.ordinal()] = hundred * weights[Term.IN_CHECK.ordinal()];
      if (softmates.contains(position)) {
        hundredths[Term.SOFTMATE.ordinal()] = hundred * weights[Term.SOFTMATE.ordinal()];
      }
    }
    Map<Term, Integer> parts = new EnumMap<>(Term.class);
    for (Term term : Term.values()) {
      parts.put(term, (int) (hundredths[term.ordinal()] / 100));
    }
    return parts;
  }
}
