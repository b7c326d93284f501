package fivefold.engine;

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
import fivefold.rules.search.MoveScore;
import fivefold.rules.search.PlainSearch;
import fivefold.rules.search.SortedTurns;
import fivefold.rules.search.Turn;
import java.util.List;
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

  private static boolean canTake(Multiverse multiverse, Rules rules, Color by) {
    return multiverse.size().fitsBits()
        ? LayerAttacks.any(new Layer(multiverse, by, 0))
        : RoyalCaptures.first(multiverse, rules, by).isPresent();
  }

  /** The position after an action that is legal here. */
  Position play(List<Move> action) {
    Multiverse now = multiverse;
    for (Move move : action) {
      now = MovePlayer.play(now, move);
    }
    return new Position(now, rules, mover.opposite(), false);
  }

  /** The position after a pass on every board that holds the present; only without a check. */
  Position pass() {
    return new Position(passed(), rules, mover.opposite(), false);
  }

  private Multiverse passed() {
    Multiverse passed = multiverse;
    int present = multiverse.present();
    for (int i = multiverse.minTimeline(); i <= multiverse.maxTimeline(); i++) {
      Timeline timeline = multiverse.timeline(i);
      if (timeline.end() == present && multiverse.isActive(i)) {
        passed = passed.append(i, timeline.last());
      }
    }
    return passed;
  }

  boolean inCheck() {
    Boolean known = check;
    if (known == null) {
      known = computeCheck();
      check = known;
    }
    return known;
  }

  private boolean computeCheck() {
    Multiverse m = multiverse;
    Color opponent = mover.opposite();
    if (!m.size().fitsBits()) {
      return RoyalCaptures.first(passed(), rules, opponent).isPresent();
    }
    int present = m.present();
    Layer layer = new Layer(m, opponent, 0);
    for (int line = m.minTimeline(); line <= m.maxTimeline(); line++) {
      Timeline timeline = m.timeline(line);
      if (timeline.end() == present && m.isActive(line)) {
        layer.place(line, present + 1, timeline.last().bits(opponent));
      }
    }
    return LayerAttacks.any(layer);
  }

  /** How many boards must be played on. */
  int mandatory() {
    int count = 0;
    for (int line = multiverse.minTimeline(); line <= multiverse.maxTimeline(); line++) {
      if (multiverse.timeline(line).end() == multiverse.present() && multiverse.isActive(line)) {
        count++;
      }
    }
    return count;
  }

  /**
   * The legal actions, the best by a score first.
   *
   * @param first how many are wanted
   */
  ActionSource actions(MoveScore score, int first, Meter meter) {
    if (multiverse.size().fitsBits()) {
      return new Turns(new Turn(multiverse, rules, mover, lost), score, TRIES * first, meter);
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

  /** The position after an action that was legal elsewhere, or null when it is not legal here. */
  @Nullable Position tried(List<Move> action) {
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
          || from.color() != mover
          || now.board(move.to()) == null
          || !isPossible(generator, list, move)) {
        return null;
      }
      now = MovePlayer.play(now, move);
    }
    if (now.presentColor() == mover || exposes(now)) {
      return null;
    }
    return new Position(now, rules, mover.opposite(), false);
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
      if (list.from(i) == multiverse.size().index(move.fromSquare())
          && list.lands(i, move.to(), to)
          && list.promotion(i) == promotion) {
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
}
