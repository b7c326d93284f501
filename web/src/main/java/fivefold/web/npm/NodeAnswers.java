package fivefold.web.npm;

import fivefold.game.Comment;
import fivefold.game.Evaluation;
import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.render.TextRenderer;
import fivefold.rules.Action;
import fivefold.rules.State;
import fivefold.web.json.Json;
import fivefold.web.json.PictureJson;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** An action in the tree of a game. */
final class NodeAnswers {
  private NodeAnswers() {}

  static void answer(String op, Node node, @Nullable Object object, String[] args, Reply reply) {
    switch (op) {
      case "node" -> node(node, reply.json);
      case "position" -> reply.make(node.state());
      case "parent" -> node.parent().ifPresent(reply::make);
      case "children" -> reply.makeAll(node.children());
      case "path" -> reply.makeAll(node.path());
      case "moves" -> StepJson.write(reply.json, node.isRoot() ? List.of() : node.steps());
      case "play" -> play(node, object, args, reply);
      case "promote" -> {
        if (args[0].equals("all")) {
          node.promoteAll();
        } else {
          node.promote();
        }
      }
      case "delete" -> node.delete();
      case "comment" -> node.addComment(args[0]);
      case "uncomment" -> node.setComments(List.of());
      case "evaluate" ->
          node.evaluate(Integer.parseInt(args[0]), Evaluation.ofSign(args[1]).orElse(null));
      case "result" -> node.setResult(Result.ofToken(args[0]).orElse(null));
      case "svg" -> PictureJson.svg(reply.json, node, args);
      case "draw" -> reply.json.field("text", PositionAnswers.draw(TextRenderer.of(node), args[0]));
      default -> throw new IllegalArgumentException("no such operation: " + op);
    }
  }

  private static void node(Node node, Json json) {
    json.field("text", node.isRoot() ? "" : node.action().toString());
    json.field("depth", node.depth());
    if (!node.isRoot()) {
      json.field("turn", node.turnNumber());
      json.field("player", node.player().name().toLowerCase(Locale.ROOT));
    }
    json.name("comments").array();
    node.comments().stream().map(Comment::text).forEach(json::value);
    json.endArray().name("signs").array();
    int moves = node.isRoot() ? 0 : node.action().plies().size();
    for (int i = 0; i < moves; i++) {
      json.value(node.evaluation(i).map(Evaluation::sign).orElse(""));
    }
    json.endArray();
    node.result().ifPresent(result -> json.field("result", result.token()));
  }

  private static void play(Node node, @Nullable Object object, String[] args, Reply reply) {
    Insertion insertion =
        object instanceof Action action
            ? node.play(action)
            : object instanceof State turn ? node.play(turn) : node.play(args[0]);
    if (insertion instanceof Insertion.Done done) {
      reply.make(done.node());
    } else if (insertion instanceof Insertion.Refused refused) {
      reply.refused(refused.refusal());
    }
  }
}
