package fivefold.solve;

import fivefold.game.Node;
import fivefold.model.Move;
import fivefold.model.PieceType;
import fivefold.model.Rules;
import fivefold.rules.Action;
import fivefold.rules.Attempt;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.TurnSearch.Aim;
import fivefold.solve.MateSearch.Result;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Finds the shortest forced checkmate for the player to move: against every legal reply, new
 * timelines and moves on boards ahead of the present included. A softmate does not end the game, so
 * it does not count; a stalemate refutes. Promotions are those of the state's rules.
 *
 * <pre>{@code
 * Solution mate = Solver.of(state).within(3).budget(Budget.ofMillis(10_000)).solve();
 * }</pre>
 *
 * <p>Immutable: every setting gives another solver.
 */
public final class Solver {
  private static final int DEFAULT_ACTIONS = 3;
  private static final int MOST_ACTIONS = 99;

  private final State state;
  private final int actions;
  private final Budget budget;
  private final boolean checksOnly;
  private final BooleanSupplier stopped;
  private final Set<Means> means;
  private final Cores cores;

  /** How many searches work at once, and who runs them. */
  private record Cores(int count, Consumer<List<Runnable>> runner) {}

  private Solver(
      State state,
      int actions,
      Budget budget,
      boolean checksOnly,
      BooleanSupplier stopped,
      Set<Means> means,
      Cores cores) {
    this.state = state;
    this.actions = actions;
    this.budget = budget;
    this.checksOnly = checksOnly;
    this.stopped = stopped;
    this.means = means;
    this.cores = cores;
  }

  /** A solver for the turn that a state is in, from its start. */
  public static Solver of(State state) {
    return new Solver(
        state.startOfTurn(),
        DEFAULT_ACTIONS,
        Budget.UNLIMITED,
        false,
        () -> false,
        EnumSet.allOf(Means.class),
        new Cores(1, tasks -> tasks.forEach(Runnable::run)));
  }

  /** How many actions of his own the player has, 3 unless said otherwise. */
  public Solver within(int actions) {
    if (actions < 1 || actions > MOST_ACTIONS) {
      throw new IllegalArgumentException("from 1 to " + MOST_ACTIONS + " actions, not " + actions);
    }
    return new Solver(state, actions, budget, checksOnly, stopped, means, cores);
  }

  /** How much may be done before the answer is "unknown". */
  public Solver budget(Budget budget) {
    return new Solver(state, actions, budget, checksOnly, stopped, means, cores);
  }

  /**
   * Lets the player give check with every action. That finds long mates sooner; that there is none
   * then means only that there is none of this kind.
   */
  public Solver checksOnly() {
    return new Solver(state, actions, budget, true, stopped, means, cores);
  }

  /** What pawns may become, for both players. */
  public Solver promotions(List<PieceType> types) {
    State other = State.of(state.multiverse(), state.rules().withPromotions(types));
    return new Solver(other, actions, budget, checksOnly, stopped, means, cores);
  }

  /** Is asked now and then, also from within long searches; true ends them with "unknown". */
  public Solver stopWhen(BooleanSupplier stopped) {
    return new Solver(state, actions, budget, checksOnly, stopped, means, cores);
  }

  /** Leaves a means out, to measure what it is worth. */
  public Solver without(Means unwanted) {
    Set<Means> fewer = EnumSet.copyOf(means);
    fewer.remove(unwanted);
    return new Solver(state, actions, budget, checksOnly, stopped, fewer, cores);
  }

  /**
   * Lets several searches work at once on mates in two and more. The answer is the same, but where
   * several actions mate in four or more, another one may be told. If the budget counts nodes, one
   * search alone is used.
   *
   * @param runner runs all tasks that it is given, each on a thread of its own, and returns when
   *     they have ended
   */
  public Solver on(int count, Consumer<List<Runnable>> runner) {
    if (count < 1) {
      throw new IllegalArgumentException("at least one search, not " + count);
    }
    return new Solver(state, actions, budget, checksOnly, stopped, means, new Cores(count, runner));
  }

  /** The rules by which it is played, with the promotions that were asked for. */
  public Rules rules() {
    return state.rules();
  }

  public Solution solve() {
    Work work = work();
    return solve(new MateSearch(root(), checksOnly, means, work), work);
  }

