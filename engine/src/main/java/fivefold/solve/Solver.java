package fivefold.solve;

import fivefold.model.PieceType;
import fivefold.rules.Action;
import fivefold.rules.Budget;
import fivefold.rules.State;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

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

  private Solver(
      State state, int actions, Budget budget, boolean checksOnly, BooleanSupplier stopped) {
    this.state = state;
    this.actions = actions;
    this.budget = budget;
    this.checksOnly = checksOnly;
    this.stopped = stopped;
  }

  /** A solver for the turn that a state is in, from its start. */
  public static Solver of(State state) {
    return new Solver(state.startOfTurn(), DEFAULT_ACTIONS, Budget.UNLIMITED, false, () -> false);
  }

  /** How many actions of his own the player has, 3 unless said otherwise. */
  public Solver within(int actions) {
    if (actions < 1 || actions > MOST_ACTIONS) {
      throw new IllegalArgumentException("from 1 to " + MOST_ACTIONS + " actions, not " + actions);
    }
    return new Solver(state, actions, budget, checksOnly, stopped);
  }

  /** How much may be done before the answer is "unknown". */
  public Solver budget(Budget budget) {
    return new Solver(state, actions, budget, checksOnly, stopped);
  }

  /**
   * Lets the player give check with every action. That finds long mates sooner; that there is none
   * then means only that there is none of this kind.
   */
  public Solver checksOnly() {
    return new Solver(state, actions, budget, true, stopped);
  }

  /** What pawns may become, for both players. */
  public Solver promotions(List<PieceType> types) {
    State other = State.of(state.multiverse(), state.rules().withPromotions(types));
    return new Solver(other, actions, budget, checksOnly, stopped);
  }

  /** Is asked now and then, also from within long searches; true ends them with "unknown". */
  public Solver stopWhen(BooleanSupplier stopped) {
    return new Solver(state, actions, budget, checksOnly, stopped);
  }

  public Solution solve() {
    Work work = work();
    Position root = root();
    MateSearch search = new MateSearch(root, checksOnly, work);
    for (int n = 1; n <= actions; n++) {
      switch (search.attack(root, n)) {
        case YES -> {
          Action first = state.standardOrder(search.found());
          return new Solution(
              Solution.Result.MATE, n, Optional.of(first), work.taken(), work.millis());
        }
        case UNKNOWN -> {
          return new Solution(
              Solution.Result.UNKNOWN, n - 1, Optional.empty(), work.taken(), work.millis());
        }
        case NO -> {}
      }
    }
    return new Solution(
        Solution.Result.NONE, actions, Optional.empty(), work.taken(), work.millis());
  }

  private Position root() {
    return Position.of(state.multiverse(), state.rules());
  }

  private Work work() {
    return new Work(budget, stopped);
  }
}
