package fivefold.web.npm;

import fivefold.engine.Analysis;
import fivefold.engine.Engine;
import fivefold.engine.Level;
import fivefold.engine.Limits;
import fivefold.game.Game;
import fivefold.model.PieceType;
import fivefold.rules.State;
import fivefold.solve.Explanation;
import fivefold.solve.Solution;
import fivefold.solve.Solver;
import fivefold.web.json.Json;
import fivefold.web.json.ThoughtJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Mates, why it is mate, and what the playing engine thinks. */
final class SearchAnswers {
  private SearchAnswers() {}

  static void answer(String op, State state, @Nullable Object object, String[] args, Reply reply) {
    State start = state.startOfTurn();
    switch (op) {
      case "solve" -> solve(start, args, reply);
      case "explain" -> explain(start, args, reply.json);
      case "analyse" -> {
        Limits limits = Limits.ofMillis(Long.parseLong(args[1]));
        limits = limits.withLines(Integer.parseInt(args[0])).withDepth(Integer.parseInt(args[2]));
        tell(reply.json, start, engine(object).analyse(start, limits, news -> {}));
      }
      case "choose" -> {
        Limits limits = Limits.ofMillis(Long.parseLong(args[1]));
        Level level = Level.of(Integer.parseInt(args[0]));
        tell(reply.json, start, level.play(engine(object), start, limits, news -> {}));
      }
      default -> throw new IllegalArgumentException("no such operation: " + op);
    }
  }

  private static Engine engine(@Nullable Object object) {
    if (object instanceof Engine engine) {
      return engine;
    }
    throw new IllegalArgumentException("no engine was given");
  }

  /** Within, milliseconds, whether only checks are played, letters of promotions or nothing. */
  private static void solve(State start, String[] args, Reply reply) {
    Solver solver = Solver.of(start).within(Integer.parseInt(args[0]));
    solver = solver.budget(PositionAnswers.millis(args[1]));
    solver = args[2].equals("true") ? solver.checksOnly() : solver;
    State asked = start;
    List<PieceType> types = new ArrayList<>();
    for (int i = 0; i < args[3].length(); i++) {
      PieceType.ofLetter(args[3].charAt(i)).ifPresent(types::add);
    }
    if (!types.isEmpty()) {
      solver = solver.promotions(types);
      asked = State.of(start.multiverse(), solver.rules());
    }
    Game proof = Game.of(asked);
    Solution solution = solver.prove(proof.root(), false);
    Json json = reply.json;
    json.field("result", solution.result().name().toLowerCase(Locale.ROOT));
    json.field("in", solution.in()).field("nodes", solution.nodes());
    json.field("ms", solution.millis());
    if (solution.isMate()) {
      proof.root().next().ifPresent(first -> json.field("first", first.action().toString()));
      reply.make(proof);
    }
  }

  private static void explain(State start, String[] args, Json json) {
    Explanation.of(start, PositionAnswers.millis(args[0]))
        .ifPresent(
            explanation -> {
              json.name("lines").array();
              explanation.lines().forEach(json::value);
              json.endArray();
            });
  }

  private static void tell(Json json, State state, Analysis analysis) {
    ThoughtJson.write(
        json, state, analysis, Integer.MAX_VALUE, steps -> json.value(StepJson.text(steps)));
  }
}
