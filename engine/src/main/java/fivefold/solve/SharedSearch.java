package fivefold.solve;

import fivefold.model.Move;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.TurnSearch.Aim;
import fivefold.solve.MateSearch.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Several searches that share the attacker's first actions, each on a core of its own and with what
 * it has learned itself. Of the actions that mate the first one is taken, in the order in which one
 * search alone would try them, so that the answer does not depend on who is quicker.
 */
final class SharedSearch {
  private final Consumer<List<Runnable>> cores;
  private final boolean checksOnly;
  private final List<Part> parts = new ArrayList<>();

  /** The first action known to mate: later ones need not be looked at. A hint, no more. */
  private volatile int first = Integer.MAX_VALUE;

  private long told;

  SharedSearch(
      int count,
      Consumer<List<Runnable>> cores,
      boolean checksOnly,
      Supplier<Position> roots,
      Supplier<Work> works,
      Searches searches) {
    this.cores = cores;
    this.checksOnly = checksOnly;
    for (int i = 0; i < count; i++) {
      Work work = works.get();
      Position root = roots.get();
      parts.add(new Part(i, root, work, searches.of(root, work)));
    }
  }

  /** Makes a search for one part. */
  interface Searches {
    MateSearch of(Position root, Work work);
  }

  /** Whether the player to move mates in n actions of his, where he does not in fewer. */
  Result attack(int n) {
    first = Integer.MAX_VALUE;
    List<Runnable> tasks = new ArrayList<>();
    for (Part part : parts) {
      tasks.add(() -> part.run(n));
    }
    cores.accept(tasks);
    Result result = Result.NO;
    for (Part part : parts) {
      if (!part.ended) {
        throw new IllegalStateException("a part of the search did not end");
      }
      if (part.result == Result.YES) {
        return Result.YES;
      }
      result = part.result == Result.UNKNOWN ? Result.UNKNOWN : result;
    }
    return result;
  }

  /** How the mate begins that {@link #attack} has just answered with yes. */
  List<Move> found() {
    Part best = parts.get(0);
    for (Part part : parts) {
      best = part.mateAt < best.mateAt ? part : best;
    }
    return best.action;
  }

  /** How many nodes were taken since this was asked last. */
  long takenSince() {
    long now = 0;
    for (Part part : parts) {
      now += part.work.taken();
    }
    long since = now - told;
    told = now;
    return since;
  }

  /** The search that looks at every so-manyth action. */
  private final class Part {
    private final int number;
    private final Position root;
    private final Work work;
    private final MateSearch search;
    private Result result = Result.NO;
    private boolean ended;
    private int mateAt = Integer.MAX_VALUE;
    private List<Move> action = List.of();

    Part(int number, Position root, Work work, MateSearch search) {
      this.number = number;
      this.root = root;
      this.work = work;
      this.search = search;
    }

    void run(int n) {
      ended = false;
      result = Result.NO;
      mateAt = Integer.MAX_VALUE;
      int index = look(n, Aim.CHECKING, 0);
      if (result == Result.NO && index < first && !checksOnly) {
        look(n, Aim.LEGAL, index);
      }
      ended = true;
    }

    /** Goes through actions that are numbered on from an index; tells where it ended. */
    private int look(int n, Aim aim, int from) {
      ActionSource source = root.actions(aim, work);
      Answer answer = source.next();
      int index = from;
      while (answer == Answer.FOUND && index < first) {
        if (index % parts.size() == number && !tried(source.moves(), n, aim, index)) {
          return index;
        }
        index++;
        answer = source.next();
      }
      if (answer == Answer.OUT_OF_BUDGET) {
        result = Result.UNKNOWN;
      }
      return index;
    }

    /** Tries an action; false when there is nothing left to look for. */
    private boolean tried(List<Move> moves, int n, Aim aim, int index) {
      Position child = search.afterAttack(root, moves);
      if (aim == Aim.LEGAL && child.inCheck()) {
        return true;
      }
      result = search.defend(child, n);
      if (result == Result.YES) {
        mateAt = index;
        action = moves;
        first = Math.min(first, index);
      }
      return result == Result.NO;
    }
  }
}
