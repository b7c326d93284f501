package fivefold.notation;

import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Headers.Header;
import fivefold.game.Node;
import fivefold.game.Result;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Everything that a game holds, sorted by the loss that has to be told when it changes. */
final class GameContents {
  /** A kind of content, and the features of which one must be reported when it is not the same. */
  enum Kind {
    START(Feature.START, Feature.UNMOVED, Feature.EVEN_TIMELINES, Feature.TURN_ZERO),
    VARIANT(Feature.START, Feature.UNMOVED, Feature.HEADERS),
    PROMOTION_LIST(Feature.HEADERS),
    HEADERS(Feature.HEADERS),
    MOVES(
        Feature.ACTIONS, Feature.PASSES, Feature.PROMOTIONS, Feature.START, Feature.EVEN_TIMELINES),
    TREE(Feature.VARIATIONS, Feature.PASSES),
    COMMENTS(Feature.COMMENTS),
    PLACES(Feature.COMMENT_PLACES, Feature.COMMENTS),
    DATA(Feature.DATA),
    EVALUATIONS(Feature.EVALUATIONS),
    RESULTS(Feature.RESULT),
    UNFINISHED(Feature.UNFINISHED_TURN);

    private final Set<Feature> features;

    Kind(Feature first, Feature... rest) {
      this.features = EnumSet.of(first, rest);
    }
  }

  private GameContents() {}

  /** What is not the same and was not reported as lost. */
  static List<String> silentLosses(Game before, Game after, Set<Feature> lost) {
    Game original = before.copy();
    if (after.end().result().isPresent() && before.end().result().isEmpty()) {
      // Where there is no other place for a result, one that a header tells is the result.
      original
          .headers()
          .get("Result")
          .flatMap(Result::ofToken)
          .ifPresent(original.end()::setResult);
    }
    Map<Kind, Object> old = of(original, before);
    Map<Kind, Object> fresh = of(after, before);
    List<String> silent = new ArrayList<>();
    boolean sameMoves = Objects.equals(old.get(Kind.MOVES), fresh.get(Kind.MOVES));
    boolean sameTree = sameMoves && Objects.equals(old.get(Kind.TREE), fresh.get(Kind.TREE));
    if (sameMoves && !sameTree) {
      // What was said in variations is gone with them.
      addRemarks(old, original.mainline(), original.root());
      addRemarks(fresh, after.mainline(), after.root());
    }
    old.forEach(
        (kind, content) -> {
          boolean comparable = sameMoves || kind.compareTo(Kind.MOVES) <= 0;
          boolean told = kind.features.stream().anyMatch(lost::contains);
          if (comparable && !told && !content.equals(fresh.get(kind))) {
            silent.add(kind + ": " + content + " became " + fresh.get(kind));
          }
        });
    return silent;
  }

  /**
   * @param original whose name and result a header may repeat without anybody minding
   */
  private static Map<Kind, Object> of(Game game, Game original) {
    Map<Kind, Object> contents = new LinkedHashMap<>();
    contents.put(Kind.START, game.start().multiverse());
    contents.put(Kind.VARIANT, game.variant());
    contents.put(Kind.PROMOTION_LIST, game.start().rules().promotions());
    contents.put(Kind.HEADERS, headers(game.headers(), original));
    contents.put(Kind.MOVES, game.mainline().stream().map(Node::action).toList());
    List<String> tree = new ArrayList<>();
    List<Node> nodes = new ArrayList<>();
    for (Node node : game.nodes()) {
      tree.add(node.depth() + " " + node);
      nodes.add(node);
    }
    contents.put(Kind.TREE, tree);
    addRemarks(contents, nodes.subList(1, nodes.size()), nodes.get(0));
    return contents;
  }

  private static Set<String> headers(Headers headers, Game original) {
    Set<String> texts = new TreeSet<>();
    for (Header header : headers.list()) {
      texts.add(header.key() + "=" + header.value());
    }
    // A name that no longer fits the boards stays as a header.
    original.variant().ifPresent(name -> texts.remove("VariantName=" + name));
    if (!original.headers().contains("Result")) {
      original.end().result().ifPresent(result -> texts.remove("Result=" + result.token()));
    }
    return texts;
  }

  private static void addRemarks(Map<Kind, Object> contents, List<Node> nodes, Node root) {
    List<Object> texts = new ArrayList<>();
    List<Object> places = new ArrayList<>();
    List<Object> data = new ArrayList<>();
    List<Object> evaluations = new ArrayList<>();
    List<Object> results = new ArrayList<>();
    List<Object> unfinished = new ArrayList<>();
    List<Node> all = new ArrayList<>(nodes);
    all.add(0, root);
    for (Node node : all) {
      texts.add(node.comments().stream().map(Comment::text).sorted().toList());
      places.add(node.comments());
      data.add(node.data());
      for (int i = 0; !node.isRoot() && i < node.action().plies().size(); i++) {
        evaluations.add(node.evaluation(i));
      }
      results.add(node.result());
      unfinished.add(node.unfinished().map(turn -> turn.action().plies()));
    }
    contents.put(Kind.COMMENTS, texts);
    contents.put(Kind.PLACES, places);
    contents.put(Kind.DATA, data);
    contents.put(Kind.EVALUATIONS, evaluations);
    contents.put(Kind.RESULTS, results);
    contents.put(Kind.UNFINISHED, unfinished);
  }
}
