package fivefold.rules.search;

import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The search for legal turns: decides the variables of a {@link TurnProblem} one by one, learns
 * from dead ends, and gives the turns it finds, all of them or only those that are wanted.
 */
public final class TurnSearch extends TurnProblem implements ActionSource {
  /** Which turns are looked for. Every legal turn is one or the other. */
  public enum Question {
    ADVANCE,
    REWIND
  }

  /** Which of them are wanted. */
  public enum Aim {
    /** All. */
    LEGAL,
    /** Those that give check. */
    CHECKING,
    /**
     * Of those that give check, enough to tell whether one of them mates: left out is a move that
     * stays on a board which does not then hold the present, where the same turn without that move
     * mates as well.
     */
    MATING
  }

  private final Meter budget;
  private final Leaves leaves;

  /** Judges checks when only turns that give check are wanted. */
  private final @Nullable Checks checks;

  /** Tells what else a reply answers when only mates are wanted. */
  private final @Nullable Escapes escapes;

  /** Which turns come first when they are wanted in an order, otherwise null. */
  private final @Nullable Ranking ranking;

  /** Which come first when they shall have little in common, otherwise null. */
  private final @Nullable Variety variety;

  /** For which numbers of new timelines the present's conditions are posted. */
  private final boolean[] posted;

  private boolean started;
  private int undecided;
  private boolean found;

  /** Whether there is nothing left to look for. */
  private boolean exhausted;

  /** Whether a turn was found and struck by itself, so that beginning anew would find it again. */
  private boolean answered;

  private int deadEnds;
  private int patience = 100;

  public TurnSearch(Turn turn, Question question, Meter budget) {
    this(turn, question, budget, Aim.LEGAL);
  }

  public TurnSearch(Turn turn, Question question, Meter budget, Aim aim) {
    this(turn, question, budget, aim, null, null, null);
  }

  /**
   * All legal turns, those that come one after the other as different as can be. To find the next
   * takes longer than in a search that goes through them in turn, and each that was found takes
   * memory.
   *
   * @param most how many turns come so; the others come in turn
   */
  public static TurnSearch varied(Turn turn, Question question, Meter budget, int most) {
    return new TurnSearch(turn, question, budget, Aim.LEGAL, null, null, new Variety(most));
  }

  /** Looks for turns whose moves are wanted, the better ones rather sooner. */
  TurnSearch(Turn turn, Question question, Meter budget, Ranking.TurnScores scores) {
    this(turn, question, budget, Aim.LEGAL, null, scores, null);
  }

  /** Leaves out turns that make more new timelines; before the search begins. */
  void atMostBranches(int most) {
    strikeRange(
        TurnVars.BRANCHES, Math.min(most, vars.maxBranches) + 1, vars.maxBranches + 1, VISITED);
  }

  /** Looks for turns that allow none of these captures, whatever others they allow. */
  TurnSearch(Turn turn, Question question, Meter budget, List<Ray> rays) {
    this(turn, question, budget, Aim.LEGAL, rays, null, null);
  }

  private TurnSearch(
      Turn turn,
      Question question,
      Meter budget,
      Aim aim,
      @Nullable List<Ray> rays,
      Ranking.@Nullable TurnScores scores,
      @Nullable Variety variety) {
    super(turn, question, rays, aim == Aim.MATING);
    this.budget = budget;
    this.leaves = new Leaves(vars);
    OwnBoards boards = aim == Aim.LEGAL ? null : new OwnBoards(turn);
    this.checks = boards == null ? null : new Checks(vars, question, goal, boards, this);
    this.ranking = scores == null ? null : new Ranking(scores, vars, this);
    this.escapes = boards == null || !last ? null : new Escapes(vars, boards, this);
    this.variety = variety;
    this.posted = new boolean[vars.maxBranches + 1];
  }

  @Override
  public Answer next() {
    if (turn.lost || exhausted) {
      return Answer.NONE;
    }
    if (turn.isTooLarge()) {
      return Answer.OUT_OF_BUDGET;
    }
    Answer answer = goOn();
    exhausted = answer == Answer.NONE;
    return answer;
  }

