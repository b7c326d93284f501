package fivefold.notation;

import fivefold.fen.FenWriter;
import fivefold.fen.SetupHeaders;
import fivefold.game.Comment;
import fivefold.game.Evaluation;
import fivefold.game.Game;
import fivefold.game.Headers;
import fivefold.game.Headers.Header;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Puts what a notation lacks in its comments, and takes it out again when such a text is read. A
 * comment of this kind begins with {@code %fivefold}; {@link CommentStoreReader} knows what may
 * follow.
 */
public final class CommentStore {
  /** How the comments begin. */
  static final String SIGN = "%fivefold ";

  static final String HEADERS = "headers";
  static final String VARIANT = "variant";
  static final String BOARDS = "boards";
  static final String EVALUATION = "evaluation";
  static final String RESULT = "result";
  static final String VARIATION = "variation";

  private CommentStore() {}

  /** Writes a game with what the notation lacks in comments; as usual, if it has none of them. */
  public static Written write(Notation notation, Game game, WriteOptions options) {
    Packed packed = pack(game, notation.carries());
    Written written = notation.write(packed.game(), options);
    List<Loss> lost = new ArrayList<>(written.losses());
    lost.removeIf(loss -> packed.kept().contains(loss.feature()));
    return new Written(written.text(), lost);
  }

  /**
   * A game whose comments hold what else would be lost.
   *
   * @param kept what they hold; a writer that still misses it need not say so
   */
  record Packed(Game game, Set<Feature> kept) {}

  static Packed pack(Game game, Set<Feature> carries) {
    Set<Feature> kept = EnumSet.noneOf(Feature.class);
    if (!carries.contains(Feature.COMMENTS)) {
      return new Packed(game, kept);
    }
    Game copy = game.copy();
    if (!carries.contains(Feature.START)) {
      keepStart(copy);
      kept.add(Feature.START);
    }
    if (!carries.contains(Feature.HEADERS) && !copy.headers().isEmpty()) {
      keepHeaders(copy);
    }
    // Variations come last: a sign behind one would be taken for a part of it. They have their own
    // signs for what is kept here.
    boolean tree = carries.contains(Feature.VARIATIONS);
    for (Node node : tree ? copy.nodes() : copy.mainline()) {
      keepAnnotations(node, carries);
    }
    if (!tree) {
      keepVariations(copy);
    }
    return new Packed(copy, kept);
  }

  private static void keepStart(Game game) {
    StringBuilder text = new StringBuilder(SIGN);
    if (game.variant().isPresent()) {
      quote(text.append(VARIANT).append(' '), game.variant().get());
    } else {
      text.append(BOARDS).append(' ').append(game.start().multiverse().size());
      text.append(' ').append(SetupHeaders.write(game.start().rules().promotions()));
      for (String block : FenWriter.blocks(game.start().multiverse())) {
        text.append(' ').append(block);
      }
    }
    game.root().addComment(text.toString());
  }

  private static void keepHeaders(Game game) {
    StringBuilder text = new StringBuilder(SIGN + HEADERS);
    for (Header header : game.headers().list()) {
      quote(text.append(' '), header.key());
      quote(text.append(' '), header.value());
    }
    game.root().addComment(text.toString());
    game.setHeaders(Headers.EMPTY);
  }

  private static void keepAnnotations(Node node, Set<Feature> carries) {
    if (!carries.contains(Feature.EVALUATIONS) && !node.isRoot()) {
      keepEvaluations(node, carries.contains(Feature.COMMENT_PLACES));
    }
    Result result = node.result().orElse(null);
    if (result != null && !carries.contains(Feature.RESULT)) {
      node.addComment(SIGN + RESULT + " " + result.token());
      node.setResult(null);
    }
  }

  /**
   * @param places whether comments can stand inside an action; else only one on the last move can
   */
  private static void keepEvaluations(Node node, boolean places) {
    int last = node.action().plies().size() - 1;
    for (int i = places ? 0 : last; i <= last; i++) {
      Evaluation evaluation = node.evaluation(i).orElse(null);
      if (evaluation != null) {
        node.addComment(new Comment(i, SIGN + EVALUATION + " " + evaluation.sign()));
        node.evaluate(i, null);
      }
    }
  }

  /** Everything beside the main line becomes a comment where it leaves. */
  private static void keepVariations(Game game) {
    Node node = game.root();
    while (!node.isLeaf()) {
      State turn = node.unfinished().orElse(null);
      if (turn != null) {
        StringBuilder text = new StringBuilder(SIGN + VARIATION);
        VariationText.append(text, node.state(), turn.action(), null);
        node.addComment(text.toString());
        node.setUnfinished(null);
      }
      List<Node> children = List.copyOf(node.children());
      for (Node child : children.subList(0, children.size() - 1)) {
        node.addComment(SIGN + VARIATION + VariationText.of(child));
        child.delete();
      }
      node = node.next().orElseThrow();
    }
  }

  /** A text in quotes, with nothing in it that means something in a comment. */
  static void quote(StringBuilder out, String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\' || c == '{' || c == '}' || c < ' ' || c == '\u007f') {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
          out.append("0123456789abcdef".charAt(c >> shift & 15));
        }
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }
}
