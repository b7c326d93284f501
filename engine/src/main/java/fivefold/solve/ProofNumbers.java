package fivefold.solve;

import fivefold.model.Move;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.TurnSearch.Aim;
import fivefold.solve.MateSearch.Result;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The search for long mates that goes on where the least is missing. For every position it counts
 * how many others must at least be won to prove the mate, and how many to disprove it, and looks
 * next at one that is counted in both. The actions of a position are found one by one: as long as
 * there may be more, the rest counts as one. Whether an action mates at once is left to the {@link
 * MateSearch}.
 */
final class ProofNumbers {
  /** How many timelines the positions kept have together; where it is more, this is not the way. */
  private static final int MOST_TIMELINES = 6_000;

  private final MateSearch search;
  private final Work work;
  private final boolean checksOnly;
  private int timelines;

  ProofNumbers(MateSearch search, Work work, boolean checksOnly) {
    this.search = search;
    this.work = work;
    this.checksOnly = checksOnly;
  }

  /** A position that is not settled, with those of its successors that are not settled either. */
  private final class Open {
    final @Nullable Open parent;
    final Position position;
    final boolean attacks;
    final int n;
    final List<Move> action;
    final List<Open> children = new ArrayList<>();
    final Deque<List<Move>> killers;
    Aim aim;
    @Nullable ActionSource source;
    boolean exhausted;
    boolean any;
    long proof = 1;
    long disproof = 1;

    Open(@Nullable Open parent, Position position, boolean attacks, int n, List<Move> action) {
      this.parent = parent;
      this.position = position;
      this.attacks = attacks;
      this.n = n;
      this.action = action;
      this.aim = attacks ? Aim.CHECKING : Aim.LEGAL;
      this.killers = new ArrayDeque<>(search.killers(attacks, n));
    }

    /** The child to go on with, null when the next action should be looked for. */
    @Nullable Open best() {
      Open best = null;
      long least = exhausted ? Long.MAX_VALUE : 1;
      for (Open child : children) {
        long number = attacks ? child.proof : child.disproof;
        if (number < least || (number == least && best == null)) {
          least = number;
          best = child;
        }
      }
      return best;
    }

    /** Counts anew from the children; false if nothing changed. */
    boolean count() {
      long least = exhausted ? Long.MAX_VALUE : 1;
      long sum = exhausted ? 0 : 1;
      for (Open child : children) {
        least = Math.min(least, attacks ? child.proof : child.disproof);
        sum += attacks ? child.disproof : child.proof;
      }
      boolean same = least == (attacks ? proof : disproof) && sum == (attacks ? disproof : proof);
      proof = attacks ? least : sum;
      disproof = attacks ? sum : least;
      return !same;
    }
  }

  /**
   * Whether the player to move mates in n actions.
   *
   * @param until where to end, as work taken
   * @return unknown when that did not suffice, or too much would have to be kept
   */
  Result attack(Position position, int n, long until) {
    Open root = new Open(null, position, true, n, List.of());
    timelines = 0;
    while (work.taken() < until && timelines < MOST_TIMELINES && work.take()) {
      Open at = root;
      for (Open next = at.best(); next != null; next = at.best()) {
        at = next;
      }
      Result result = goOn(at);
      while (result != Result.UNKNOWN) {
        search.settled(at.position, at.attacks, at.n, result);
        Open parent = at.parent;
        if (parent == null) {
          return result;
        }
        parent.children.remove(at);
        timelines -= timelines(at);
        result = after(parent, at.action, result);
        at = parent;
      }
      for (Open up = at; up != null && up.count(); up = up.parent) {}
    }
    return Result.UNKNOWN;
  }

  private static int timelines(Open top) {
    Deque<Open> left = new ArrayDeque<>(List.of(top));
    int sum = 0;
    for (Open next = left.poll(); next != null; next = left.poll()) {
      sum += next.position.multiverse.timelineCount();
      left.addAll(next.children);
    }
    return sum;
  }

  /** Looks for the next action of a position; what is known of the position then. */
  private Result goOn(Open at) {
    List<Move> killer = at.killers.poll();
    if (killer != null) {
      Position child = search.tried(at.position, killer, at.attacks);
      return child == null || (at.attacks && checksOnly && !child.inCheck())
          ? Result.UNKNOWN
          : add(at, child, killer);
    }
    ActionSource source = at.source;
    if (source == null) {
      source = at.position.actions(at.aim, work);
      at.source = source;
    }
    Answer answer = source.next();
    if (answer == Answer.FOUND) {
      List<Move> action = source.moves();
      Position child = search.played(at.position, action, at.attacks);
      // Checks had their turn before.
      return at.attacks && at.aim == Aim.LEGAL && child.inCheck()
          ? Result.UNKNOWN
          : add(at, child, action);
    }
    if (answer == Answer.NONE) {
      if (at.attacks && at.aim == Aim.CHECKING && !checksOnly) {
        at.aim = Aim.LEGAL;
        at.source = null;
      } else {
        at.exhausted = true;
        at.source = null;
        return after(at, List.of(), Result.UNKNOWN);
      }
    }
    return Result.UNKNOWN;
  }

  /** Adds the position after an action, unless it is settled at once. */
  private Result add(Open at, Position child, List<Move> action) {
    at.any = true;
    int n = at.attacks ? at.n : at.n - 1;
    Result known = search.known(child, n);
    if (!at.attacks && known == Result.UNKNOWN) {
      known = search.attack(child, 1) == Result.YES ? Result.YES : search.known(child, n);
    }
    if (known != Result.UNKNOWN) {
      return after(at, action, known);
    }
    for (Open other : at.children) {
      if (other.action.equals(action)) {
        return Result.UNKNOWN;
      }
    }
    at.children.add(new Open(at, child, !at.attacks, n, action));
    timelines += child.multiverse.timelineCount();
    return Result.UNKNOWN;
  }

  /** What is known of a position after one of its actions was settled, or there are no more. */
  private Result after(Open at, List<Move> action, Result result) {
    if (at.attacks ? result == Result.YES : result == Result.NO) {
      search.worked(at.attacks, at.n, action);
      return result;
    }
    if (!at.exhausted || !at.children.isEmpty()) {
      return Result.UNKNOWN;
    }
    return at.attacks || (!at.any && !at.position.inCheck()) ? Result.NO : Result.YES;
  }
}
