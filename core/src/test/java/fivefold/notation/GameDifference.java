package fivefold.notation;

import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Node;
import fivefold.rules.Action;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Says in which features two games differ, for tests of conversions. */
public final class GameDifference {
  private final Game before;
  private final Game after;
  private final List<String> found = new ArrayList<>();

  private GameDifference(Game before, Game after) {
    this.before = before;
    this.after = after;
  }

  /** What is different in the moves of the main line. */
  public static List<String> moves(Game before, Game after) {
    GameDifference difference = new GameDifference(before, after);
    difference.moves();
    return difference.found;
  }

  /** What is different among the features that are carried and were not reported as lost. */
  public static List<String> of(Game before, Game after, Set<Feature> carried, Set<Feature> lost) {
    GameDifference difference = new GameDifference(before, after);
    difference.moves();
    for (Feature feature : carried) {
      if (!lost.contains(feature)) {
        difference.feature(feature);
      }
    }
    return difference.found;
  }

  private void moves() {
    compare("start", before.start().multiverse(), after.start().multiverse());
    compare("moves", actions(before.mainline()), actions(after.mainline()));
    compare("end", before.end().state().multiverse(), after.end().state().multiverse());
  }

  private void feature(Feature feature) {
    switch (feature) {
      case HEADERS -> compare("headers", headers(before), headers(after));
      case EVALUATIONS ->
          compare(
              "evaluations",
              each(before, GameDifference::evaluations),
              each(after, GameDifference::evaluations));
      case COMMENTS ->
          compare(
              "comments", each(before, GameDifference::texts), each(after, GameDifference::texts));
      case DATA -> compare("data", each(before, Node::data), each(after, Node::data));
      case COMMENT_PLACES ->
          compare("places", each(before, Node::comments), each(after, Node::comments));
      case RESULT -> compare("result", before.end().result(), after.end().result());
      case UNFINISHED_TURN -> compare("unfinished", unfinished(before), unfinished(after));
      case VARIATIONS -> compare("variations", tree(before), tree(after));
      case START, UNMOVED, EVEN_TIMELINES, TURN_ZERO, ACTIONS, PROMOTIONS, CHECKS, PASSES -> {
        // The moves could not be equal otherwise; marks of check are not part of a game.
      }
    }
  }

  /** A result may move to a header where there is no other place for it. */
  private static Headers headers(Game game) {
    return game.headers().without("Result");
  }

  private static List<Object> each(Game game, java.util.function.Function<Node, Object> what) {
    List<Object> list = new ArrayList<>();
    list.add(what.apply(game.root()));
    game.mainline().forEach(node -> list.add(what.apply(node)));
    return list;
  }

  private static Object evaluations(Node node) {
    List<Object> list = new ArrayList<>();
    for (int i = 0; !node.isRoot() && i < node.action().plies().size(); i++) {
      list.add(node.evaluation(i));
    }
    return list;
  }

  private static Object texts(Node node) {
    return node.comments().stream().map(Comment::text).sorted().toList();
  }

  private static List<Action> actions(List<Node> nodes) {
    return nodes.stream().map(Node::action).toList();
  }

  private static Object unfinished(Game game) {
    Optional<State> turn = game.end().unfinished();
    return turn.map(state -> state.action().plies());
  }

  private static List<String> tree(Game game) {
    List<String> lines = new ArrayList<>();
    for (Node node : game.nodes()) {
      lines.add(node.depth() + " " + (node.isRoot() ? "" : node.action()));
    }
    return lines;
  }

  private void compare(String what, Object expected, Object actual) {
    if (!Objects.equals(expected, actual)) {
      found.add(what + ": " + expected + " became " + actual);
    }
  }
}
