package fivefold.rules.search;

import fivefold.model.Move;
import fivefold.rules.search.TurnSearch.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * The legal turns by falling score, each exactly once: the k best are found by branch and bound
 * over the conflict-driven search, then the next 2k, and so on. A turn is worth the sum of its
 * moves; equal sums are told apart by a little noise, the same each time, so that bounds bite even
 * where all moves are worth the same.
 */
public final class OrderedTurns implements ActionSource {
  static final int NOISE_BITS = 16;
  private static final int MOST_NOISE = 255;

  /** How many times as many ideal sums as turns wanted are looked at. */
  private static final int FARTHEST_GUESS = 8;

  private final Turn turn;
  private final Meter budget;
  private final int mostBranches;
  private final Ranking.TurnScores scores;

  /** The best turns found so far in this round, the worst of them on top. */
  private final PriorityQueue<Found> best = new PriorityQueue<>((a, b) -> -a.compareTo(b));

  /** The turns of the last round from the worst to the best; those handed out are removed. */
  private final List<Found> round = new ArrayList<>();

  /** The best sums there would be if every combination of moves were legal, falling. */
  private final long[] ideal;

  private int wanted;

  /** In this round no turn worth less is looked for; lowered when too few are found. */
  private long guess;

  private @Nullable Found last;
  private @Nullable Found current;
  private @Nullable TurnSearch search;
  private boolean rewinding;
  private boolean complete;

  /**
   * A turn; the better one is the smaller.
   *
   * @param signature tells turns with equal scores apart
   */
  private record Found(long score, long signature, List<Move> moves) implements Comparable<Found> {
    @Override
    public int compareTo(Found other) {
      return score != other.score
          ? Long.compare(other.score, score)
          : Long.compare(signature, other.signature);
    }
  }

  /**
   * @param first how many turns to look for at first
   */
  public OrderedTurns(Turn turn, MoveScore score, int first, Meter budget) {
    this(turn, score, first, Integer.MAX_VALUE, budget);
  }

  /**
   * @param mostBranches leaves out turns that make more new timelines than this
   */
  public OrderedTurns(Turn turn, MoveScore score, int first, int mostBranches, Meter budget) {
    this.mostBranches = mostBranches;
    this.turn = turn;
    this.budget = budget;
    this.wanted = first;
    this.scores = scores(turn, score);
    this.ideal = turn.lost ? new long[0] : scores.bestSums(FARTHEST_GUESS * first);
    this.guess = ideal(2 * first);
  }

  /** The score at a place among the ideal ones: a guess how good the turns wanted are. */
  private long ideal(int place) {
    return place <= ideal.length ? ideal[place - 1] : Long.MIN_VALUE;
  }

  @Override
  public Answer next() {
    if (turn.lost) {
      return Answer.NONE;
    }
    while (round.isEmpty()) {
      if (complete) {
        return Answer.NONE;
      }
      Answer answer = look();
      if (answer == Answer.OUT_OF_BUDGET) {
        return answer;
      }
      if (best.size() < wanted && guess != Long.MIN_VALUE) {
        // Too few combinations are legal: once more with less in mind.
        guess =
            guess > ideal(FARTHEST_GUESS * wanted)
                ? ideal(FARTHEST_GUESS * wanted)
                : Long.MIN_VALUE;
        best.clear();
        search = null;
        rewinding = false;
        continue;
      }
      complete = best.size() < wanted;
      wanted *= 2;
      guess = Long.MIN_VALUE;
      settle();
    }
    current = round.remove(round.size() - 1);
    return Answer.FOUND;
  }

  /** Hands out what this round has found so far, when its budget is used up. */
  public void settle() {
    search = null;
    rewinding = false;
    for (Found each = best.poll(); each != null; each = best.poll()) {
      round.add(each);
      last = last == null || each.compareTo(last) > 0 ? each : last;
    }
  }

