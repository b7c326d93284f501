package fivefold.rules.search;

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
import fivefold.rules.search.TurnSearch.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position between two turns, for those who look ahead: less than a {@code State}, and quicker to
 * go on from.
 */
public record TurnStart(Multiverse multiverse, Rules rules, Color mover) {
  /** How much work for each timeline suffices to tell why a mate is one, if that is simple. */
  private static final int SIMPLE_STEPS = 100;

  public static TurnStart of(Multiverse multiverse, Rules rules) {
    return new TurnStart(multiverse, rules, multiverse.presentColor());
  }

  /** Whether a player can take a royal as things stand. */
  public boolean canTake(Color player) {
    return isSmall()
        ? LayerAttacks.any(new Layer(multiverse, player, 0))
        : RoyalCaptures.first(multiverse, rules, player).isPresent();
  }

  /** Whether the boards fit the fast search; larger ones are searched plainly. */
  public boolean isSmall() {
    return multiverse.size().fitsBits();
  }

  /** Whether a timeline's last board must be played on. */
  public boolean mustMove(Timeline timeline) {
    return timeline.end() == multiverse.present() && multiverse.isActive(timeline.index());
  }

  /** The multiverse after a pass on every board that must be played on. */
  public Multiverse passed() {
    Multiverse passed = multiverse;
    for (int line = multiverse.minTimeline(); line <= multiverse.maxTimeline(); line++) {
      Timeline timeline = multiverse.timeline(line);
      if (mustMove(timeline)) {
        passed = passed.append(line, timeline.last());
      }
    }
    return passed;
  }

  public boolean inCheck() {
    Color opponent = mover.opposite();
    if (!isSmall()) {
      return RoyalCaptures.first(passed(), rules, opponent).isPresent();
    }
    Layer layer = new Layer(multiverse, opponent, 0);
    for (int line = multiverse.minTimeline(); line <= multiverse.maxTimeline(); line++) {
      Timeline timeline = multiverse.timeline(line);
      if (mustMove(timeline)) {
        layer.place(line, timeline.end() + 1, timeline.last().bits(opponent));
      }
    }
    return LayerAttacks.any(layer);
  }

  /**
   * Captures of which one is possible whatever the mover does, of one who is mated; one of them
   * also if he does nothing. Empty when the meter runs out, or when there is no simple answer: many
   * captures take very long to find, and say something about few other turns.
   */
  public Optional<List<Move>> lostTo(Meter meter) {
    Optional<Move> check = RoyalCaptures.first(passed(), rules, mover.opposite());
    int[] left = {SIMPLE_STEPS * multiverse.timelineCount()};
    return check.isEmpty()
        ? Optional.empty()
        : MateReasons.of(
                multiverse, rules, List.of(Question.values()), () -> --left[0] >= 0 && meter.take())
            .map(captures -> with(captures, check.get()));
  }

  private static List<Move> with(List<Move> captures, Move another) {
    List<Move> all = new ArrayList<>(captures);
    all.add(another);
    return all;
  }

  /** The next turn after an action that is legal here. */
  public TurnStart play(List<Move> action) {
    Multiverse now = multiverse;
    for (Move move : action) {
      now = MovePlayer.play(now, move);
    }
    return new TurnStart(now, rules, mover.opposite());
  }

  /**
   * The next turn after an action that was legal elsewhere, or null when it is not legal here; only
   * where the opponent could take nothing as the turn began.
   */
  public @Nullable TurnStart tried(List<Move> action) {
    Multiverse now = multiverse;
    MoveList list = new MoveList(MoveList.FEW);
    MoveGenerator generator = new MoveGenerator(multiverse, rules, list);
    for (Move move : action) {
      BoardCoord from = move.from();
      if (from.color() != mover
          || !now.hasTimeline(from.timeline())
          || now.timeline(from.timeline()).end() != from.halfTurn()
          || now.board(move.to()) == null
          || !isPossible(generator, list, move)) {
        return null;
      }
      now = MovePlayer.play(now, move);
    }
    return now.presentColor() == mover || exposes(now)
        ? null
        : new TurnStart(now, rules, mover.opposite());
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
    return isSmall()
        ? LayerAttacks.anyNew(new Layer(after, opponent, 0), multiverse)
        : RoyalCaptures.first(after, rules, opponent).isPresent();
  }
}
