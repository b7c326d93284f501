package fivefold.engine;

import fivefold.rules.State;
import fivefold.solve.Solution;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Looks for mates while another thread searches: for a mate of ours from the root, and for mates of
 * the opponent after the action that looks best at the time. Most games are lost to mates that
 * begin where a search of few actions ends, and the solver sees them. The thread that asks also
 * searches, and has this called again and again.
 */
final class MateWatch {
  /** The share of its time, in hundredths, in which the thread asks. */
  private static final int PERCENT = 30;

  private final long start = System.nanoTime();
  private long asking;
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

  /** Asks once more unless asking has had its share of the time. */
  void askIfDue() {
    long now = System.nanoTime();
    if (asking * 100 > (now - start) * PERCENT || ours.mate() != null || ended.getAsBoolean()) {
      return;
    }
    Candidate candidate = best;
    MateQuestion theirs = candidate == null ? ours : candidate.theirs;
    (theirs.mate() == null && theirs.effort() <= ours.effort() ? theirs : ours).ask(ended);
    asking += System.nanoTime() - now;
  }
}