  /** Searches for the best turns after the last one, or goes on with that. */
  private Answer look() {
    while (true) {
      TurnSearch running = search;
      if (running == null) {
        running =
            new TurnSearch(turn, rewinding ? Question.REWIND : Question.ADVANCE, budget, scores);
        running.atMostBranches(mostBranches);
        search = running;
      }
      running.bounds(least(), last == null ? Long.MAX_VALUE : last.score);
      Answer answer = running.next();
      if (answer == Answer.FOUND) {
        keep(running);
      } else if (answer == Answer.OUT_OF_BUDGET || rewinding) {
        return answer;
      } else {
        rewinding = true;
        search = null;
      }
    }
  }

  private long least() {
    Found worst = best.size() < wanted ? null : best.peek();
    return worst == null ? guess : worst.score;
  }

  private void keep(TurnSearch found) {
    long score = found.total();
    if (score < least() || (last != null && score > last.score)) {
      return;
    }
    Found turn = new Found(score, found.signature(), found.moves());
    if (last != null && turn.compareTo(last) <= 0) {
      return;
    }
    best.add(turn);
    if (best.size() > wanted) {
      best.poll();
    }
  }

  @Override
  public List<Move> moves() {
    return current == null ? List.of() : current.moves;
  }

  /** What the turn found last is worth, without the noise. */
  public long score() {
    return current == null ? 0 : current.score >> NOISE_BITS;
  }

  // ---- the scores of single moves ----

  static Ranking.TurnScores scores(Turn turn, MoveScore score) {
    long[][] axes = new long[turn.size()][];
    Jumps jumps = turn.jumps;
    long[] jumpScores = new long[jumps.size + 1];
    for (int j = 0; j < jumps.size; j++) {
      int line = turn.lines[jumps.axis[j]];
      int value =
          score.score(
              line,
              jumps.from[j],
              jumps.toLine[j],
              jumps.toHalfTurn[j],
              jumps.to[j],
              jumps.promotion[j]);
      jumpScores[j + 1] = ((long) value << NOISE_BITS) + noise(j);
    }
    for (int a = 0; a < axes.length; a++) {
      Axis axis = turn.axes[a];
      long[] values = new long[axis.size];
      if (axis.size > 0) {
        values[0] = (long) score.pass() << NOISE_BITS;
      }
      for (int e = 1; e < axis.endOfPhysical; e++) {
        int value =
            score.score(
                turn.lines[a],
                axis.from[e],
                turn.lines[a],
                turn.ends[a],
                axis.to[e],
                axis.promotion[e]);
        values[e] = ((long) value << NOISE_BITS) + noise((a << 10) + e);
      }
      for (int e = axis.endOfDepartures; e < axis.size; e++) {
        values[e] = jumpScores[axis.to[e] + 1];
      }
      axes[a] = values;
    }
    if (score.checkBonus() != 0 && !turn.lost) {
      addChecks(turn, (long) score.checkBonus() << NOISE_BITS, axes, jumpScores);
    }
    return new Ranking.TurnScores(turn, axes, jumpScores);
  }

  private static long noise(int number) {
    int mixed = (number + 1) * 0x9E3779B1;
    mixed = (mixed ^ mixed >>> 15) * 0x85EBCA6B;
    return (mixed ^ mixed >>> 13) & MOST_NOISE;
  }

  /** Adds a bonus for moves that attack a royal once the opponent has passed on their board. */
  private static void addChecks(Turn turn, long bonus, long[][] axes, long[] jumpScores) {
    CheckingMoves checking = turn.checkingMoves();
    for (int a = 0; a < axes.length; a++) {
      for (int e = 1; e < axes[a].length; e++) {
        axes[a][e] += checking.isCheck(a, e) ? bonus : 0;
      }
    }
    for (int j = 0; j < turn.jumps.size; j++) {
      jumpScores[j + 1] += checking.isCheck(j) ? bonus : 0;
    }
  }
}
