package fivefold.engine;

import fivefold.rules.State;
import fivefold.solve.Solution;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks for mates on a thread of its own while another one searches: for a mate of ours from the
 * root, and for mates of the opponent after the action that looks best at the time. Most games are
 * lost to mates that begin where a search of few actions ends, and the solver sees them.
 */
final class MateWatch implements Runnable {
  private final BooleanSupplier ended;
  private final MateQuestion ours;
  private volatile @Nullable Candidate best;

  /**
   * @param ended true when the search has ended
   */
  MateWatch(State state, BooleanSupplier ended) {
    this.ended = ended;
    this.ours = new MateQuestion(state.multiverse(), state.rules());
  }

  /** Tells which action looks best now. */
  void look(Candidate candidate) {
    best = candidate;
  }

  /** A mate of the player to move; null while none was found. */
  @Nullable Solution mate() {
    return ours.mate();
  }

  @Override
  public void run() {
    while (!ended.getAsBoolean() && ours.mate() == null) {
      Candidate candidate = best;
      MateQuestion theirs = candidate == null ? ours : candidate.theirs;
      (theirs.mate() == null && theirs.effort() <= ours.effort() ? theirs : ours).ask(ended);
    }
  }
}
