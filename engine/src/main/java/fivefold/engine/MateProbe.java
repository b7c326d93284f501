package fivefold.engine;

import fivefold.model.Key;
import fivefold.model.Move;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.Meter;
import fivefold.rules.search.SingleChecks;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Question;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a mate at once with little effort, in the positions of a search: the beam of actions
 * that look best leaves out most mates. What it finds is a mate; what it does not find in its steps
 * may still be one.
 */
final class MateProbe {
  /** How much work goes into a position as a rule. */
  private static final int STEPS = 12;

  /** How much goes into one on the main line with so many timelines, where checks are many. */
  private static final int MAIN_STEPS = 200;

  private static final int MANY_TIMELINES = 4;

  private static final int REMEMBERED = 1 << 13;

  /**
   * How many actions that mated elsewhere are tried where more work goes into a position: each
   * takes much less time than finding another.
   */
  private static final int MANY = 16;

  /**
   * The part of the work that goes into actions of one move, of which there are few, before all
   * others are looked at: also where several boards must be played on, many mates rewind the
   * present with one move.
   */
  private static final int SINGLE = 4;

  private final Clock clock;

  /** Where nothing was found, as one half of the key in the place of the other. */
  private final long[] none = new long[REMEMBERED];

  private final long[] noneOnMainLine = new long[REMEMBERED];

  private final RecentActions mates = new RecentActions(RecentActions.FEW);
  private final RecentActions manyMates = new RecentActions(MANY);
  private final RecentActions escapes = new RecentActions(RecentActions.FEW);

  MateProbe(Clock clock) {
    this.clock = clock;
  }

  /** Lets an action that mated elsewhere be tried first. */
  void know(List<Move> mate) {
    mates.keep(mate);
    manyMates.keep(mate);
  }

  /** An action that mates, or null when none was found with little work. */
  @Nullable List<Move> find(Position position) {
    Steps left = new Steps(STEPS);
    List<Move> known = known(position, mates, left);
    if (known != null) {
      return known;
    }
    // Each iteration comes back to the positions of the one before.
    Key key = position.multiverse.key();
    int at = (int) key.low() & (REMEMBERED - 1);
    if (none[at] == key.high()) {
      return null;
    }
    List<Move> found =
        position.mustPlayOnSeveral() ? search(position, left, false) : searchSingle(position, left);
    if (found == null) {
      none[at] = key.high();
    }
    return found;
  }

  /** The same on the main line, where what is overlooked gets played. */
  @Nullable List<Move> findOnMainLine(Position position) {
    if (position.multiverse.timelineCount() < MANY_TIMELINES) {
      return find(position);
    }
    Key key = position.multiverse.key();
    int at = (int) key.low() & (REMEMBERED - 1);
    if (noneOnMainLine[at] == key.high()) {
      return null;
    }
    List<Move> found = find(position, MAIN_STEPS);
    if (found == null) {
      noneOnMainLine[at] = key.high();
    }
    return found;
  }

  /** An action that mates, or null when none was found in so many steps. */
  @Nullable List<Move> find(Position position, int steps) {
    List<Move> known = known(position, manyMates, new Steps(steps));
    List<Move> single = known != null ? known : searchSingle(position, new Steps(steps / SINGLE));
    return single != null ? single : search(position, new Steps(steps), true);
  }

  /** Whether an action that mated elsewhere mates here. */
  boolean findsKnown(Position position) {
    return known(position, mates, new Steps(STEPS)) != null;
  }

  /** Whether an action after which a player is in check mates him, as far as little work tells. */
  boolean mates(List<Move> action, Position after) {
    boolean mates = isMate(after, new Steps(STEPS));
    if (mates) {
      know(action);
    }
    return mates;
  }

  /** One of the actions that mated elsewhere, if it mates here. */
  private @Nullable List<Move> known(Position position, RecentActions actions, Steps left) {
    for (List<Move> mate : actions) {
      Position after = position.tried(mate);
      if (after != null && after.inCheck() && isMate(after, left)) {
        know(mate);
        return mate;
      }
    }
    return null;
  }

  /** Looks among the actions of one move: nearly all where one board alone must be played on. */
  private @Nullable List<Move> searchSingle(Position position, Steps left) {
    SingleChecks checks = position.singleChecks(left);
    while (checks.next() == Answer.FOUND) {
      Position after = position.next(checks.after());
      if (after.inCheck() && isMate(after, left)) {
        know(checks.moves());
        return checks.moves();
      }
    }
    return null;
  }

  /**
   * @param learns whether to find out what else the reply to an action refutes: only worth it where
   *     there are many
   */
  private @Nullable List<Move> search(Position position, Steps left, boolean learns) {
    for (Question question : Question.values()) {
      TurnSearch search = position.mating(question, left);
      while (search.next() == Answer.FOUND) {
        List<Move> action = search.moves();
        Position after = position.play(action);
        List<Move> escape = escape(after, left);
        if (left.over) {
          return null;
        }
        if (escape == null) {
          know(action);
          return action;
        }
        if (learns) {
          search.ruleOut(after.multiverse, escape);
        }
      }
    }
    return null;
  }

  /** Whether a player in check has no legal action; also false when the steps are used up. */
  private boolean isMate(Position position, Steps left) {
    return escape(position, left) == null && !left.over;
  }

  /** A legal action of a player in check; also null when the steps are used up. */
  private @Nullable List<Move> escape(Position position, Steps left) {
    for (List<Move> escape : escapes) {
      if (position.tried(escape) != null) {
        return escape;
      }
    }
    for (Question question : Question.values()) {
      TurnSearch search = position.legal(question, left);
      Answer answer = search.next();
      if (answer == Answer.FOUND) {
        escapes.keep(search.moves());
        return search.moves();
      }
      if (answer != Answer.NONE) {
        return null;
      }
    }
    return null;
  }

  /** The steps of one probe, which also end with the search. */
  private final class Steps implements Meter {
    private int left;
    private boolean over;

    Steps(int left) {
      this.left = left;
    }

    @Override
    public boolean take() {
      over |= --left < 0 || !clock.take();
      return !over;
    }
  }
}
