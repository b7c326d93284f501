package fivefold.engine;

import java.util.List;

/**
 * What the engine thinks of a position.
 *
 * @param lines the best lines, the best first; empty when there is no legal action
 * @param depth how many actions deep every line was searched at least
 * @param nodes how many positions were looked at
 * @param millis how long it took
 */
public record Analysis(List<Line> lines, int depth, long nodes, long millis) {
  public Analysis {
    lines = List.copyOf(lines);
  }
}
