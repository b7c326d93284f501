package fivefold.game;

import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What programs say in the comments on an action, by commands that other readers pass over: {@code
 * [%eval -0.35]}, {@code [%clk 0:04:59]}, {@code [%cal R(0T3w)g1(0T2w)f3]} and {@code [%csl
 * G(0T3w)e4]}. Comments keep them as they were written; this is what they mean. See {@link
 * Node#data()} and {@link Node#setData}.
 *
 * <p>Of several scores or clocks the last counts; arrows and squares add up. Commands with other
 * names, and those that can't be understood, are nobody's business here and stay where they are.
 *
 * @param score what the position after the action is worth
 * @param clock the time that the player of the action had left
 * @param arrows arrows on the boards
 * @param squares coloured squares
 */
public record CommentData(
    @Nullable Score score,
    @Nullable Clock clock,
    List<Drawing.Arrow> arrows,
    List<Drawing.Spot> squares) {

  public static final CommentData EMPTY = new CommentData(null, null, List.of(), List.of());

  public CommentData {
    arrows = List.copyOf(arrows);
    squares = List.copyOf(squares);
  }

  public CommentData withScore(@Nullable Score score) {
    return new CommentData(score, clock, arrows, squares);
  }

  public CommentData withClock(@Nullable Clock clock) {
    return new CommentData(score, clock, arrows, squares);
  }

  public CommentData withArrows(List<Drawing.Arrow> arrows) {
    return new CommentData(score, clock, arrows, squares);
  }

  public CommentData withSquares(List<Drawing.Spot> squares) {
    return new CommentData(score, clock, arrows, squares);
  }

  public boolean isEmpty() {
    return equals(EMPTY);
  }

  /**
   * A command that can't be understood.
   *
   * @param start where it begins in the comment
   * @param end where the comment goes on behind it
   * @param message what is wrong
   * @param hint how such a command is written
   */
  public record Problem(int start, int end, String message, String hint) {}

  /** Whether a comment may hold data; quick, since most comments don't. */
  public static boolean mayBeIn(String comment) {
    return Command.mayBeIn(comment);
  }

  /**
   * The commands of a comment that can't be understood.
   *
   * @param state the one the comment is about, see {@link Node#state()}
   */
  public static List<Problem> problems(String comment, State state) {
    List<Problem> problems = new ArrayList<>();
    for (Command command : Command.in(comment)) {
      DataKind kind = DataKind.of(command);
      String wrong = kind == null ? null : new DataReader(state).read(kind, command);
      if (kind != null && wrong != null) {
        String message = "[%" + command.name() + "] can't be understood: " + wrong;
        problems.add(
            new Problem(
                command.start(), command.end(), message, "write it like " + kind.example()));
      }
    }
    return problems;
  }
}
