package fivefold.rules.search;

import fivefold.model.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Turns by falling score where the search has no bounds to go by: all are listed first, and when
 * there are too many for that, those listed come in order and the others as they are found.
 */
public final class SortedTurns implements ActionSource {
  private final ActionSource all;
  private final ToIntFunction<Move> score;
  private final int most;

  /** What was listed, the best last; those handed out are removed. */
  private final List<Scored> listed = new ArrayList<>();

  private boolean sorted;
  private List<Move> current = List.of();

  private record Scored(long score, List<Move> moves) {}

  /**
   * @param most how many are listed at most
   */
  public SortedTurns(ActionSource all, ToIntFunction<Move> score, int most) {
    this.all = all;
    this.score = score;
    this.most = most;
  }

  @Override
  public Answer next() {
    while (!sorted) {
      Answer answer = listed.size() < most ? all.next() : Answer.NONE;
      if (answer == Answer.OUT_OF_BUDGET) {
        return answer;
      }
      if (answer == Answer.FOUND) {
        listed.add(scored(all.moves()));
      } else {
        sorted = true;
        listed.sort((a, b) -> Long.compare(a.score, b.score));
      }
    }
    if (!listed.isEmpty()) {
      current = listed.remove(listed.size() - 1).moves;
      return Answer.FOUND;
    }
    Answer answer = all.next();
    current = answer == Answer.FOUND ? all.moves() : List.of();
    return answer;
  }

  private Scored scored(List<Move> moves) {
    long sum = 0;
    for (Move move : moves) {
      sum += score.applyAsInt(move);
    }
    return new Scored(sum, moves);
  }

  @Override
  public List<Move> moves() {
    return current;
  }
}
