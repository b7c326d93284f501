package fivefold.engine;

import fivefold.model.Move;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.solve.Solution;
import fivefold.solve.Solver;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The search from the root: first whether there is a mate at once; then one action deeper each
 * time, over a list of actions that is sorted by what was found, and to which variations of the
 * best action are added, one timeline changed at a time. No action is chosen that is known to allow
 * a mate at once, and that is asked of the solver, not of the search.
 */
final class Root {
  private static final int LINE_LENGTH = 12;

  /** How many actions of either side the solver looks ahead. */
  private static final int MATES = 2;

  /** The share of the time, in hundredths, in which the solver looks for a mate of ours. */
  private static final int FOR_OURS = 20;

  /** The same for mates of the opponent after the action that looks best. */
  private static final int FOR_THEIRS = 12;

  private final State state;
  private final Limits limits;
  private final Table table;
  private final Clock clock;
  private final Search search;
  private final Consumer<Analysis> progress;
  private final Candidates actions;
  private final List<Candidate> candidates;

  /** Who looks for mates meanwhile; without one this search asks the solver itself. */
  private final @Nullable MateWatch watch;

  private int depth;

  /** Whether the search is over, and the action chosen is looked at once more. */
  private boolean confirms;

  /** Whether all actions of the list were looked at for mates at once. */
  private boolean swept;

  Root(
      State state,
      Limits limits,
      Evaluator evaluator,
      MoveOrder order,
      Table table,
      Table boards,
      @Nullable MateWatch watch,
      @Nullable Busy busy,
      Consumer<Analysis> progress) {
    this.watch = watch;
    this.state = state;
    this.limits = limits;
    this.table = table;
    this.clock = new Clock(limits, watch != null);
    this.actions = new Candidates(state, order, table, clock, limits.part());
    this.candidates = actions.all;
    this.search = new Search(evaluator, order, table, boards, clock, busy);
    this.progress = progress;
  }

  Analysis run() {
    if (watch == null && limits.lines() == 1 && limits.part().isFirst()) {
      Solution solution = solve(state, budget(FOR_OURS));
      if (solution.isMate()) {
        return mate(solution);
      }
    }
    actions.list();
    if (candidates.isEmpty()) {
      return new Analysis(List.of(), 0, clock.nodes(), clock.millis());
    }
    for (int d = 1; d <= limits.depth() && !clock.isOver(); d++) {
      if (!iterate(d)) {
        break;
      }
      depth = d;
      while (isMated(candidates.get(0)) && candidates.get(0).score > candidates.get(0).lost()) {
        sweep();
        if (!iterate(d)) {
          break;
        }
      }
      while (Search.isLost(candidates.get(0).score) && actions.defend(search) && iterate(d)) {}
      progress.accept(analysis());
      if (allMatesFound(d)) {
        break;
      }
      if (actions.isOnlyOne() && limits.lines() == 1 && clock.isTimed()) {
        break;
      }
      actions.vary();
    }
    Solution mate = watch == null || limits.lines() > 1 ? null : watch.mate();
    if (mate != null) {
      return mate(mate);
    }
    confirm();
    return analysis();
  }

  /** Searches along until the time is up, for what it leaves in the tables. */
  void help() {
    actions.list();
    for (int d = 1; d <= limits.depth() && !candidates.isEmpty() && iterate(d); d++) {
      actions.vary();
    }
  }

  long nodes() {
    return clock.nodes();
  }

  /** Whether every line wanted ends in mate within the depth searched: nothing better comes. */
  private boolean allMatesFound(int d) {
    int wanted = Math.min(limits.lines(), candidates.size());
    for (Candidate each : candidates.subList(0, wanted)) {
      if (!Score.isMate(each.score) || Score.MATE - Math.abs(each.score) > d) {
        return false;
      }
    }
    return true;
  }

  // ---- one iteration ----

