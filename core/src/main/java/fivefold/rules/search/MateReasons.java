package fivefold.rules.search;

import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Rules;
import fivefold.rules.movement.MovePlayer;
import fivefold.rules.movement.RoyalCaptures;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.TurnSearch.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Why there is no legal turn: a set of captures, none of which can be left out, such that every
 * turn allows one of them. Turns are looked for that allow none of the captures collected so far;
 * what such a turn loses to joins them, until there is no such turn.
 */
public final class MateReasons {
  private final Multiverse multiverse;
  private final Rules rules;
  private final Color mover;
  private final Meter meter;
  private final Turn turn;
  private List<Move> captures = new ArrayList<>();

  private MateReasons(Multiverse multiverse, Rules rules, Meter meter) {
    this.multiverse = multiverse;
    this.rules = rules;
    this.mover = multiverse.presentColor();
    this.meter = meter;
    this.turn = new Turn(multiverse, rules, mover, false, false);
  }

  /**
   * The captures of the opponent, on boards as they are after a turn.
   *
   * @param questions which turns to speak of: for a checkmate both, for a softmate those that
   *     advance the present
   * @return empty when the budget does not suffice, or when there is a legal turn of that kind
   */
  public static Optional<List<Move>> of(
      Multiverse multiverse, Rules rules, List<Question> questions, Meter meter) {
    MateReasons reasons = new MateReasons(multiverse, rules, meter);
    for (Question question : questions) {
      if (!reasons.collect(question)) {
        return Optional.empty();
      }
    }
    return reasons.leaveOut(questions)
        ? Optional.of(List.copyOf(reasons.captures))
        : Optional.empty();
  }

  private boolean collect(Question question) {
    TurnSearch search = search(question, captures);
    Answer answer = search.next();
    while (answer == Answer.FOUND) {
      Move capture = simplest(search.moves());
      if (capture == null) {
        return false;
      }
      captures.add(capture);
      search = search(question, captures);
      answer = search.next();
    }
    return answer == Answer.NONE;
  }

  private TurnSearch search(Question question, List<Move> known) {
    List<Ray> rays = new ArrayList<>();
    for (Move capture : known) {
      rays.add(new Ray(capture, multiverse.size()));
    }
    return new TurnSearch(turn, question, meter, rays);
  }

  /** Of the captures that a turn allows the one with the fewest boards of that turn, and near. */
  private @Nullable Move simplest(List<Move> moves) {
    Multiverse after = multiverse;
    for (Move move : moves) {
      after = MovePlayer.play(after, move);
    }
    Move best = null;
    int least = Integer.MAX_VALUE;
    for (Move capture : RoyalCaptures.find(after, rules, mover.opposite(), Integer.MAX_VALUE)) {
      int cost = 100 * (isNew(capture.from().timeline(), capture.from().halfTurn()) ? 1 : 0);
      cost += 100 * (isNew(capture.to().timeline(), capture.to().halfTurn()) ? 1 : 0);
      cost += capture.isPhysical() ? -50 : 0;
      cost += Math.abs(capture.from().halfTurn() - capture.to().halfTurn());
      cost += Math.abs(capture.from().timeline() - capture.to().timeline());
      if (cost < least) {
        least = cost;
        best = capture;
      }
    }
    return best;
  }

  private boolean isNew(int line, int halfTurn) {
    return multiverse.board(line, halfTurn) == null;
  }

  /** Leaves out, one after the other, what the others do without; false when out of budget. */
  private boolean leaveOut(List<Question> questions) {
    for (int i = captures.size() - 1; i >= 0; i--) {
      List<Move> fewer = new ArrayList<>(captures);
      fewer.remove(i);
      boolean enough = true;
      for (Question question : questions) {
        Answer answer = enough ? search(question, fewer).next() : Answer.FOUND;
        if (answer == Answer.OUT_OF_BUDGET) {
          return false;
        }
        enough &= answer == Answer.NONE;
      }
      if (enough) {
        captures = fewer;
      }
    }
    return true;
  }
}
