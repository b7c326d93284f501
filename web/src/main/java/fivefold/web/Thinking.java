package fivefold.web;

import fivefold.engine.Analysis;
import fivefold.engine.Engine;
import fivefold.engine.Level;
import fivefold.engine.Limits;
import fivefold.engine.Line;
import fivefold.engine.Score;
import fivefold.model.Color;
import fivefold.rules.Action;
import fivefold.rules.State;
import fivefold.web.json.Json;

/**
 * What the playing engine thinks, for the page. It thinks in slices, each longer than the one
 * before: what it found out stays in its tables, so that the next slice soon goes deeper.
 */
final class Thinking {
  private static final int HASH = 32;

  /** Actions of a line that are told. */
  private static final int LONGEST = 6;

  private final Engine engine = new Engine();

  Thinking() {
    engine.setHash(HASH);
  }

  /** Thinks for some time and tells the best lines; scores are White's. */
  void analyse(Json json, State state, int lines, long millis) {
    Limits limits = Limits.ofMillis(millis).withLines(lines);
    tell(json, state, engine.analyse(state, limits, news -> {}));
  }

  /** What a level plays, thinking for some time at most. */
  void choose(Json json, State state, int level, long millis) {
    tell(json, state, Level.of(level).play(engine, state, Limits.ofMillis(millis), news -> {}));
  }

  private static void tell(Json json, State state, Analysis analysis) {
    json.field("depth", analysis.depth()).field("nodes", analysis.nodes());
    json.field("ms", analysis.millis());
    json.name("lines").array();
    for (Line line : analysis.lines()) {
      Score score = state.mover() == Color.WHITE ? line.score() : line.score().opposite();
      json.object().field("score", score.centipawns());
      json.field("mate", score.mateIn()).field("proved", score.proved());
      actions(json, state, line);
      json.endObject();
    }
    json.endArray();
    json.name("timelines").array();
    Engine.timelines(state)
        .forEach((line, score) -> json.object().field("l", line).field("score", score).endObject());
    json.endArray();
  }

  private static void actions(Json json, State start, Line line) {
    State state = start;
    int told = 0;
    json.name("actions").array();
    for (Action action : line.actions()) {
      if (told++ < LONGEST) {
        MoveJson.write(json, state.steps(action));
        state = state.play(action).orThrow();
      }
    }
    json.endArray();
  }
}
