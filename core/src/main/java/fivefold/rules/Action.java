package fivefold.rules;

import fivefold.model.Pass;
import fivefold.model.Ply;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything one player does in a turn, in standard order: physical moves and hops sorted by the
 * timeline they arrive on (ascending for White, descending for Black), then the branching jumps in
 * the order they were played. {@link State#standardOrder} brings plies into it; two actions are the
 * same exactly when their standard-ordered plies are equal.
 *
 * <p>{@link State#steps(Action)} shows what each of them does.
 */
public final class Action {
  private final List<Ply> plies;

  /** Where it can be played, as far as that is known: only the text of an action asks. */
  private final @Nullable State start;

  private Action(List<Ply> plies, @Nullable State start) {
    this.plies = plies;
    this.start = start;
  }

  /** An action of these plies, which must be in standard order. */
  public static Action of(List<? extends Ply> plies) {
    return new Action(List.copyOf(plies), null);
  }

  public static Action of(Ply... plies) {
    return new Action(List.of(plies), null);
  }

  /** An action that was found in or played from a state. */
  static Action of(State start, List<? extends Ply> plies) {
    return new Action(List.copyOf(plies), start);
  }

  /** The moves, and in a study's record perhaps passes, in standard order. */
  public List<Ply> plies() {
    return plies;
  }

  /** Whether a board is passed on, which no legal action does. */
  public boolean passes() {
    for (Ply ply : plies) {
      if (ply instanceof Pass) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof Action action && plies.equals(action.plies));
  }

  @Override
  public int hashCode() {
    return plies.hashCode();
  }

  /** As in 5DPGN, {@code (0T4)Qh5 (1T4)Nc6}; an action made by hand has all squares. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    for (Object each : start == null ? plies : start.steps(this)) {
      out.append(out.length() == 0 ? "" : " ").append(each);
    }
    return out.toString();
  }
}
