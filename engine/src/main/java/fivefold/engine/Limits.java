package fivefold.engine;

import java.util.function.BooleanSupplier;

/**
 * How long to think: until one of these is reached.
 *
 * @param millis the time; the answer is there a little earlier
 * @param nodes how many positions; the same number gives the same answer on every machine
 * @param depth how many actions deep
 * @param lines how many best lines are wanted
 * @param part which of the actions are looked at; the others are for someone else
 * @param stop is asked again and again; true ends the search with what it has
 */
public record Limits(
    long millis, long nodes, int depth, int lines, Part part, BooleanSupplier stop) {
  /** The deepest search. */
  public static final int DEEPEST = 64;

  private static final BooleanSupplier NEVER = () -> false;

  public Limits {
    if (millis < 0 || nodes < 0 || depth < 1 || lines < 1) {
      throw new IllegalArgumentException("no such limits");
    }
    depth = Math.min(depth, DEEPEST);
  }

  /** Until it is stopped. */
  public static Limits none() {
    return new Limits(Long.MAX_VALUE, Long.MAX_VALUE, DEEPEST, 1, Part.ALL, NEVER);
  }

  public static Limits ofMillis(long millis) {
    return none().withMillis(millis);
  }

  public static Limits ofNodes(long nodes) {
    return none().withNodes(nodes);
  }

  public Limits withMillis(long millis) {
    return new Limits(millis, nodes, depth, lines, part, stop);
  }

  public Limits withNodes(long nodes) {
    return new Limits(millis, nodes, depth, lines, part, stop);
  }

  public Limits withDepth(int depth) {
    return new Limits(millis, nodes, depth, lines, part, stop);
  }

  public Limits withLines(int lines) {
    return new Limits(millis, nodes, depth, lines, part, stop);
  }

  public Limits withPart(Part part) {
    return new Limits(millis, nodes, depth, lines, part, stop);
  }

  public Limits until(BooleanSupplier stop) {
    return new Limits(millis, nodes, depth, lines, part, stop);
  }
}
