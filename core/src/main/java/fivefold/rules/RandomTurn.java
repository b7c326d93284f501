package fivefold.rules;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.Size;
import fivefold.model.Timeline;
import fivefold.rules.movement.Layer;
import fivefold.rules.movement.LayerAttacks;
import fivefold.rules.movement.MoveGenerator;
import fivefold.rules.movement.MoveList;
import fivefold.rules.movement.MovePlayer;
import fivefold.rules.movement.RoyalCaptures;
import fivefold.rules.movement.StandardOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes up a turn at random: as long as the present has not passed, a random board that holds it, a
 * random piece there, where it can do both staying on the board or jumping with the wanted chance,
 * a random move of that kind; now and then one more move on another board. A move that lets the
 * opponent take a royal is taken back at once, since no later move mends that, and another one is
 * tried, a few times. So every legal action can come up, but not all with the same chance.
 */
final class RandomTurn {
  private static final int NONE = Integer.MIN_VALUE;
  private static final int TRIES = 12;

  private final State state;
  private final Dice dice;
  private final int jumpPercent;
  private final Size size;
  private final MoveList list = new MoveList();
  private final MoveGenerator generator;
  private final List<Move> moves = new ArrayList<>();
  private final List<Move> branches = new ArrayList<>();

  /** The opponent's boards with those of the turn, when boards are small enough for bit sets. */
  private final @Nullable Layer layer;

  private Multiverse now;

  RandomTurn(State state, Dice dice, int jumpPercent) {
    this.state = state;
    this.dice = dice;
    this.jumpPercent = jumpPercent;
    this.size = state.multiverse().size();
    this.now = state.multiverse();
    this.generator = new MoveGenerator(now, state.rules(), list);
    this.layer =
        size.fitsBits()
            ? new Layer(now, state.mover().opposite(), now.playable(state.mover()))
            : null;
  }

  /** A legal action and the state after it, or null when none of the tries was legal. */
  LegalActions.@Nullable Played roll(BooleanSupplier stop) {
    for (int i = 0; i < TRIES && !state.isLost() && !stop.getAsBoolean(); i++) {
      LegalActions.Played played = attempt();
      if (played != null) {
        return played;
      }
    }
    return null;
  }

  private LegalActions.@Nullable Played attempt() {
    begin();
    boolean more = true;
    while (more) {
      boolean needed = now.presentColor() == state.mover();
      if (!step(needed)) {
        if (needed) {
          return null;
        }
        break;
      }
      more = now.presentColor() == state.mover() || dice.roll(8) == 0;
    }
    return new LegalActions.Played(
        Action.of(state, StandardOrder.of(state.mover(), moves, branches)), state.submitted(now));
  }

  private void begin() {
    now = state.multiverse();
    moves.clear();
    branches.clear();
    if (layer != null) {
      layer.clear();
    }
  }

  /** Adds one move that gives the opponent nothing to take. */
  private boolean step(boolean needed) {
    int line = randomLine(needed);
    for (int i = 0; line != NONE && i < TRIES; i++) {
      Move move = randomMove(line);
      if (move == null) {
        return false;
      }
      Multiverse next = MovePlayer.play(now, move);
      boolean branches = MovePlayer.branches(now, move);
      int arrival = branches ? now.nextTimeline(state.mover()) : move.to().timeline();
      if (!exposes(next, line, arrival)) {
        (branches ? this.branches : moves).add(move);
        now = next;
        return true;
      }
    }
    return false;
  }

  /** Whether the boards just added to two timelines let the opponent take a royal. */
  private boolean exposes(Multiverse next, int departure, int arrival) {
    if (layer == null) {
      return RoyalCaptures.first(next, state.rules(), state.mover().opposite()).isPresent();
    }
    place(layer, next.timeline(departure));
    place(layer, next.timeline(arrival));
    boolean exposed =
        LayerAttacks.involving(layer, departure)
            || (arrival != departure && LayerAttacks.involving(layer, arrival));
    if (exposed) {
      layer.remove(departure);
      layer.remove(arrival);
    }
    return exposed;
  }

  private static void place(Layer layer, Timeline timeline) {
    layer.place(timeline.index(), timeline.end(), timeline.last().bits(layer.attacker));
  }

  /**
   * A playable timeline that was not used in this turn; one that holds the present if it must be.
   */
  private int randomLine(boolean holdingPresent) {
    int chosen = NONE;
    int seen = 0;
    for (int i = now.minTimeline(); i <= now.maxTimeline(); i++) {
      Timeline timeline = now.timeline(i);
      if (timeline.colorToMove() == state.mover()
          && (!holdingPresent || (timeline.end() == now.present() && now.isActive(i)))
          && dice.roll(++seen) == 0) {
        chosen = i;
      }
    }
    return chosen;
  }

  /**
   * A move of a random piece on the last board of a timeline; pieces that can't move are passed
   * over.
   */
  private @Nullable Move randomMove(int line) {
    Timeline timeline = state.multiverse().timeline(line);
    Board board = timeline.last();
    int colorBit = state.mover() == Color.BLACK ? Piece.BLACK_BIT : 0;
    int squares = size.indices();
    int first = dice.roll(squares);
    for (int i = 0; i < squares; i++) {
      int square = first + i < squares ? first + i : first + i - squares;
      int code = board.code(square);
      if (code == 0 || (code & Piece.BLACK_BIT) != colorBit) {
        continue;
      }
      list.clear();
      generator.addMoves(line, square);
      if (list.size() > 0) {
        int m = pick(line, timeline.end());
        return MoveList.move(
            size,
            line,
            timeline.end(),
            list.from(m),
            list.toLine(m),
            list.toHalfTurn(m),
            list.to(m),
            list.promotion(m));
      }
    }
    return null;
  }

  /** The number of a listed move: first whether to stay or to jump, then which. */
  private int pick(int line, int halfTurn) {
    int stays = 0;
    for (int m = 0; m < list.size(); m++) {
      if (stays(m, line, halfTurn)) {
        stays++;
      }
    }
    int jumps = list.size() - stays;
    boolean stay = jumps == 0 || (stays > 0 && dice.roll(100) < 100 - jumpPercent);
    int left = dice.roll(stay ? stays : jumps);
    int m = 0;
    while (stays(m, line, halfTurn) != stay || left-- > 0) {
      m++;
    }
    return m;
  }

  private boolean stays(int m, int line, int halfTurn) {
    return list.toLine(m) == line && list.toHalfTurn(m) == halfTurn;
  }
}
