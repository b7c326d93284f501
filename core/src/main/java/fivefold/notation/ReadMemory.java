package fivefold.notation;

import fivefold.model.Ply;
import fivefold.rules.Budget;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.rules.Verdict;
import java.util.HashMap;
import java.util.IdentityHashMap;
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
  private final IdentityHashMap<State, Known> positions = new IdentityHashMap<>();

  private final Map<State, State> starts = new HashMap<>();

  private @Nullable Way way;

  /** Counts the readings, apart from those that ended early, as at a mistake. */
  private int age;

  /** How many positions the last reading had that did not end early. */
  private int whole;

  private int reading;
  private int used;

  /** All that decides what a text means, apart from the text. */
  private record Way(ReadOptions.Mode mode, Set<StrictRule> rules, Budget budget) {}

  /** What is known of one position. */
  private static final class Known {
    int age;
    int reading = -1;
    @Nullable Meaning first;
    @Nullable Verdict check;
    @Nullable Verdict verdict;
  }

  /** What was written in a position. There is hardly ever more than one. */
  private static final class Meaning {
    final MovePattern pattern;
    final Resolution resolution;
    final @Nullable Meaning next;
    @Nullable Step step;

    Meaning(MovePattern pattern, Resolution resolution, @Nullable Meaning next) {
      this.pattern = pattern;
      this.resolution = resolution;
      this.next = next;
    }
  }

  /** A game is going to be read. What was read in another way is of no use. */
  void begin(ReadOptions options, Set<StrictRule> rules) {
    Way wanted = new Way(options.mode(), rules, options.budget());
    if (!wanted.equals(way)) {
      positions.clear();
      starts.clear();
      way = wanted;
    }
  }

  /** The text is read to its end. */
  public void finish() {
    if (used >= positions.size() / 4) {
      whole = used;
      age++;
    } else if (positions.size() > FEW + 3 * whole) {
      // Many that ended early, each with positions of its own.
      age++;
    }
    if (positions.size() > FEW + used + used / 2) {
      // What the last two whole readings did without. One may be taken back, so its positions stay.
      positions.values().removeIf(known -> known.age < age - 2);
      starts.keySet().retainAll(positions.keySet());
    }
    reading++;
    used = 0;
  }

  /** The start position that equals this one and is known already, or this one. */
  State start(State fresh) {
    State known = starts.putIfAbsent(fresh, fresh);
    return known == null ? fresh : known;
  }

  /** What a move means in a position; null when it is not known. */
  @Nullable Resolution resolution(State state, MovePattern pattern) {
    for (Meaning each = known(state).first; each != null; each = each.next) {
      if (each.pattern.equals(pattern)) {
        return each.resolution;
      }
    }
    return null;
  }

  void keep(State state, MovePattern pattern, Resolution resolution) {
    Known known = known(state);
    known.first = new Meaning(pattern, resolution, known.first);
  }

  /** What a ply does in a position; null when it is not known. */
  @Nullable Step step(State state, Ply ply) {
    for (Meaning each = known(state).first; each != null; each = each.next) {
      if (each.step != null && each.step.ply().equals(ply)) {
        return each.step;
      }
    }
    return null;
  }

  void keep(Step step) {
    for (Meaning each = known(step.before()).first; each != null; each = each.next) {
      if (step.ply().equals(each.resolution.ply())) {
        each.step = step;
        return;
      }
    }
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
    Known known = positions.get(state);
    if (known == null) {
      known = new Known();
      positions.put(state, known);
    }
    if (known.reading != reading) {
      known.reading = reading;
      known.age = age;
      used++;
    }
    return known;
  }
}
