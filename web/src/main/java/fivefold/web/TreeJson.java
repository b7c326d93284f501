package fivefold.web;

import fivefold.game.Comment;
import fivefold.game.Evaluation;
import fivefold.game.Node;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The tree of a study in preorder. The moves of a node never change and take some work to print, so
 * their JSON is kept.
 */
final class TreeJson {
  private final Map<Node, String> moves = new IdentityHashMap<>();
  private final Map<Node, Boolean> checks = new IdentityHashMap<>();

  void write(Json json, Study study) {
    List<Node> nodes = study.nodes();
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
        json.name("moves").raw(moves(node));
        // With a single timeline nobody needs to be told which board a move is on.
        json.field("many", parent(node).state().multiverse().timelineCount() > 1);
        evaluations(json, node);
        if (inCheck(node)) {
          json.field("check", true);
        }
      }
      if (!node.comments().isEmpty()) {
        comments(json, node);
      }
      node.result().ifPresent(result -> json.field("result", result.token()));
      json.endObject();
    }
    json.endArray();
  }

  private static Node parent(Node node) {
    return node.parent().orElseThrow();
  }

  private String moves(Node node) {
    String known = moves.get(node);
    if (known == null) {
      Json json = new Json();
      MoveJson.write(json, node.steps());
      known = json.toString();
      moves.put(node, known);
    }
    return known;
  }

  private boolean inCheck(Node node) {
    Boolean known = checks.get(node);
    if (known == null) {
      known = node.state().inCheck();
      checks.put(node, known);
    }
    return known;
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
      json.value(comment.text());
      if (comment.move() == last) {
        own.append(own.length() == 0 ? "" : "\n").append(comment.text());
      }
    }
    json.endArray();
    json.field("comment", own.toString());
  }
}
