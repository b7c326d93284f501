package fivefold.solve;

import fivefold.rules.Budget;
import fivefold.rules.search.Meter;
import java.util.function.BooleanSupplier;

/**
 * What is left of a budget while a mate is looked for. All searches below share it, so that none of
 * them outlasts it; once it is used up it stays so.
 */
final class Work implements Meter {
  private static final int CLOCK_EVERY = 4;

  private final long start;
  private final long nanos;
  private final long nodes;
  private final BooleanSupplier stopped;
  private long taken;
  private int untilClock = CLOCK_EVERY;
  private boolean over;

  Work(Budget budget, BooleanSupplier stopped) {
    this.start = System.nanoTime();
    this.nodes = budget.nodes();
    this.nanos =
        budget.millis() > Long.MAX_VALUE / 1_000_000 ? Long.MAX_VALUE : budget.millis() * 1_000_000;
    this.stopped = () -> stopped.getAsBoolean() || budget.stop().getAsBoolean();
  }

  /** The share of a search that works beside others: the same clock, nodes of its own. */
  Work(Work whole) {
    this.start = whole.start;
    this.nodes = whole.nodes;
    this.nanos = whole.nanos;
    this.stopped = whole.stopped;
  }

  /** Counts what others did. */
  void add(long nodesTaken) {
    taken += nodesTaken;
  }

  @Override
  public boolean take() {
    if (over) {
      return false;
    }
    if (taken >= nodes) {
      over = true;
      return false;
    }
    taken++;
    if (--untilClock == 0) {
      untilClock = CLOCK_EVERY;
      over = stopped.getAsBoolean() || System.nanoTime() - start > nanos;
    }
    return !over;
  }

  boolean isOver() {
    return over;
  }

  long taken() {
    return taken;
  }

  long millis() {
    return (System.nanoTime() - start) / 1_000_000;
  }
}
