package fivefold.solve;

import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Rules;
import fivefold.model.Timeline;
import fivefold.rules.movement.Layer;
import fivefold.rules.movement.LayerAttacks;
import fivefold.rules.movement.MoveGenerator;
import fivefold.rules.movement.MoveList;
import fivefold.rules.movement.MovePlayer;
import fivefold.rules.movement.RoyalCaptures;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.Meter;
import fivefold.rules.search.PlainSearch;
import fivefold.rules.search.Turn;
import fivefold.rules.search.TurnSearch;
import fivefold.rules.search.TurnSearch.Aim;
import fivefold.rules.search.TurnSearch.Question;
import java.util.List;
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

  private Position(Multiverse multiverse, Rules rules, Color mover, boolean lost) {
    this.multiverse = multiverse;
    this.rules = rules;
    this.mover = mover;
    this.lost = lost;
  }

  static Position of(Multiverse multiverse, Rules rules) {
    Color mover = multiverse.presentColor();
    return new Position(multiverse, rules, mover, canTake(multiverse, rules, mover.opposite()));
  }

  /** Whether a player can take a royal as things stand. */
  static boolean canTake(Multiverse multiverse, Rules rules, Color by) {
    return multiverse.size().fitsBits()
        ? LayerAttacks.any(new Layer(multiverse, by, 0))
        : RoyalCaptures.first(multiverse, rules, by).isPresent();
  }

  /**
   * The position after an action that is legal here.
   *
   * @param mayBeLost whether the next player may be lost at once: not so if the mover could take
   *     nothing when this turn began, since his own turn adds no boards to his layer
   */
  Position play(List<Move> action, boolean mayBeLost) {
    Multiverse now = multiverse;
    for (Move move : action) {
      now = MovePlayer.play(now, move);
    }
    return new Position(now, rules, mover.opposite(), mayBeLost && canTake(now, rules, mover));
  }

  boolean inCheck() {
    Multiverse m = multiverse;
    Color opponent = mover.opposite();
    int present = m.present();
    if (!m.size().fitsBits()) {
      Multiverse passed = m;
      for (Timeline timeline : m.timelines()) {
        if (timeline.end() == present && m.isActive(timeline.index())) {
          passed = passed.append(timeline.index(), timeline.last());
        }
      }
      return RoyalCaptures.first(passed, rules, opponent).isPresent();
    }
    Layer layer = new Layer(m, opponent, 0);
    for (int line = m.minTimeline(); line <= m.maxTimeline(); line++) {
      Timeline timeline = m.timeline(line);
      if (timeline.end() == present && m.isActive(line)) {
        layer.place(line, present + 1, timeline.last().bits(opponent));
      }
    }
    return LayerAttacks.any(layer);
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
    return multiverse.size().fitsBits();
  }

  /** The actions wanted that advance the present, then those that rewind it. */
  ActionSource actions(Aim aim, Meter meter) {
    return multiverse.size().fitsBits()
        ? new Both(turn(), aim, meter)
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
    if (lost) {
      return null;
    }
    Multiverse now = multiverse;
    MoveList list = new MoveList(MoveList.FEW);
    MoveGenerator generator = new MoveGenerator(multiverse, rules, list);
    for (Move move : action) {
      BoardCoord from = move.from();
      if (!now.hasTimeline(from.timeline())
          || now.timeline(from.timeline()).end() != from.halfTurn()
          || now.board(move.to()) == null
          || !isPossible(generator, list, move)) {
        return null;
      }
      now = MovePlayer.play(now, move);
    }
    if (now.presentColor() == mover || exposes(now)) {
      return null;
    }
    return new Position(now, rules, mover.opposite(), mayBeLost && canTake(now, rules, mover));
  }

  /** The moves of a turn are all known when it begins. */
  private boolean isPossible(MoveGenerator generator, MoveList list, Move move) {
    int to = multiverse.size().index(move.toSquare());
    list.clear();
    generator.addMovesTo(
        move.from().timeline(),
        null,
        move.fromSquare().file(),
        move.fromSquare().rank(),
        move.to().timeline(),
        move.to().halfTurn(),
        to);
    int promotion = move.promotion() == null ? 0 : move.promotion().ordinal() + 1;
    for (int i = 0; i < list.size(); i++) {
      if (list.lands(i, move.to(), to) && list.promotion(i) == promotion) {
        return true;
      }
    }
    return false;
  }

  private boolean exposes(Multiverse after) {
    Color opponent = mover.opposite();
    return multiverse.size().fitsBits()
        ? LayerAttacks.anyNew(new Layer(after, opponent, 0), multiverse)
        : RoyalCaptures.first(after, rules, opponent).isPresent();
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

  /** Every action answers one of the two questions, so asking both gives all. */
  private static final class Both implements ActionSource {
    private final Turn turn;
    private final Aim aim;
    private final Meter meter;
    private TurnSearch search;
    private boolean rewinding;

    Both(Turn turn, Aim aim, Meter meter) {
      this.turn = turn;
      this.aim = aim;
      this.meter = meter;
      this.search = new TurnSearch(turn, Question.ADVANCE, meter, aim);
    }

    @Override
    public Answer next() {
      Answer answer = search.next();
      if (answer == Answer.NONE && !rewinding) {
        rewinding = true;
        search = new TurnSearch(turn, Question.REWIND, meter, aim);
        answer = search.next();
      }
      return answer;
    }

    @Override
    public List<Move> moves() {
      return search.moves();
    }
  }
}