  /** Searches all actions so deep; false when the time did not suffice for any of them. */
  private boolean iterate(int d) {
    search.begin(d);
    int wanted = Math.min(limits.lines(), candidates.size());
    int[] before = new int[candidates.size()];
    for (int i = 0; i < before.length; i++) {
      before[i] = candidates.get(i).score;
    }
    List<Candidate> done = new ArrayList<>();
    List<Candidate> worse = new ArrayList<>();
    List<Candidate> queue = new ArrayList<>(candidates);
    for (int i = 0; i < queue.size(); i++) {
      if (!done.isEmpty() && isRefuted(done.get(0))) {
        break;
      }
      Candidate each = queue.get(i);
      if (!done.isEmpty() && i < before.length && search.isBusy(each.after)) {
        queue.add(each);
        continue;
      }
      int alpha = done.size() < wanted ? -Score.MATE : done.get(wanted - 1).score;
      int score = score(each, d, alpha, done.isEmpty());
      if (clock.isOver()) {
        break;
      }
      each.estimate = score;
      if (done.size() >= wanted && score <= alpha) {
        each.score = Integer.MIN_VALUE;
        worse.add(each);
        continue;
      }
      each.score = score;
      insert(done, each);
      if (watch != null && done.get(0) == each) {
        watch.look(each);
      }
    }
    if (done.isEmpty() || (done.size() < wanted && depth > 0 && clock.isOver())) {
      // Lines of two depths can't be compared: those of the last one stand.
      for (int i = 0; i < before.length; i++) {
        candidates.get(i).score = before[i];
      }
      return false;
    }
    List<Candidate> rest = new ArrayList<>(candidates);
    rest.removeAll(done);
    candidates.clear();
    if (clock.isOver() && Search.isLost(done.get(0).score)) {
      // Cut short, all that was tried may lose where what was not tried does not.
      rest.removeAll(worse);
      rest.forEach(each -> each.score = Integer.MIN_VALUE);
      candidates.addAll(rest);
      rest = worse;
    }
    candidates.addAll(done);
    candidates.addAll(rest);
    return !clock.isOver();
  }

  private static void insert(List<Candidate> done, Candidate each) {
    int at = done.size();
    while (at > 0 && done.get(at - 1).score < each.score) {
      at--;
    }
    done.add(at, each);
  }

  private int score(Candidate each, int d, int alpha, boolean first) {
    if (each.isMated()) {
      return each.lost();
    }
    if (first || alpha <= -Score.MATE) {
      return -search.search(each.after, d - 1, -Score.MATE, -alpha, 1, true);
    }
    int score = -search.search(each.after, d - 1, -alpha - 1, -alpha, 1, true);
    return score > alpha && !clock.isOver()
        ? -search.search(each.after, d - 1, -Score.MATE, -alpha, 1, true)
        : score;
  }

  // ---- mates ----

  private Analysis mate(Solution solution) {
    Score score = Score.of(Score.MATE - 2 * solution.in() + 1, true);
    Line line = new Line(score, List.of(solution.first().orElseThrow()), true);
    Analysis found = new Analysis(List.of(line), Math.max(1, depth), clock.nodes(), clock.millis());
    progress.accept(found);
    return found;
  }

  private Solution solve(State at, Budget budget) {
    return Solver.of(at).within(MATES).budget(budget).stopWhen(limits.stop()).solve();
  }

  /** Whether a mate was found meanwhile that the score of an action does not count with. */
  private boolean isRefuted(Candidate each) {
    Solution mate = each.theirs.mate();
    if (mate != null && each.mated == null) {
      refute(each, mate);
    }
    return each.isMated() && each.score > each.lost();
  }

  private void refute(Candidate each, Solution mate) {
    mate.first().ifPresent(action -> search.knowMate(Engine.moves(action)));
    each.mated = mate.in();
  }

  /** Where the action that looked best is mated at once, others are, too: that is asked of all. */
  private void sweep() {
    if (swept || !Integer.valueOf(1).equals(candidates.get(0).mated)) {
      return;
    }
    swept = true;
    candidates.forEach(this::probe);
  }

  /** Asks the search for a mate at once after an action of which nothing is known. */
  private void probe(Candidate each) {
    // Each counts as a position, as nodes may be limited where time is not.
    boolean asks = each.mated == null && each.after.isSmall() && clock.node();
    List<Move> mate = asks ? search.mate(each.after) : null;
    if (mate != null) {
      search.knowMate(mate);
      each.mated = 1;
    }
  }

