package fivefold.web;

import fivefold.engine.Analysis;
import fivefold.engine.Engine;
import fivefold.engine.Level;
import fivefold.engine.Limits;
import fivefold.engine.Part;
import fivefold.model.Color;
import fivefold.rules.State;
import fivefold.web.json.Json;
import fivefold.web.json.ThoughtJson;

/**
 * What the playing engine thinks, for the page. It thinks in slices, each longer than the one
 * before: what it found out stays in its tables, so that the next slice soon goes deeper.
 */
final class Thinking {
  /** The memory of its tables, in megabytes, unless someone asks for another. */
  static final int USUAL_MEMORY = 32;

  /** Actions of a line that are told. */
  private static final int LONGEST = 6;

  private final Engine engine = new Engine();
  private int memory;

  Thinking() {
    remember(USUAL_MEMORY);
  }

  /** Gives the tables so many megabytes; another number than before makes it forget. */
  void remember(int megabytes) {
    if (megabytes != memory) {
      memory = megabytes;
      engine.setHash(megabytes);
    }
  }

  /**
   * Thinks for some time about some of the actions and tells the best lines; scores are White's.
   */
  void analyse(Json json, State state, int lines, long millis, Part part) {
    Limits limits = Limits.ofMillis(millis).withLines(lines).withPart(part);
    tell(json, state, engine.analyse(state, limits, news -> {}));
  }

  /** What a level plays, thinking for some time at most. */
  void choose(Json json, State state, int level, long millis) {
    tell(json, state, Level.of(level).play(engine, state, Limits.ofMillis(millis), news -> {}));
  }

  private static void tell(Json json, State state, Analysis analysis) {
    json.field("mover", state.mover() == Color.WHITE ? 0 : 1);
    ThoughtJson.write(json, state, analysis, LONGEST, steps -> MoveJson.write(json, steps));
    json.name("timelines").array();
    Engine.timelines(state)
        .forEach((line, score) -> json.object().field("l", line).field("score", score).endObject());
    json.endArray();
  }
}
