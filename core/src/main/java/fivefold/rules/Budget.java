package fivefold.rules;

import java.util.function.BooleanSupplier;

/**
 * How much work a search may do before it answers "unknown": decisions and conflicts ({@code
 * nodes}), time, and until it is stopped. Counting nodes gives the same answer on every machine,
 * the others do not.
 *
 * @param stop asked before every node, so it should answer in no time
 */
public record Budget(long nodes, long millis, BooleanSupplier stop) {
  private static final BooleanSupplier NEVER = () -> false;

  /** No limit. */
  public static final Budget UNLIMITED = new Budget(Long.MAX_VALUE, Long.MAX_VALUE);

  public Budget {
    if (nodes < 0 || millis < 0) {
      throw new IllegalArgumentException("a budget can't be negative");
    }
  }

  public Budget(long nodes, long millis) {
    this(nodes, millis, NEVER);
  }

  public static Budget ofNodes(long nodes) {
    return new Budget(nodes, Long.MAX_VALUE);
  }

  public static Budget ofMillis(long millis) {
    return new Budget(Long.MAX_VALUE, millis);
  }

  /**
   * This budget, but at most until a {@link Stop} or anything else says so. Where there is only one
   * thread, search in slices instead: {@link VerdictSearch}, {@link ActionSearch}.
   */
  public Budget until(BooleanSupplier stop) {
    return new Budget(nodes, millis, this.stop == NEVER ? stop : either(this.stop, stop));
  }

  /** This budget for several searches: its time runs from now on for all of them together. */
  public Budget fromNow() {
    if (millis > Long.MAX_VALUE / 1_000_000) {
      return this;
    }
    long start = System.nanoTime();
    return until(() -> System.nanoTime() - start > millis * 1_000_000);
  }

  private static BooleanSupplier either(BooleanSupplier one, BooleanSupplier other) {
    return () -> one.getAsBoolean() || other.getAsBoolean();
  }

  /** {@code 500 nodes}, {@code 1000 ms}, {@code no limit}; whoever may stop it is left out. */
  @Override
  public String toString() {
    String text = nodes == Long.MAX_VALUE ? "" : nodes + " nodes";
    if (millis != Long.MAX_VALUE) {
      text += (text.isEmpty() ? "" : ", ") + millis + " ms";
    }
    return text.isEmpty() ? "no limit" : text;
  }

  /** Starts the clock. */
  Meter start() {
    Meter meter = new Meter();
    meter.grant(this);
    return meter;
  }

  /** What is left of a budget while a search runs. */
  static final class Meter implements fivefold.rules.search.Meter {
    private BooleanSupplier stop = NEVER;
    private long start;
    private long nanos;
    private long nodes;
    private long left;

    /** Starts the clock of a budget in place of what is left. */
    void grant(Budget budget) {
      stop = budget.stop;
      nodes = budget.nodes;
      left = budget.nodes;
      start = System.nanoTime();
      nanos =
          budget.millis > Long.MAX_VALUE / 1_000_000 ? Long.MAX_VALUE : budget.millis * 1_000_000;
    }

    boolean isStopped() {
      return stop.getAsBoolean();
    }

    /** How many nodes were taken, unless the time ran out. */
    long taken() {
      return nodes - left;
    }

    /** Takes one node; false when the budget is used up. The clock is read now and then only. */
    @Override
    public boolean take() {
      if (left <= 0) {
        return false;
      }
      left--;
      if (stop.getAsBoolean()
          || ((left & 63) == 0 && nanos != Long.MAX_VALUE && System.nanoTime() - start > nanos)) {
        left = 0;
        return false;
      }
      return true;
    }
  }
}
