package fivefold.rules;

import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Parity;
import fivefold.model.Pass;
import fivefold.model.Ply;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

  /**
   * The moves by boards and squares alone, {@code (0T4)h5f7 (1T4)b8(1T3)b6}: the same in every
   * position, so that it can name an action in a table. {@link #ofSquares} reads it.
   */
  public String squares(Parity parity) {
    StringBuilder out = new StringBuilder();
    for (Ply ply : plies) {
      out.append(out.length() == 0 ? "" : " ").append(ply.squares(parity));
    }
    return out.toString();
  }

  /**
   * Reads what {@link #squares} writes; empty when the text is something else, or passes on a
   * board. Whether the action can be played anywhere, a state knows.
   */
  public static Optional<Action> ofSquares(String text, Parity parity, Color mover) {
    List<Move> moves = new ArrayList<>();
    int start = 0;
    while (start <= text.length()) {
      int space = text.indexOf(' ', start);
      int end = space < 0 ? text.length() : space;
      Optional<Move> move = Move.parse(text.substring(start, end), parity, mover);
      if (move.isEmpty()) {
        return Optional.empty();
      }
      moves.add(move.get());
      start = end + 1;
    }
    return Optional.of(of(moves));
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
