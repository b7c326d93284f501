package fivefold.notation;

import fivefold.model.Ply;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.rules.Verdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What was found out about positions while a text was read, for the next time it is read: an editor
 * reads it after every keystroke. What a move means, where it leads and how the position stands
 * after it depend on nothing but the position before, so they need not be worked out again for what
 * lies before an edit, in other variations, or behind a change that the moves don't feel. The
 * result is the same as without; only faster.
 *
 * <p>Not for several threads at once. Hand it to {@link ReadOptions#withMemory}, and call {@link
 * #finish} when a text is read: what is not used any more is forgotten after a while.
 */
public final class ReadMemory {
  /** Up to so many positions nothing is forgotten. */
  private static final int FEW = 4_096;

  /** By identity: a position leads on to the very ones that were made from it. */
  private IdentityHashMap<State, Known> young = new IdentityHashMap<>();

  /** What was not asked for since the last time that something was forgotten. */
  private IdentityHashMap<State, Known> old = new IdentityHashMap<>();

  private Map<State, State> starts = new HashMap<>();
  private Map<State, State> oldStarts = new HashMap<>();

  private @Nullable Way way;
  private int reading;
  private int used;

  /** All that decides what a text means, apart from the text. */
  private record Way(ReadOptions.Mode mode, Set<StrictRule> rules, Budget budget) {}

  /** What is known of one position. */
  private static final class Known {
    int reading;
    final List<Meaning> meanings = new ArrayList<>(1);
    final List<Step> steps = new ArrayList<>(1);
    @Nullable Verdict check;
    @Nullable Verdict verdict;
  }

  private record Meaning(MovePattern pattern, Resolution resolution) {}

  /** A game is going to be read. What was read in another way is of no use. */
  void begin(ReadOptions options, Set<StrictRule> rules) {
    Way wanted = new Way(options.mode(), rules, options.budget());
    if (!wanted.equals(way)) {
      young.clear();
      old.clear();
      starts.clear();
      oldStarts.clear();
      way = wanted;
    }
  }

  /** The text is read to its end. */
  public void finish() {
    if (young.size() > FEW + 2 * used) {
      old = young;
      young = new IdentityHashMap<>();
      oldStarts = starts;
      starts = new HashMap<>();
    }
    reading++;
    used = 0;
  }

  /** The start position that equals this one and is known already, or this one. */
  State start(State fresh) {
    State known = starts.get(fresh);
    if (known == null) {
      known = oldStarts.getOrDefault(fresh, fresh);
      starts.put(known, known);
    }
    return known;
  }

  /** What a move means in a position; null when it is not known. */
  @Nullable Resolution resolution(State state, MovePattern pattern) {
    for (Meaning meaning : known(state).meanings) {
      if (meaning.pattern.equals(pattern)) {
        return meaning.resolution;
      }
    }
    return null;
  }

  void keep(State state, MovePattern pattern, Resolution resolution) {
    known(state).meanings.add(new Meaning(pattern, resolution));
  }

  /** What a ply does in a position; null when it is not known. */
  @Nullable Step step(State state, Ply ply) {
    for (Step step : known(state).steps) {
      if (step.ply().equals(ply)) {
        return step;
      }
    }
    return null;
  }

  void keep(Step step) {
    known(step.before()).steps.add(step);
  }

  /**
   * How a position stands; null when it is not known.
   *
   * @param stalemate whether stalemate counts, and not only what a check leads to
   */
  @Nullable Verdict verdict(State state, boolean stalemate) {
    Known known = known(state);
    return stalemate ? known.verdict : known.check;
  }

  void keep(State state, Verdict verdict, boolean stalemate) {
    Known known = known(state);
    if (stalemate) {
      known.verdict = verdict;
    } else {
      known.check = verdict;
    }
  }

  private Known known(State state) {
    Known known = young.get(state);
    if (known == null) {
      known = old.remove(state);
      known = known == null ? new Known() : known;
      known.reading = -1;
      young.put(state, known);
    }
    if (known.reading != reading) {
      known.reading = reading;
      used++;
    }
    return known;
  }
}
