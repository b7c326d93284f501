package fivefold.rules;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.Size;
import fivefold.model.Timeline;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes up a turn at random: as long as the present has not passed, a random board that holds it, a
 * random piece there, where it can do both staying on the board or jumping with the wanted chance,
 * a random move of that kind; now and then one more move on another board. Illegal turns are thrown
 * away and tried again a few times, so every legal action can come up, but not all with the same
 * chance.
 */
final class RandomTurn {
  private static final int TRIES = 12;

  private final State state;
  private final Dice dice;
  private final int jumpPercent;
  private final Size size;
  private final MoveList list = new MoveList();
  private final MoveGenerator generator;

  RandomTurn(State state, Dice dice, int jumpPercent) {
    this.state = state;
    this.dice = dice;
    this.jumpPercent = jumpPercent;
    this.size = state.multiverse().size();
    this.generator = new MoveGenerator(state.multiverse(), state.rules(), list);
  }

  /** A legal action and the state after it, or null when none of the tries was legal. */
  LegalActions.@Nullable Played roll() {
    for (int i = 0; i < TRIES; i++) {
      LegalActions.Played played = attempt();
      if (played != null) {
        return played;
      }
    }
    return null;
  }

  private LegalActions.@Nullable Played attempt() {
    Multiverse now = state.multiverse();
    List<Move> moves = new ArrayList<>();
    List<Move> branches = new ArrayList<>();
    boolean more = true;
    while (more) {
      boolean needed = now.presentColor() == state.mover();
      int line = randomLine(now, needed);
      Move move = line == NONE ? null : randomMove(line);
      if (move == null) {
        if (needed) {
          return null;
        }
        break;
      }
      (MovePlayer.branches(now, move) ? branches : moves).add(move);
      now = MovePlayer.play(now, move);
      more = now.presentColor() == state.mover() || dice.roll(8) == 0;
    }
    Color opponent = state.mover().opposite();
    boolean lost =
        size.fitsBits()
            ? LayerAttacks.any(new Layer(now, opponent, 0))
            : RoyalCaptures.first(now, state.rules(), opponent).isPresent();
    return lost
        ? null
        : new LegalActions.Played(
            Action.inStandardOrder(state.mover(), moves, branches), State.of(now, state.rules()));
  }

  private static final int NONE = Integer.MIN_VALUE;

  /**
   * A playable timeline that was not used in this turn; one that holds the present if it must be.
   */
  private int randomLine(Multiverse now, boolean holdingPresent) {
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
