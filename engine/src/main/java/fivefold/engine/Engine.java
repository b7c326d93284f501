package fivefold.engine;

import fivefold.model.Move;
import fivefold.model.Ply;
import fivefold.rules.Action;
import fivefold.rules.State;
import fivefold.rules.Stop;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The engine: what to play, and who stands better. One engine thinks about one position at a time,
 * and remembers what it found out for the next.
 */
public final class Engine {
  /** How much memory the tables take unless asked otherwise, in megabytes. */
  public static final int USUAL_HASH = 64;

  private final List<Mind> minds = new ArrayList<>(List.of(new Mind()));
  private Consumer<List<Runnable>> runner = tasks -> tasks.forEach(Runnable::run);
  private Table table;
  private Table boards;

  /** What one search has of its own; the tables are for all. */
  private static final class Mind {
    final Evaluator evaluator = new Evaluator();
    final MoveOrder order = new MoveOrder(evaluator);
  }

  /** With tables of the usual size. */
  public Engine() {
    this(USUAL_HASH);
  }

  /** With tables of so many megabytes. */
  public Engine(int hash) {
    table = positions(hash);
    boards = lastBoards(hash);
  }

  /** Forgets all positions, as for a new game. */
  public void clear() {
    table.clear();
    boards.clear();
    minds.forEach(mind -> mind.order.clear());
  }

  /** How much memory the tables may take; what they hold is forgotten. */
  public void setHash(int megabytes) {
    table = positions(megabytes);
    boards = lastBoards(megabytes);
  }

  /** Three quarters of the memory are for positions… */
  private static Table positions(int megabytes) {
    return new Table(Math.max(1, megabytes * 3 / 4));
  }

  /** …and a quarter for last boards. */
  private static Table lastBoards(int megabytes) {
    return new Table(Math.max(1, megabytes / 4));
  }

  /**
   * Lets so many searches work at once. They share what they find out, so the answer may differ
   * from one time to the next; with a limit of nodes one alone works, and gives the same answer
   * every time.
   *
   * @param runner runs tasks at the same time, and returns when all have ended
   */
  public void setThreads(int count, Consumer<List<Runnable>> runner) {
    if (count < 1) {
      throw new IllegalArgumentException("an engine needs a thread");
    }
    this.runner = runner;
    while (minds.size() > count) {
      minds.remove(minds.size() - 1);
    }
    while (minds.size() < count) {
      minds.add(new Mind());
    }
  }

  /**
   * Thinks about a state at rest.
   *
   * @param progress is told whenever something better or deeper was found
   */
  public Analysis analyse(State state, Limits limits, Consumer<Analysis> progress) {
    table.nextSearch();
    boards.nextSearch();
    minds.forEach(mind -> mind.order.age());
    if (minds.size() == 1 || limits.nodes() != Long.MAX_VALUE) {
      return root(state, limits, minds.get(0), null, null, progress).run();
    }
    Busy busy = new Busy();
    Stop ended = new Stop();
    Limits meanwhile = Limits.none().until(() -> ended.isStopped() || limits.stop().getAsBoolean());
    MateWatch watch = new MateWatch(state, meanwhile.stop());
    Limits unlessMate =
        limits.lines() == 1
            ? limits.until(() -> watch.mate() != null || limits.stop().getAsBoolean())
            : limits;
    Limits asking =
        meanwhile.until(
            () -> {
              watch.askIfDue();
              return meanwhile.stop().getAsBoolean();
            });
    Root[] helpers = new Root[minds.size() - 1];
    Analysis[] found = new Analysis[1];
    List<Runnable> tasks = new ArrayList<>();
    tasks.add(
        () -> {
          try {
            found[0] = root(state, unlessMate, minds.get(0), watch, busy, progress).run();
          } finally {
            ended.stop();
          }
        });
    for (int i = 0; i < helpers.length; i++) {
      Limits each = i == 0 ? asking : meanwhile;
      Root helper = root(state, each, minds.get(i + 1), null, busy, nothing -> {});
      helpers[i] = helper;
      tasks.add(helper::help);
    }
    runner.accept(tasks);
    long nodes = found[0].nodes();
    for (Root helper : helpers) {
      nodes += helper.nodes();
    }
    return new Analysis(found[0].lines(), found[0].depth(), nodes, found[0].millis());
  }

  private Root root(
      State state,
      Limits limits,
      Mind mind,
      @Nullable MateWatch watch,
      @Nullable Busy busy,
      Consumer<Analysis> progress) {
    return new Root(
        state, limits, mind.evaluator, mind.order, table, boards, watch, busy, progress);
  }

  /** What each term of the evaluation gives White in a position, in hundredths of a pawn. */
  public static Map<Term, Integer> explain(State state) {
    return new Evaluator().explain(Position.of(state.multiverse(), state.rules()));
  }

  /** What the last board of each timeline gives White, in hundredths of a pawn. */
  public static Map<Integer, Integer> timelines(State state) {
    return new Evaluator().timelines(state.multiverse());
  }

  static List<Move> moves(Action action) {
    List<Move> moves = new ArrayList<>();
    for (Ply ply : action.plies()) {
      moves.add((Move) ply);
    }
    return List.copyOf(moves);
  }
}
