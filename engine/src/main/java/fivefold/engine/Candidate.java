package fivefold.engine;

import fivefold.model.Move;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An action at the root, with what was found out about it. */
final class Candidate {
  final List<Move> moves;
  final Position after;
  int score = Integer.MIN_VALUE;

  /** What is known of the score where it was not worth finding out: it was at most this. */
  @Nullable Integer estimate;

  /** In how many actions the opponent mates after it, 0 when not; null while it is not known. */
  @Nullable Integer mated;

  boolean asked;

  /** What a {@link MateWatch} finds out about it meanwhile. */
  final MateQuestion theirs;

  Candidate(List<Move> moves, Position after) {
    this.moves = moves;
    this.after = after;
    this.theirs = new MateQuestion(after.multiverse, after.rules);
  }

  boolean isMated() {
    return mated != null && mated > 0;
  }

  /** The score of an action after which the opponent mates. */
  int lost() {
    return -Score.MATE + 2 * (mated == null ? 0 : mated);
  }
}
