package fivefold.rules;

/**
 * How much work a search may do before it answers "unknown": decisions and conflicts ({@code
 * nodes}), and time. Counting nodes gives the same answer on every machine, time does not.
 */
public record Budget(long nodes, long millis) {
  /** No limit. */
  public static final Budget UNLIMITED = new Budget(Long.MAX_VALUE, Long.MAX_VALUE);

  public Budget {
    if (nodes < 0 || millis < 0) {
      throw new IllegalArgumentException("a budget can't be negative");
    }
  }

  public static Budget ofNodes(long nodes) {
    return new Budget(nodes, Long.MAX_VALUE);
  }

  public static Budget ofMillis(long millis) {
    return new Budget(Long.MAX_VALUE, millis);
  }

  /** Starts the clock. */
  Meter start() {
    return new Meter(this);
  }

  /** What is left of a budget while a search runs. */
  static final class Meter implements fivefold.rules.search.Meter {
    private final long start = System.nanoTime();
    private final long nanos;
    private final long nodes;
    private long left;

    private Meter(Budget budget) {
      this.nodes = budget.nodes;
      this.left = budget.nodes;
      this.nanos =
          budget.millis > Long.MAX_VALUE / 1_000_000 ? Long.MAX_VALUE : budget.millis * 1_000_000;
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
      if ((left & 63) == 0 && nanos != Long.MAX_VALUE && System.nanoTime() - start > nanos) {
        left = 0;
        return false;
      }
      return true;
    }
  }
}
