package fivefold.rules;

import java.util.function.BooleanSupplier;

/**
 * A switch that ends searches from another thread: given to as many budgets as wanted by {@link
 * Budget#until}, pressed once.
 */
public final class Stop implements BooleanSupplier {
  private volatile boolean stopped;

  /** Ends all searches under way with this switch, and every later one before it begins. */
  public void stop() {
    stopped = true;
  }

  public boolean isStopped() {
    return stopped;
  }

  @Override
  public boolean getAsBoolean() {
    return stopped;
  }
}
