package fivefold.engine;

import fivefold.model.Move;
import fivefold.model.Ply;
import fivefold.rules.Action;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * The engine: what to play, and who stands better. One engine thinks about one position at a time,
 * and remembers what it found out for the next.
 */
public final class Engine {
  /** How much memory the tables take unless asked otherwise, in megabytes. */
  public static final int USUAL_HASH = 64;

  private final Evaluator evaluator = new Evaluator();
  private final MoveOrder order = new MoveOrder(evaluator);
  private Table table = new Table(USUAL_HASH * 3 / 4);
  private Table boards = new Table(USUAL_HASH / 4);

  /** Forgets all positions, as for a new game. */
  public void clear() {
    table.clear();
    boards.clear();
    order.clear();
  }

  /** How much memory the tables may take; what they hold is forgotten. */
  public void setHash(int megabytes) {
    table = new Table(Math.max(1, megabytes * 3 / 4));
    boards = new Table(Math.max(1, megabytes / 4));
  }

  /**
   * Thinks about a state at rest.
   *
   * @param progress is told whenever something better or deeper was found
   */
  public Analysis analyse(State state, Limits limits, Consumer<Analysis> progress) {
    table.nextSearch();
    boards.nextSearch();
    order.age();
    return new Root(state, limits, evaluator, order, table, boards, progress).run();
  }

  /** What each term of the evaluation gives White in a position, in hundredths of a pawn. */
  public static Map<Term, Integer> explain(State state) {
    return new Evaluator().explain(Position.of(state.multiverse(), state.rules()));
  }

  static List<Move> moves(Action action) {
    List<Move> moves = new ArrayList<>();
    for (Ply ply : action.plies()) {
      moves.add((Move) ply);
    }
    return List.copyOf(moves);
  }
}
