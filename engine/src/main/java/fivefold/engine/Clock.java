package fivefold.engine;

import fivefold.rules.search.Meter;

/** What is left of the limits while a search runs; once used up it stays so. */
final class Clock implements Meter {
  /** After how many steps of the search for legal turns the time is looked at. */
  private static final int STEPS = 32;

  /** How many such steps each position may take on average, and how many there are at least. */
  private static final long STEPS_PER_NODE = 256;

  private static final long LEAST_STEPS = 1_000 * STEPS_PER_NODE;

  /**
   * The share of the time for the search, in hundredths; less where nobody else asks the solver.
   */
  private static final int ALONE = 85;

  private static final int WATCHED = 93;

  /** With so many milliseconds there is time for everything. */
  private static final int AMPLE_MILLIS = 200;

  private final long start = System.nanoTime();
  private final long deadline;

  /** The last part of the time is for the solver's look at the action chosen. */
  private long searchUntil;

  private final Limits limits;

  /** Where positions are limited and time is not, looking for legal turns must end, too. */
  private final long mostSteps;

  private long nodes;
  private long steps;
  private boolean over;

  Clock(Limits limits, boolean watched) {
    this.limits = limits;
    long millis = limits.millis();
    // A little earlier, so that the answer is there in time.
    long margin = Math.min(20, 4 + millis / 40);
    this.deadline =
        millis > Long.MAX_VALUE / 2_000_000
            ? Long.MAX_VALUE
            : Math.max(1, millis - margin) * 1_000_000;
    this.mostSteps =
        limits.nodes() > Long.MAX_VALUE / STEPS_PER_NODE
            ? Long.MAX_VALUE
            : Math.max(LEAST_STEPS, limits.nodes() * STEPS_PER_NODE);
    this.searchUntil = isTimed() ? deadline / 100 * (watched ? WATCHED : ALONE) : deadline;
  }

  /** Counts a position; false when all is used up. */
  boolean node() {
    if (over) {
      return false;
    }
    nodes++;
    if (nodes >= limits.nodes() || isLate()) {
      over = true;
    }
    return !over;
  }

  /** One step of a search for legal turns. */
  @Override
  public boolean take() {
    if (++steps >= mostSteps || (steps % STEPS == 0 && isLate())) {
      over = true;
    }
    return !over;
  }

  private boolean isLate() {
    return limits.stop().getAsBoolean() || System.nanoTime() - start >= searchUntil;
  }

  /** Opens the time that the search had to leave; nodes that are used up stay so. */
  void beginLastPart() {
    searchUntil = deadline;
    over = nodes >= limits.nodes();
  }

  boolean isOver() {
    return over;
  }

  long nodes() {
    return nodes;
  }

  long millis() {
    return (System.nanoTime() - start) / 1_000_000;
  }

  boolean isTimed() {
    return deadline != Long.MAX_VALUE;
  }

  /** So many steps, or fewer where they would take too much of a short time. */
  int steps(int most) {
    return (int) (most * Math.min(AMPLE_MILLIS, limits.millis()) / AMPLE_MILLIS);
  }

  /** How many milliseconds are left. */
  long left() {
    return Math.max(0, (deadline - (System.nanoTime() - start)) / 1_000_000);
  }
}
