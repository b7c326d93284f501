package fivefold.engine;

import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Rules;
import fivefold.model.Timeline;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.BothQuestions;
import fivefold.rules.search.Meter;
import fivefold.rules.search.MoveScore;
import fivefold.rules.search.PlainSearch;
import fivefold.rules.search.SingleChecks;
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

  /** How many actions are listed on boards too large for the fast search. */
  private static final int MOST_SORTED = 2_000;

  /** How many legal actions come in an order that takes memory. */
  private static final int MOST_VARIED = 10_000;

  private static final int TWO_TURNS = 4;

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
    return after == null ? play(source.moves()) : next(after);
  }

  /** The position after an action that is legal here and led to a multiverse. */
  Position next(Multiverse after) {
    return new Position(new TurnStart(after, rules, mover.opposite()), false);
  }

  /** The position after a pass on every board that holds the present; only without a check. */
  Position pass() {
    return next(start.passed());
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
                move.promotion() == null ? 0 : move.promotion().ordinal() + 1),
        MOST_SORTED);
  }

  /** Whether the fast search takes the boards; larger ones are searched plainly. */
  boolean isSmall() {
    return start.isSmall();
  }

  /** The actions that may mate; only on boards that are small. */
  TurnSearch mating(Question question, Meter meter) {
    return new TurnSearch(turn(), question, meter, Aim.MATING);
  }

  /** The actions of one move that may mate; only on boards that are small. */
  SingleChecks singleChecks(Meter meter) {
    return new SingleChecks(turn(), meter);
  }

  /** Those of them that make a new timeline; only on boards that are small. */
  SingleChecks branchingChecks(Meter meter) {
    return SingleChecks.branching(turn(), meter);
  }

  /** Whether the moves here were listed before. */
  boolean isListed() {
    return turn != null;
  }

  /** Whether a new timeline of the mover would be active. */
  boolean mayBranch() {
    return multiverse.lines(mover) <= multiverse.lines(mover.opposite());
  }

  /** The legal actions that advance the present or rewind it; only on boards that are small. */
  TurnSearch legal(Question question, Meter meter) {
    return new TurnSearch(turn(), question, meter);
  }

  /** The same, those that come one after the other as different as can be. */
  TurnSearch varied(Question question, Meter meter) {
    return TurnSearch.varied(turn(), question, meter, MOST_VARIED);
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

  /**
   * Whether every active timeline came back to the board it had two turns before: no game ends so,
   * but none is won so either.
   */
  boolean isRepetition() {
    for (int line = multiverse.minTimeline(); line <= multiverse.maxTimeline(); line++) {
      Timeline timeline = multiverse.timeline(line);
      if (multiverse.isActive(line)
          && !timeline.last().equals(timeline.board(timeline.end() - TWO_TURNS))) {
        return false;
      }
    }
    return true;
  }

  /** Whether more than one board must be played on. */
  boolean mustPlayOnSeveral() {
    int boards = 0;
    for (int line = multiverse.minTimeline(); line <= multiverse.maxTimeline(); line++) {
      boards += start.mustMove(multiverse.timeline(line)) ? 1 : 0;
    }
    return boards > 1;
  }

  /** The position after an action that was legal elsewhere, or null when it is not legal here. */
  @Nullable Position tried(List<Move> action) {
    TurnStart next = lost ? null : start.tried(action);
    return next == null ? null : new Position(next, false);
  }
}
