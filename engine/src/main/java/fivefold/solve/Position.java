package fivefold.solve;

import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Rules;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.BothQuestions;
import fivefold.rules.search.Meter;
import fivefold.rules.search.PlainSearch;
import fivefold.rules.search.Turn;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Aim;
import fivefold.rules.search.TurnSearch.Question;
import fivefold.rules.search.TurnStart;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position between two turns, as the search for mates needs it: less than a {@link
 * fivefold.rules.State}, and quicker to go on from.
 */
final class Position {
  final Multiverse multiverse;
  final Rules rules;
  final Color mover;

  /** Whether the opponent can take a royal whatever the mover does; only where a game began so. */
  final boolean lost;

  private @Nullable Turn turn;

  private final TurnStart start;

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

  /** Whether the mover can take a royal as things stand. */
  boolean canTake() {
    return start.canTake(mover);
  }

  /**
   * The position after an action that is legal here.
   *
   * @param mayBeLost whether the next player may be lost at once: not so if the mover could take
   *     nothing when this turn began, since his own turn adds no boards to his layer
   */
  Position play(List<Move> action, boolean mayBeLost) {
    return after(start.play(action), mayBeLost);
  }

  private Position after(TurnStart next, boolean mayBeLost) {
    return new Position(next, mayBeLost && next.canTake(mover));
  }

  boolean inCheck() {
    return start.inCheck();
  }

  /**
   * The actions that advance the present, or those that rewind it, of which one may mate; only on
   * boards for which {@link #isSearchable}.
   */
  TurnSearch mating(Question question, Meter meter) {
    return new TurnSearch(turn(), question, meter, Aim.MATING);
  }

  /** Whether the fast search takes the boards; larger ones are searched plainly. */
  boolean isSearchable() {
    return start.isSmall();
  }

  /**
   * Captures of which one is possible whatever the mover does, of one who is mated; one of them
   * also if he does nothing. Empty when the meter runs out.
   */
  Optional<List<Move>> lostTo(Meter meter) {
    return start.lostTo(meter);
  }

  /** The actions wanted that advance the present, then those that rewind it. */
  ActionSource actions(Aim aim, Meter meter) {
    return start.isSmall()
        ? new BothQuestions(turn(), meter, aim)
        : aim == Aim.LEGAL
            ? new PlainSearch(multiverse, rules, mover, meter)
            : new Checking(new PlainSearch(multiverse, rules, mover, meter));
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
  @Nullable Position tried(List<Move> action, boolean mayBeLost) {
    TurnStart next = lost ? null : start.tried(action);
    return next == null ? null : after(next, mayBeLost);
  }

  /** Of the actions of a plain search those that give check. */
  private final class Checking implements ActionSource {
    private final ActionSource all;

    Checking(ActionSource all) {
      this.all = all;
    }

    @Override
    public Answer next() {
      Answer answer = all.next();
      while (answer == Answer.FOUND && !play(all.moves(), false).inCheck()) {
        answer = all.next();
      }
      return answer;
    }

    @Override
    public List<Move> moves() {
      return all.moves();
    }
  }
}
