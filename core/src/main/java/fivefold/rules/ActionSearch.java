package fivefold.rules;

import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.Meter;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The legal actions of a turn one after the other, in as many slices as it takes: there is no next
 * one when all were found or the budget is used up, and after another {@link #grant} the search
 * goes on from where it was.
 */
public final class ActionSearch implements Iterator<Action> {
  private final State state;
  private final ActionSource source;
  private final Budget.Meter meter;
  private @Nullable Action next;
  private boolean complete;

  ActionSearch(State state, Budget budget, Function<Meter, ActionSource> search) {
    this.state = state;
    this.meter = budget.start();
    this.source = search.apply(meter);
  }

  /** Puts a budget in place of what is left of the last one. */
  public void grant(Budget budget) {
    meter.grant(budget);
  }

  /** Whether it is known that there are no more actions. */
  public boolean isComplete() {
    return complete;
  }

  @Override
  public boolean hasNext() {
    if (next == null && !complete) {
      Answer answer = source.next();
      complete = answer == Answer.NONE;
      next = answer == Answer.FOUND ? Action.of(state, source.moves()) : null;
    }
    return next != null;
  }

  @Override
  public Action next() {
    if (!hasNext() || next == null) {
      throw new NoSuchElementException();
    }
    Action action = next;
    next = null;
    return action;
  }
}
