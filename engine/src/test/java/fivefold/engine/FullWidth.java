package fivefold.engine;

import fivefold.model.Board;
import fivefold.model.Color;
import fivefold.model.Move;
import fivefold.model.Multiverse;
import fivefold.model.Piece;
import fivefold.model.PieceType;
import fivefold.model.Ply;
import fivefold.rules.Action;
import fivefold.rules.State;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Material by brute force: every legal action of both sides, and nothing but pieces counted. */
final class FullWidth {
  private static final int MATE = 100_000;
  private static final int MOST_ACTIONS = 1_500;
  private static final long MOST_PLAYS = 30_000;

  private static final Map<PieceType, Integer> VALUES = new EnumMap<>(PieceType.class);

  static {
    VALUES.put(PieceType.PAWN, 100);
    VALUES.put(PieceType.BRAWN, 120);
    VALUES.put(PieceType.KNIGHT, 300);
    VALUES.put(PieceType.BISHOP, 350);
    VALUES.put(PieceType.ROOK, 450);
    VALUES.put(PieceType.UNICORN, 250);
    VALUES.put(PieceType.DRAGON, 200);
    VALUES.put(PieceType.PRINCESS, 800);
    VALUES.put(PieceType.QUEEN, 1200);
    VALUES.put(PieceType.COMMON_KING, 400);
  }

  private final Color player;
  private long plays;

  FullWidth(Color player) {
    this.player = player;
  }

  /** The mean over the last boards of the active timelines, for a player. */
  static int material(State state, Color player) {
    Multiverse m = state.multiverse();
    int sum = 0;
    int active = 0;
    for (int line = m.minTimeline(); line <= m.maxTimeline(); line++) {
      if (m.isActive(line)) {
        active++;
        sum += material(m.timeline(line).last(), player);
      }
    }
    return sum / active;
  }

  private static int material(Board board, Color player) {
    int sum = 0;
    for (int i = 0; i < board.size().width() * board.size().height(); i++) {
      int code = board.code(i);
      Integer value = code == 0 ? null : VALUES.get(Piece.typeOf(code));
      if (value != null) {
        sum += Piece.colorOf(code) == player ? value : -value;
      }
    }
    return sum;
  }

  /** Whether the player comes to at least so much material in so many turns; empty: too much. */
  Optional<Boolean> reaches(State state, int turns, int wanted) {
    plays = 0;
    boolean reached = search(state, turns, wanted);
    return plays > MOST_PLAYS ? Optional.empty() : Optional.of(reached);
  }

  private boolean search(State state, int turns, int wanted) {
    if (plays++ > MOST_PLAYS) {
      return false;
    }
    if (turns == 0) {
      return material(state, player) >= wanted;
    }
    boolean mine = state.mover() == player;
    List<Action> actions = state.legalActions().limit(MOST_ACTIONS).toList();
    if (actions.size() == MOST_ACTIONS) {
      plays = MOST_PLAYS + 1;
      return false;
    }
    if (actions.isEmpty()) {
      int end = !state.inCheck() ? 0 : mine ? -MATE : MATE;
      return end >= wanted;
    }
    // Captures first, as they decide most questions.
    for (boolean taking : new boolean[] {true, false}) {
      for (Action action : actions) {
        if (takes(state, action) == taking
            && search(state.play(action).orThrow(), turns - 1, wanted) == mine) {
          return mine;
        }
      }
    }
    return !mine;
  }

  private static boolean takes(State state, Action action) {
    for (Ply ply : action.plies()) {
      Move move = (Move) ply;
      if (state.pieceAt(move.to(), move.toSquare()) != null) {
        return true;
      }
    }
    return false;
  }
}
