package fivefold.lsp;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import fivefold.Notations;
import fivefold.engine.Analysis;
import fivefold.engine.Engine;
import fivefold.engine.Limits;
import fivefold.engine.Line;
import fivefold.engine.Score;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.Color;
import fivefold.notation.Loss;
import fivefold.notation.Notation;
import fivefold.notation.WriteOptions;
import fivefold.notation.Written;
import fivefold.render.SvgRenderer;
import fivefold.render.Theme;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * What an extension can ask for beyond the protocol, by {@code workspace/executeCommand}. Each
 * takes one object with a {@code uri} and what else it needs, and answers with one, or with null
 * where there is no game.
 */
final class Commands {
  static final String CONVERT = "fivefold.convert";
  static final String LINE = "fivefold.line";
  static final String PICTURE = "fivefold.picture";
  static final String ANALYSE = "fivefold.analyse";
  static final List<String> ALL = List.of(CONVERT, LINE, PICTURE, ANALYSE);

  private static final long THINKING_MILLIS = 2_000;
  private static final int LINES = 3;

  private Commands() {}

  /**
   * Runs a command.
   *
   * @param offset the place in the text that is meant
   * @throws IllegalArgumentException when the command or what it was given makes no sense
   */
  static @Nullable Map<String, Object> run(
      String command, Reading reading, int offset, JsonObject given, BooleanSupplier stop) {
    WrittenGame written = reading.gameAt(offset).orElse(null);
    Game game = written == null ? null : written.result().game().orElse(null);
    if (written == null || game == null) {
      return null;
    }
    return switch (command) {
      case CONVERT -> convert(game, given);
      case LINE -> line(game, node(written, game, offset));
      case PICTURE -> picture(node(written, game, offset), given);
      case ANALYSE -> analyse(node(written, game, offset), stop);
      default -> throw new IllegalArgumentException("no such command: " + command);
    };
  }

  private static Node node(WrittenGame written, Game game, int offset) {
    return written.nodeAt(offset).orElse(game.root());
  }

  private static Map<String, Object> convert(Game game, JsonObject given) {
    JsonElement to = given.get("to");
    String id = to instanceof JsonPrimitive primitive ? primitive.getAsString() : "";
    Optional<Notation> notation = Notations.find(id).filter(Notation::writes);
    if (notation.isEmpty()) {
      throw new IllegalArgumentException("no notation that can be written is called " + id);
    }
    Written output = notation.get().write(game, WriteOptions.DEFAULT);
    return Map.of(
        "text", output.text(), "losses", output.losses().stream().map(Loss::toString).toList());
  }

  /** The way from the start to a place as a game of its own, for viewers that show its end. */
  private static Map<String, Object> line(Game game, Node node) {
    Game line =
        game.variant().map(name -> Game.of(game.start(), name)).orElse(Game.of(game.start()));
    Node at = line.root();
    for (Node each : node.path()) {
      at.play(each.action());
      at = at.next().orElseThrow();
    }
    WriteOptions options = WriteOptions.DEFAULT.withPasses(true).withMarks(java.util.Set.of());
    Map<String, Object> answer = new LinkedHashMap<>();
    answer.put("text", Notations.PGN.write(line, options).text());
    answer.put("notation", Notations.PGN.id());
    answer.put("title", node.isRoot() ? "Start" : node.toString());
    return answer;
  }

  private static Map<String, Object> picture(Node node, JsonObject given) {
    boolean dark =
        given.get("theme") instanceof JsonPrimitive theme && theme.getAsString().equals("dark");
    return Map.of(
        "svg",
        SvgRenderer.of(node).theme(dark ? Theme.DARK : Theme.LIGHT).render(),
        "title",
        node.isRoot() ? "Start" : node.toString());
  }

  private static Map<String, Object> analyse(Node node, BooleanSupplier stop) {
    Limits limits = Limits.ofMillis(THINKING_MILLIS).withLines(LINES).until(stop);
    Analysis analysis = new Engine().analyse(node.state(), limits, best -> {});
    boolean white = node.state().mover() == Color.WHITE;
    List<Map<String, String>> lines =
        analysis.lines().stream().map(line -> told(node, line, white)).toList();
    return Map.of(
        "title",
        node.isRoot() ? "Start" : node.toString(),
        "depth",
        analysis.depth(),
        "lines",
        lines);
  }

  private static Map<String, String> told(Node node, Line line, boolean white) {
    Score score = white ? line.score() : line.score().opposite();
    StringBuilder moves = new StringBuilder();
    Game aside = Game.of(node.state());
    Node at = aside.root();
    for (var action : line.actions()) {
      at.play(action);
      at = at.next().orElse(at);
      moves.append(moves.isEmpty() ? "" : " / ").append(at.action());
    }
    return Map.of("score", score.toString(), "moves", moves.toString());
  }
}