  private Solution solve(MateSearch search, Work work) {
    Position root = root();
    SharedSearch shared = null;
    for (int n = 1; n <= actions; n++) {
      boolean alone = n == 1 || cores.count == 1 || budget.nodes() != Long.MAX_VALUE;
      if (!alone && shared == null) {
        shared =
            new SharedSearch(
                cores.count,
                cores.runner,
                checksOnly,
                this::root,
                () -> new Work(work),
                (at, its) -> new MateSearch(at, checksOnly, means, its));
      }
      Result result = search.byProofNumbers(root, n);
      if (result == Result.UNKNOWN && !work.isOver()) {
        result = shared == null ? search.attack(root, n) : attack(shared, n, search, work);
      }
      if (result == Result.YES) {
        return mate(n, search.found(), work);
      }
      if (result == Result.UNKNOWN) {
        return other(Solution.Result.UNKNOWN, n - 1, work);
      }
    }
    return other(Solution.Result.NONE, actions, work);
  }

  /** Lets several searches try; the one that goes on with it knows what they did and found. */
  private Result attack(SharedSearch shared, int n, MateSearch search, Work work) {
    Result result = shared.attack(n);
    work.add(shared.takenSince());
    if (result == Result.YES) {
      search.know(root(), n, shared.found());
    }
    return result;
  }

  /**
   * Solves, and in case of a mate writes the proof below a node of a game: the replies with their
   * answers, up to checkmate.
   *
   * @param full whether every reply is written; otherwise one stands for all that fall to the same
   *     answer, with a remark how many more there are
   * @throws IllegalArgumentException when the node's state is not the one to be solved
   */
  public Solution prove(Node node, boolean full) {
    if (!node.state().equals(state)) {
      throw new IllegalArgumentException("the node has another state");
    }
    Work work = work();
    MateSearch search = new MateSearch(root(), checksOnly, means, work);
    Solution solution = solve(search, work);
    if (!solution.isMate()) {
      return solution;
    }
    List<Node> before = List.copyOf(node.children());
    if (new ProofWriter(search, work, full).write(node, root(), solution.in())) {
      return new Solution(
          Solution.Result.MATE, solution.in(), solution.first(), work.taken(), work.millis());
    }
    for (Node child : List.copyOf(node.children())) {
      if (!before.contains(child)) {
        child.delete();
      }
    }
    return other(Solution.Result.UNKNOWN, solution.in() - 1, work);
  }

  /**
   * How many first actions mate in the number of actions that {@link #solve} found. Where boards
   * are played on that have nothing to do with the mate, every way of playing on them counts.
   *
   * @param in the shortest mate, which a solution told
   * @param most where to stop counting
   * @return the number, {@code most} when there may be more; -1 when the budget did not suffice
   */
  public int ways(int in, int most) {
    Work work = work();
    Position root = root();
    MateSearch search = new MateSearch(root, checksOnly, means, work);
    ActionSource source = root.actions(in == 1 || checksOnly ? Aim.CHECKING : Aim.LEGAL, work);
    Answer answer = source.next();
    int ways = 0;
    while (answer == Answer.FOUND && ways < most) {
      Result result = search.defend(search.afterAttack(root, source.moves()), in);
      if (result == Result.UNKNOWN) {
        return -1;
      }
      ways += result == Result.YES ? 1 : 0;
      answer = source.next();
    }
    return answer == Answer.OUT_OF_BUDGET && ways < most ? -1 : ways;
  }

  /**
   * Judges an action: whether it begins a mate in at most the number of actions asked for, itself
   * counted, and what the opponent replies.
   *
   * @throws IllegalArgumentException when the action is not legal
   */
  public Judgement judge(Action first) {
    if (!(state.play(first) instanceof Attempt.Ok)) {
      throw new IllegalArgumentException("not legal: " + first);
    }
    Work work = work();
    Position root = root();
    MateSearch search = new MateSearch(root, false, means, work);
    return new Judge(search, state, first, work).judge(actions);
  }

  private Solution mate(int n, List<Move> first, Work work) {
    return new Solution(
        Solution.Result.MATE,
        n,
        Optional.of(state.standardOrder(first)),
        work.taken(),
        work.millis());
  }

  private static Solution other(Solution.Result result, int noneIn, Work work) {
    return new Solution(result, noneIn, Optional.empty(), work.taken(), work.millis());
  }

  private Position root() {
    return Position.of(state.multiverse(), state.rules());
  }

  private Work work() {
    return new Work(budget, stopped);
  }
}
