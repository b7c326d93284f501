package fivefold.web.json;

import fivefold.engine.Analysis;
import fivefold.engine.Line;
import fivefold.engine.Score;
import fivefold.model.Color;
import fivefold.rules.Action;
import fivefold.rules.State;
import fivefold.rules.Step;
import java.util.List;
import java.util.function.Consumer;

/** What the playing engine thinks. */
public final class ThoughtJson {
  private ThoughtJson() {}

  /**
   * Writes how far it came and its best lines; scores are White's.
   *
   * @param longest how many actions of a line are told
   * @param action writes one action by its steps
   */
  public static void write(
      Json json, State start, Analysis analysis, int longest, Consumer<List<Step>> action) {
    json.field("depth", analysis.depth()).field("nodes", analysis.nodes());
    json.field("ms", analysis.millis());
    json.name("lines").array();
    for (Line line : analysis.lines()) {
      Score score = start.mover() == Color.WHITE ? line.score() : line.score().opposite();
      json.object().field("score", score.centipawns());
      json.field("mate", score.mateIn()).field("proved", score.proved());
      json.field("searched", line.searched());
      json.name("actions").array();
      State state = start;
      for (Action each : line.actions().subList(0, Math.min(longest, line.actions().size()))) {
        action.accept(state.steps(each));
        state = state.play(each).orThrow();
      }
      json.endArray().endObject();
    }
    json.endArray();
  }
}