  private Answer goOn() {
    if (leaves.next()) {
      return Answer.FOUND;
    }
    if (found && !strikeFound()) {
      return Answer.NONE;
    }
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
        restart();
        continue;
      }
      if (level() == 0) {
        int branches = pick(TurnVars.BRANCHES);
        if (!posted[branches]) {
          if (ranking != null && built() < branches && ranking.isOutside(branches - built())) {
            if (!strikeRange(TurnVars.BRANCHES, branches, branches + 1, VISITED)) {
              return Answer.NONE;
            }
            continue;
          }
          posted[branches] = true;
          if (!build(branches)) {
            return Answer.NONE;
          }
          continue;
        }
        decide(TurnVars.BRANCHES, branches);
        continue;
      }
      if (ranking != null && ranking.isOutside()) {
        // Nothing to learn: the bounds will be others next time.
        if (!flip()) {
          return Answer.NONE;
        }
        continue;
      }
      int var = choose();
      if (var < 0) {
        if (checks == null || checks.given()) {
          found = true;
          return Answer.FOUND;
        }
        if (!ruleOut(checks.whyNone())) {
          return Answer.NONE;
        }
      } else if (undecided == 1 && isLeaf() && leaves.find(var, domain(var))) {
        boolean any = isAnyWanted(var);
        if (any) {
          found = true;
          return Answer.FOUND;
        }
        if (ranking != null) {
          answered = true;
          if (!flip()) {
            return Answer.NONE;
          }
          continue;
        }
        // Decided all the same: that tells why there is no check.
        decide(var, value(var));
      } else {
        decide(var, ranking == null ? pick(var) : ranking.best(var));
      }
    }
  }

  /** Which value of a variable to try first. */
  private int pick(int var) {
    return variety == null ? value(var) : variety.pick(var, domain(var));
  }

  /** Whether all values of the last variable are of interest at once. */
  private boolean isLeaf() {
    return rays == null && variety == null;
  }

  /** Goes on after the turn found last; false when nothing is left. */
  private boolean strikeFound() {
    found = false;
    if (variety != null && variety.wantsMore()) {
      NogoodBuilder once = new NogoodBuilder();
      for (int var = 0; var < varCount(); var++) {
        once.add(var, vars.only(var, value(var)));
      }
      return ruleOut(once.build());
    }
    answered = true;
    return flip();
  }

  /** Whether one of the values of the last variable that make a turn is asked for. */
  private boolean isAnyWanted(int var) {
    return checks != null
        ? leaves.keep(checks)
        : ranking == null || leaves.keep(ranking, total(var));
  }

  /** Only turns worth so much, and no more than so much, are wanted from now on. */
  void bounds(long least, long most) {
    if (ranking != null) {
      ranking.bounds(least, most);
    }
  }

  /** What the turn found is worth. */
  long total() {
    return total(-1);
  }

  /** A number for the turn found, the same whenever it is found. */
  long signature() {
    long sum = 0;
    for (int var = 1; var < varCount(); var++) {
      long mixed = ((long) var << 32 | chosen(var)) * 0x9E3779B97F4A7C15L;
      sum += (mixed ^ mixed >>> 29) * 0xBF58476D1CE4E5B9L;
    }
    return sum;
  }

  private long total(int without) {
    long sum = 0;
    for (int var = 1; var < varCount() && ranking != null; var++) {
      sum += var == without ? 0 : ranking.of(var, chosen(var));
    }
    return sum;
  }

  /**
   * Rules out the turn that was found last, and every other to which a reply is legal. Turns found
   * before that were not ruled out may be found again.
   *
   * @param after the multiverse after that turn, which was found with {@link Aim#MATING}
   * @param reply legal moves of the opponent
   */
  public void ruleOut(Multiverse after, List<Move> reply) {
    if (escapes == null || !found) {
      throw new IllegalStateException("no turn was found that should mate");
    }
    if (decideFound()) {
      exhausted = !ruleOut(escapes.of(after, reply));
    }
  }

  /** Whether {@link #ruleOutMated} could rule out more than the turn that was found last. */
  public boolean mayRuleOutMore(List<Move> answer) {
    return new SameFate(vars, this::chosen, captures).isAnyFree(answer);
  }

  /**
   * Rules out the turn that was found last, and every other after which the same answer mates for
   * the same reasons. Turns found before that were not ruled out may be found again.
   *
   * @param answer moves of the opponent that mate after that turn
   * @param captures what {@link MateReasons} tells of that mate, and a capture that is the check
   */
  public void ruleOutMated(List<Move> answer, List<Move> captures) {
    if (!found) {
      throw new IllegalStateException("no turn was found");
    }
    if (decideFound()) {
      exhausted = !ruleOut(new SameFate(vars, this::chosen, this.captures).of(answer, captures));
    }
  }

  /** Decides the turn that was found to the end; false when it turns out to be ruled out. */
  private boolean decideFound() {
    found = false;
    if (leaves.isOpen()) {
      decide(leaves.var(), leaves.value());
      leaves.forget();
      if (!propagate()) {
        // What was learned rules it out already; only no conclusion had been drawn.
        exhausted = !resolveConflict();
        return false;
      }
    }
    return true;
  }

  /** Learns a nogood that the decided turn breaks; false when nothing is left. */
  private boolean ruleOut(Nogood nogood) {
    conflict(nogood);
    // Added only where the search goes on, so that it draws its conclusions there.
    if (!resolveConflict() || (!add(nogood) && !resolveConflict())) {
      return false;
    }
    if (variety == null || answered) {
      restart();
    } else {
      backtrack(0);
    }
    return true;
  }

  /**
   * Begins anew after some dead ends, with all that was learned: an unlucky first decision could
   * keep the search busy for ages. Once a turn was found this would visit it again.
   */
  private void restart() {
    deadEnds++;
    if (deadEnds >= patience && !answered) {
      deadEnds = 0;
      patience += patience / 2;
      backtrack(0);
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
        if ((checks != null || ranking != null) && vars.isBranch(var)) {
          // Where the present will be decides which boards can give check; and a piece that leaves
          // does nothing else on its board, which the bounds should know early.
          score *= 1e-6;
        }
        if (score < bestScore) {
          bestScore = score;
          best = var;
        }
      }
    }
    return best;
  }

  @Override
  public List<Move> moves() {
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
      int entry = chosen(TurnVars.axis(a));
      if (entry > 0 && !turn.axes[a].isDeparture(entry)) {
        moves[at++] = turn.move(a, entry);
      }
    }
    for (int i = 1; i <= built(); i++) {
      int value = chosen(vars.branch(i));
      if (value > 0) {
        moves[at++] = turn.jump(value - 1);
      }
    }
    return List.of(moves);
  }

  private int chosen(int var) {
    return leaves.isFor(var) ? leaves.value() : value(var);
  }

  @Override
  public long skip() {
    return leaves.skip();
  }
}
