package fivefold.engine;

import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Rules;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.BothQuestions;
import fivefold.rules.search.Meter;
import fivefold.rules.search.MoveScore;
import fivefold.rules.search.PlainSearch;
import fivefold.rules.search.SortedTurns;
import fivefold.rules.search.Turn;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Aim;
import fivefold.rules.search.TurnSearch.Question;
import fivefold.rules.search.TurnStart;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A position between two turns, as the engine's search needs it. */
final class Position {
  /** How many combinations of moves are tried for each action wanted. */
  private static final int TRIES = 6;

  final Multiverse multiverse;
  final Rules rules;
  final Color mover;

  /** Whether the opponent can take a royal whatever the mover does; only where a game began so. */
  private final boolean lost;

  private @Nullable Boolean check;

  private final TurnStart start;
  private @Nullable Turn turn;

  private Position(TurnStart start, boolean lost) {
    this.start = start;
    this.multiverse = start.multiverse();
    this.rules = start.rules();
    this.mover = start.mover();
    this.lost = lost;
  }

  static Position of(Multiverse multiverse, Rules rules) {
    TurnStart start = TurnStart.of(multiverse, rules);
    return new Position(start, start.canTake(start.mover().opposite()));
  }

  /** The position after an action that is legal here. */
  Position play(List<Move> action) {
    return new Position(start.play(action), false);
  }

  /** The position after the action found last by a search that began here. */
  Position after(ActionSource source) {
    Multiverse after = source instanceof Turns turns ? turns.after() : null;
    return after == null
        ? play(source.moves())
        : new Position(new TurnStart(after, rules, mover.opposite()), false);
  }

  /** The position after a pass on every board that holds the present; only without a check. */
  Position pass() {
    return new Position(new TurnStart(start.passed(), rules, mover.opposite()), false);
  }

  boolean inCheck() {
    Boolean known = check;
    if (known == null) {
      known = start.inCheck();
      check = known;
    }
    return known;
  }

  /**
   * The legal actions, the best by a score first.
   *
   * @param first how many are wanted
   */
  ActionSource actions(MoveScore score, int first, Meter meter) {
    if (start.isSmall()) {
      return new Turns(turn(), score, TRIES * first, meter);
    }
    return new SortedTurns(
        new PlainSearch(multiverse, rules, mover, meter),
        move ->
            score.score(
                move.from().timeline(),
                multiverse.size().index(move.fromSquare()),
                move.to().timeline(),
                move.to().halfTurn(),
                multiverse.size().index(move.toSquare()),
                move.promotion() == null ? 0 : move.promotion().ordinal() + 1));
  }

  /** Whether the fast search takes the boards; larger ones are searched plainly. */
  boolean isSmall() {
    return start.isSmall();
  }

  /** The actions that may mate; only on boards that are small. */
  TurnSearch mating(Question question, Meter meter) {
    return new TurnSearch(turn(), question, meter, Aim.MATING);
  }

  /** The legal actions that advance the present or rewind it; only on boards that are small. */
  TurnSearch legal(Question question, Meter meter) {
    return new TurnSearch(turn(), question, meter);
  }

  /**
   * Whether only actions that rewind the present are legal; false where so many steps do not tell.
   */
  boolean isSoftmate(int steps) {
    int[] left = {steps};
    return isSmall() && legal(Question.ADVANCE, () -> left[0]-- > 0).next() == Answer.NONE;
  }

  /** All legal actions in no order. */
  ActionSource legal(Meter meter) {
    return start.isSmall()
        ? new BothQuestions(turn(), meter, Aim.LEGAL)
        : new PlainSearch(multiverse, rules, mover, meter);
  }

  /** Captures of which one is possible whatever the mover does, of one who is mated. */
  Optional<List<Move>> lostTo(Meter meter) {
    return start.lostTo(meter);
  }

  private Turn turn() {
    Turn known = turn;
    if (known == null) {
      known = new Turn(multiverse, rules, mover, lost);
      turn = known;
    }
    return known;
  }

  /** The position after an action that was legal elsewhere, or null when it is not legal here. */
  @Nullable Position tried(List<Move> action) {
    TurnStart next = lost ? null : start.tried(action);
    return next == null ? null : new Position(next, false);
  }
}