  /**
   * Whether the opponent mates after an action, as far as the time allows to tell. A quick look
   * comes first, as it knows what mated elsewhere; who watches looks further ahead, but may come to
   * it late. What could not be told is asked once more when the search is over.
   */
  private boolean isMated(Candidate each) {
    if (isRefuted(each) || (each.asked && !confirms)) {
      return each.isMated();
    }
    each.asked = true;
    probe(each);
    if (each.mated == null && (watch == null || confirms) && clock.left() > 0) {
      Solution solution = solve(State.of(each.after.multiverse, state.rules()), budget(FOR_THEIRS));
      if (solution.isMate()) {
        refute(each, solution);
      } else if (solution.result() == Solution.Result.NONE) {
        each.mated = 0;
      }
    }
    return each.isMated();
  }

  /**
   * @param percent the share of the time left; once the search is over, half of it
   */
  private Budget budget(int percent) {
    boolean timed = clock.isTimed();
    long millis =
        timed ? Math.max(1, clock.left() * (confirms ? 50 : percent) / 100) : Long.MAX_VALUE;
    // With a limit of nodes the answer must not depend on the time.
    long nodes =
        timed && limits.nodes() == Long.MAX_VALUE
            ? Long.MAX_VALUE
            : Math.min(50_000, Math.max(200, limits.nodes() / 2));
    return new Budget(nodes, millis);
  }

  /**
   * Puts an action first after which the opponent has no mate, if there is any, and otherwise the
   * one that holds out longest.
   */
  private void confirm() {
    confirms = true;
    clock.beginLastPart();
    Candidate first = candidates.get(0);
    while (isMated(first) && first.score != first.lost()) {
      first.score = first.lost();
      candidates.sort(Comparator.comparingInt(this::rank).reversed());
      first = candidates.get(0);
    }
  }

  /** What was searched comes before what was not, and what loses comes last. */
  private int rank(Candidate each) {
    int score = score(each);
    boolean searched = each.score != Integer.MIN_VALUE;
    return searched && !Search.isLost(score) ? score + 2 * Score.MATE : score;
  }

  // ---- the answer ----

  private Analysis analysis() {
    List<Line> lines = new ArrayList<>();
    for (Candidate each : candidates) {
      if (lines.size() == limits.lines()) {
        break;
      }
      boolean searched = each.score != Integer.MIN_VALUE;
      if (searched || lines.isEmpty()) {
        boolean proved = isProved(each) && (!lines.isEmpty() || isProvedBest(each));
        lines.add(new Line(Score.of(score(each), proved), actions(each), searched));
      }
    }
    return new Analysis(lines, depth, clock.nodes(), clock.millis());
  }

  /** The search sees a mate at once only where there is no legal reply. */
  private static boolean isProved(Candidate each) {
    return (each.isMated() && each.score == each.lost()) || each.score == Score.MATE - 1;
  }

  /** The first line tells how the player stands: he has lost for certain if all actions lose. */
  private boolean isProvedBest(Candidate best) {
    if (!Search.isLost(best.score)) {
      return true;
    }
    for (Candidate each : candidates) {
      if (!each.isMated()) {
        return false;
      }
    }
    return actions.isComplete();
  }

  /** The score of an action, or what is thought of it before it was looked at. */
  private int score(Candidate each) {
    if (each.score != Integer.MIN_VALUE) {
      return each.score;
    }
    Integer estimate = each.estimate;
    if (estimate == null) {
      estimate = -search.evaluate(each.after);
      each.estimate = estimate;
    }
    return estimate;
  }

  /** The line that begins with an action: on with what the table knows. */
  private List<Action> actions(Candidate first) {
    List<Action> actions = new ArrayList<>();
    State at = state;
    List<Move> moves = first.moves;
    while (moves != null && actions.size() < LINE_LENGTH) {
      Action action = at.standardOrder(moves);
      if (!at.isLegal(action)) {
        break;
      }
      actions.add(action);
      at = at.play(action).orThrow();
      moves = table.action(at.multiverse().key());
    }
    return actions;
  }
}
