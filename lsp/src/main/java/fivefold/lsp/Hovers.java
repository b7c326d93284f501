package fivefold.lsp;

import fivefold.game.Node;
import fivefold.model.Color;
import fivefold.notation.Script.Event;
import fivefold.notation.WrittenMove;
import fivefold.rules.State;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.jspecify.annotations.Nullable;

/** What is shown over a move: the boards after it, and how it stands for the player to move. */
final class Hovers {
  private Hovers() {}

  /**
   * @param markdown whether the client shows more than plain text
   */
  static @Nullable Hover of(Reading reading, int offset, boolean markdown, BooleanSupplier stop) {
    WrittenGame game = reading.gameAt(offset).orElse(null);
    if (game == null) {
      return null;
    }
    Optional<WrittenMove> move = game.moveAt(offset);
    Outline.Item item = game.outline().itemAt(offset);
    Node node = move.map(WrittenMove::node).orElse(null);
    int start;
    int end;
    if (node != null && move.isPresent()) {
      start = (int) move.get().span().offset();
      end = start + move.get().span().end() - move.get().span().start();
    } else if (item != null) {
      start = item.start();
      end = item.end();
      node = around(game, item);
    } else {
      return null;
    }
    if (node == null) {
      return null;
    }
    String content = content(node, markdown, stop);
    MarkupContent markup =
        new MarkupContent(markdown ? MarkupKind.MARKDOWN : MarkupKind.PLAINTEXT, content);
    return new Hover(markup, reading.lines().range(start, end));
  }

  /** The place in the game that something else than a move speaks of. */
  private static @Nullable Node around(WrittenGame game, Outline.Item item) {
    Event event = item.event();
    boolean speaksOfStart = event == Event.HEADER || event == Event.BOARD;
    boolean hasPlace =
        event == Event.TURN || event == Event.RESULT || event == Event.OPEN || event == Event.CLOSE;
    return speaksOfStart
        ? game.result().game().map(found -> found.root()).orElse(null)
        : hasPlace ? game.nodeAt(item.start()).orElse(null) : null;
  }

  private static String content(Node node, boolean markdown, BooleanSupplier stop) {
    State turn = node.unfinished().orElse(null);
    String title = node.isRoot() ? "Start" : node.toString();
    String mover = node.state().mover() == Color.WHITE ? "White" : "Black";
    String standing =
        turn == null
            ? mover + " to move: " + Positions.standing(node.state(), stop)
            : mover + "'s turn is not finished: " + turn.action();
    String boards = Positions.text(node);
    if (!markdown) {
      return title + "\n" + standing + "\n\n" + boards;
    }
    String picture =
        turn != null
            ? ""
            : "\n\n![The boards](data:image/svg+xml;base64,"
                + Base64.getEncoder()
                    .encodeToString(Positions.svg(node).getBytes(StandardCharsets.UTF_8))
                + ")";
    return "**" + escaped(title) + "**\n\n" + standing + "\n\n```text\n" + boards + "```" + picture;
  }

  /** Signs of moves that mean something in Markdown. */
  private static String escaped(String text) {
    return text.replace("*", "\\*").replace(">", "\\>").replace("#", "\\#").replace("~", "\\~");
  }
}
