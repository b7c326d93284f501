package fivefold.web;

import fivefold.game.Comment;
import fivefold.game.CommentData;
import fivefold.game.Drawing;
import fivefold.game.Evaluation;
import fivefold.game.Node;
import fivefold.game.Score;
import fivefold.notation.CheckSigns;
import fivefold.notation.MovePattern.Check;
import fivefold.rules.Verdict;
import fivefold.web.json.Json;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tree of a study in preorder. The moves of a node never change and take some work to print, so
 * their JSON is kept.
 */
final class TreeJson {
  private Map<Node, Known> known = new IdentityHashMap<>();

  private record Known(String moves, String checks) {}

  void write(Json json, Study study) {
    List<Node> nodes = study.nodes();
    // Nodes that left the tree are forgotten.
    Map<Node, Known> kept = new IdentityHashMap<>();
    Map<Node, Integer> numbers = new IdentityHashMap<>();
    json.array();
    for (int i = 0; i < nodes.size(); i++) {
      Node node = nodes.get(i);
      numbers.put(node, i);
      json.object();
      Integer parent = node.parent().map(numbers::get).orElse(null);
      if (parent != null) {
        json.field("parent", parent);
        json.field("turn", node.turnNumber()).field("player", node.player().ordinal());
        Known facts = known.get(node);
        if (facts == null) {
          facts = facts(node);
        }
        kept.put(node, facts);
        json.name("moves").raw(facts.moves());
        // With a single timeline nobody needs to be told which board a move is on.
        json.field("many", parent(node).state().multiverse().timelineCount() > 1);
        evaluations(json, node);
        if (!facts.checks().isEmpty()) {
          json.name("checks").raw(facts.checks());
        }
      }
      if (!node.comments().isEmpty()) {
        comments(json, node);
        drawings(json, node);
        score(json, node);
      }
      node.result().ifPresent(result -> json.field("result", result.token()));
      json.endObject();
    }
    json.endArray();
    known = kept;
  }

  private static Node parent(Node node) {
    return node.parent().orElseThrow();
  }

  private static Known facts(Node node) {
    Json json = new Json();
    MoveJson.write(json, node.steps());
    return new Known(json.toString(), node.state().inCheck() ? checks(node) : "");
  }

  /** The moves that give check, by number; whether it is mate takes a search. */
  private static String checks(Node node) {
    Check[] signs = CheckSigns.of(node, Verdict.CHECK);
    Json json = new Json().array();
    for (int i = 0; i < signs.length; i++) {
      if (signs[i] != Check.NONE) {
        json.value(i);
      }
    }
    return json.endArray().toString();
  }

  private static void evaluations(Json json, Node node) {
    int count = node.action().plies().size();
    boolean any = false;
    for (int i = 0; i < count; i++) {
      any |= node.evaluation(i).isPresent();
    }
    if (any) {
      json.name("signs").array();
      for (int i = 0; i < count; i++) {
        json.value(node.evaluation(i).map(Evaluation::sign).orElse(""));
      }
      json.endArray();
    }
  }

  private static void comments(Json json, Node node) {
    int last = node.isRoot() ? Comment.BEFORE : node.action().plies().size() - 1;
    StringBuilder own = new StringBuilder();
    json.name("remarks").array();
    for (Comment comment : node.comments()) {
      String words = comment.words();
      if (words.isEmpty()) {
        continue;
      }
      json.value(words);
      if (comment.move() == last) {
        own.append(own.length() == 0 ? "" : "\n").append(words);
      }
    }
    json.endArray();
    json.field("comment", own.toString());
  }

  /** What a program thought of the position, for White; a mate counts turns. */
  private static void score(Json json, Node node) {
    Score score = node.data().score();
    if (score != null) {
      json.name("score").object();
      json.field("score", score instanceof Score.Pawns pawns ? pawns.hundredths() : 0);
      json.field("mate", score instanceof Score.Mate mate ? mate.turns() : 0);
      json.endObject();
    }
  }

  /** What was drawn on the boards and is saved with the game. */
  private static void drawings(Json json, Node node) {
    CommentData data = node.data();
    if (data.arrows().isEmpty() && data.squares().isEmpty()) {
      return;
    }
    json.name("drawn").object();
    json.name("arrows").array();
    for (Drawing.Arrow arrow : data.arrows()) {
      json.object().field("brush", String.valueOf(arrow.brush().letter()));
      MoveJson.place(json.name("from"), arrow.from(), arrow.fromSquare(), node.state());
      MoveJson.place(json.name("to"), arrow.to(), arrow.toSquare(), node.state());
      json.endObject();
    }
    json.endArray().name("squares").array();
    for (Drawing.Spot spot : data.squares()) {
      json.object().field("brush", String.valueOf(spot.brush().letter()));
      MoveJson.place(json.name("at"), spot.board(), spot.square(), node.state());
      json.endObject();
    }
    json.endArray().endObject();
  }
}
