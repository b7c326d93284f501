package fivefold.engine;

import fivefold.model.Move;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.Meter;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Question;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a mate at once with little effort, in the positions of a search: the beam of actions
 * that look best leaves out most mates. What it finds is a mate; what it does not find in its steps
 * may still be one.
 */
final class MateProbe {
  /** How many mates and escapes from positions nearby are tried first. */
  private static final int KEPT = 3;

  private final Clock clock;
  private final List<List<Move>> mates = new ArrayList<>();
  private final List<List<Move>> escapes = new ArrayList<>();

  MateProbe(Clock clock) {
    this.clock = clock;
  }

  /** Lets an action that mated elsewhere be tried first. */
  void know(List<Move> mate) {
    keep(mates, mate);
  }

  /** An action that mates, or null when none was found in so many steps. */
  @Nullable List<Move> find(Position position, int steps) {
    Steps left = new Steps(steps);
    for (List<Move> mate : mates) {
      Position after = position.tried(mate);
      if (after != null && after.inCheck() && isMate(after, left)) {
        return mate;
      }
    }
    for (Question question : Question.values()) {
      TurnSearch search = position.mating(question, left);
      while (search.next() == Answer.FOUND) {
        List<Move> action = search.moves();
        Position after = position.play(action);
        if (isMate(after, left)) {
          keep(mates, action);
          return action;
        }
        if (left.over) {
          return null;
        }
      }
    }
    return null;
  }

  /** Whether a player in check has no legal action; also false when the steps are used up. */
  private boolean isMate(Position position, Steps left) {
    for (List<Move> escape : escapes) {
      if (position.tried(escape) != null) {
        return false;
      }
    }
    for (Question question : Question.values()) {
      TurnSearch search = position.legal(question, left);
      Answer answer = search.next();
      if (answer == Answer.FOUND) {
        keep(escapes, search.moves());
      }
      if (answer != Answer.NONE) {
        return false;
      }
    }
    return true;
  }

  private static void keep(List<List<Move>> list, List<Move> action) {
    list.remove(action);
    list.add(0, action);
    if (list.size() > KEPT) {
      list.remove(KEPT);
    }
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
