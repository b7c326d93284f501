package fivefold.engine;

import fivefold.model.Move;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The actions to try in a position: first those that did well in positions like this one, if they
 * are legal here, since testing that costs a fraction of listing; then those that look best.
 */
final class Choices {
  private final Position position;
  private final MoveOrder order;
  private final Clock clock;
  private final List<List<Move>> known;
  private int width;

  /** How many of the known actions were looked at, and which of them were legal. */
  private int looked;

  private final List<List<Move>> given = new ArrayList<>(3);
  private @Nullable ActionSource source;
  private int listed;
  private boolean widened;
  private boolean exhausted;
  private List<Move> action = List.of();
  private Position after;

  /** What was put off until there is nothing else. */
  private final List<PutOff> later = new ArrayList<>(0);

  private boolean late;

  private record PutOff(List<Move> action, Position after) {}

  /**
   * @param known actions to try first
   * @param width how many are listed after them at most
   */
  Choices(Position position, MoveOrder order, List<List<Move>> known, int width, Clock clock) {
    this.position = position;
    this.order = order;
    this.known = known;
    this.width = width;
    this.clock = clock;
    this.after = position;
  }

  /** Goes on to the next of the known actions that is legal here; false when there is none. */
  boolean nextKnown() {
    while (looked < known.size()) {
      List<Move> next = known.get(looked++);
      Position legal = given.contains(next) ? null : position.tried(next);
      if (legal != null) {
        given.add(next);
        action = next;
        after = legal;
        return true;
      }
    }
    return false;
  }

  /** Goes on to the next action after the known ones; false at the end, or when the time is up. */
  boolean next() {
    ActionSource from = source;
    if (from == null) {
      from = position.actions(order.in(position, true), width, clock);
      source = from;
    }
    while (listed < width) {
      Answer answer = from.next();
      if (answer != Answer.FOUND) {
        exhausted = widened && answer == Answer.NONE;
        return false;
      }
      listed++;
      List<Move> next = from.moves();
      if (!given.contains(next)) {
        action = next;
        after = position.after(from);
        return true;
      }
    }
    return false;
  }

  /** Puts the action found last off until there are no others. */
  void putOff() {
    later.add(new PutOff(action, after));
  }

  /** Goes back to an action that was put off; false when there is none. */
  boolean nextPutOff() {
    int last = later.size() - 1;
    if (last < 0) {
      return false;
    }
    late = true;
    PutOff next = later.remove(last);
    action = next.action;
    after = next.after;
    return true;
  }

  /** Whether it is time for what was put off. */
  boolean isLate() {
    return late;
  }

  /** Goes on with so many actions more, in no order; false if that was done before. */
  boolean widen(int more) {
    if (widened) {
      return false;
    }
    widened = true;
    source = position.legal(clock);
    width = listed + more;
    return true;
  }

  /** Whether there is no other legal action for certain; only known after widening. */
  boolean isExhausted() {
    return exhausted;
  }

  List<Move> action() {
    return action;
  }

  /** The position after the action. */
  Position after() {
    return after;
  }
}
