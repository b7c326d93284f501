package fivefold.game;

import fivefold.game.Headers.Header;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes one tree of several games with the same start. The first game stays the main line. Headers
 * in which all games agree are kept; what else a game's headers say, and a result in the middle of
 * a longer game, becomes a comment where that game ends.
 */
public final class Merger {
  private final Game tree;
  private final List<Node> firstLine;
  private final List<Source> sources = new ArrayList<>();

  /** A game that went into the tree, and where it ends there. */
  private record Source(Headers headers, Node end, @Nullable Result result) {}

  /** Begins with a game, which itself does not change. */
  public Merger(Game first) {
    tree = first.withoutMoves();
    firstLine = first.mainline();
    add(first);
  }

  /**
   * Adds a game.
   *
   * @throws IllegalArgumentException when it has another start
   */
  public void add(Game game) {
    tree.root().merge(game.root());
    Node end = tree.root();
    for (Node node : game.mainline()) {
      end = end.child(node.action()).orElseThrow();
    }
    sources.add(new Source(game.headers(), end, game.end().result().orElse(null)));
  }

  /** The tree of all games added; ends the merger. */
  public Game game() {
    Node main = tree.root();
    for (Node node : firstLine) {
      main = main.child(node.action()).orElseThrow();
      main.promote();
    }
    List<Header> common = new ArrayList<>(sources.get(0).headers().list());
    common.removeIf(header -> !isCommon(header));
    tree.setHeaders(Headers.copyOf(common));
    for (Source source : sources) {
      String note = note(source);
      if (!note.isEmpty()) {
        source.end().addComment(note);
      }
    }
    return tree;
  }

  private boolean isCommon(Header header) {
    for (Source source : sources) {
      if (!source.headers().get(header.key()).orElse("").equals(header.value())) {
        return false;
      }
    }
    return true;
  }

  private String note(Source source) {
    StringBuilder note = new StringBuilder();
    for (Header header : source.headers().list()) {
      boolean told =
          header.key().equalsIgnoreCase("Result") || tree.headers().contains(header.key());
      if (!told) {
        note.append(note.length() == 0 ? "" : "; ").append(header.key()).append(": ");
        note.append(header.value());
      }
    }
    if (source.result() != null && !source.end().isLeaf()) {
      source.end().setResult(null);
      note.append(note.length() == 0 ? "" : "; ").append(source.result().token());
    }
    return note.toString();
  }
}
