package fivefold.cli.watch;

import fivefold.game.Comment;
import fivefold.game.Headers;
import fivefold.game.Node;
import fivefold.model.BoardCoord;
import fivefold.model.Color;
import fivefold.model.Multiverse;
import fivefold.model.Size;
import fivefold.render.Extent;
import fivefold.render.TextBoard;
import fivefold.render.TextRenderer;
import fivefold.text.VisibleText;
import java.util.ArrayList;
import java.util.List;

/**
 * A {@link WatchModel} as lines of text for a screen of some size: a heading, the boards, the
 * action, its comments, the keys.
 */
final class WatchScreen {
  private static final String KEYS =
      "← → action   ↑ ↓ variation   w a s d board   tab view   f flip   ? keys   q quit";

  private static final int MAX_COMMENT_LINES = 4;

  private final boolean ascii;
  private final boolean colors;

  WatchScreen(boolean ascii, boolean colors) {
    this.ascii = ascii;
    this.colors = colors;
  }

  /** At most {@code height} lines of at most {@code width} columns. */
  List<String> lines(WatchModel model, int width, int height) {
    List<String> lines = new ArrayList<>();
    lines.add(cut(heading(model), width));
    lines.add("");
    if (model.help()) {
      for (Key key : Key.meaningful()) {
        lines.add(cut("  " + padded(key.keys(), 14) + key.meaning(), width));
      }
      return limited(lines, height);
    }
    List<String> foot = foot(model, width);
    int room = Math.max(1, height - lines.size() - foot.size() - 1);
    List<String> boards = model.oneBoard() ? oneBoard(model) : allBoards(model, width, room);
    lines.addAll(boards.subList(0, Math.min(boards.size(), room)));
    lines.add("");
    lines.addAll(foot);
    return limited(lines, height);
  }

  private static List<String> limited(List<String> lines, int height) {
    return List.copyOf(lines.subList(0, Math.min(lines.size(), Math.max(1, height))));
  }

  private static String heading(WatchModel model) {
    Headers headers = model.game().headers();
    String variant = model.game().variant().orElse("Custom start position");
    return headers.contains("White") && headers.contains("Black")
        ? headers.get("White").orElse("") + " – " + headers.get("Black").orElse("") + ", " + variant
        : variant;
  }

  private List<String> foot(WatchModel model, int width) {
    Node node = model.node();
    List<String> foot = new ArrayList<>();
    String action = node.toString();
    String fork = fork(node);
    foot.add(cut(action + (fork.isEmpty() ? "" : "   (" + fork + ")"), width));
    for (Comment comment : node.comments()) {
      addWrapped(foot, comment.text(), width);
    }
    if (foot.size() > MAX_COMMENT_LINES + 1) {
      foot.subList(MAX_COMMENT_LINES, foot.size()).clear();
      foot.add("…");
    }
    Color mover = node.state().mover();
    String next = mover == Color.WHITE ? "White to move" : "Black to move";
    foot.add(
        cut(
            next + (node.state().inCheck() ? ", in check" : "") + "   looking at " + place(model),
            width));
    foot.add(ascii ? cut("? shows the keys, q quits", width) : cut(KEYS, width));
    return foot;
  }

  private static void addWrapped(List<String> lines, String text, int width) {
    String rest = cut(text, MAX_COMMENT_LINES * Math.max(width, 1));
    while (rest.length() > width) {
      int blank = rest.lastIndexOf(' ', width);
      int end = blank > 0 ? blank : width;
      lines.add(rest.substring(0, end));
      rest = rest.substring(end).strip();
    }
    lines.add(rest);
  }

  private static String fork(Node node) {
    List<Node> siblings = node.parent().map(Node::children).orElse(List.of());
    return siblings.size() < 2
        ? ""
        : "variation " + (siblings.indexOf(node) + 1) + " of " + siblings.size();
  }

  private static String place(WatchModel model) {
    return model.board().labelWithColor(model.node().state().parity());
  }

  private List<String> oneBoard(WatchModel model) {
    TextBoard board = TextBoard.of(model.node(), model.board());
    board = ascii ? board.ascii() : board;
    board = colors ? board.colors() : board;
    board = model.flipped() ? board.flip() : board;
    List<String> lines = new ArrayList<>();
    lines.add(neighbour(model, Key.UPPER_BOARD, ascii ? "up" : "↑"));
    board.render().lines().forEach(lines::add);
    lines.add(neighbour(model, Key.LOWER_BOARD, ascii ? "down" : "↓"));
    lines.add(
        neighbour(model, Key.EARLIER_BOARD, ascii ? "left" : "←")
            + "  "
            + neighbour(model, Key.LATER_BOARD, ascii ? "right" : "→"));
    return lines;
  }

  /** The board a key would lead to. */
  private static String neighbour(WatchModel model, Key key, String arrow) {
    WatchModel there = model.press(key);
    return there.board().equals(model.board()) ? "" : "   " + arrow + " " + place(there);
  }

  private List<String> allBoards(WatchModel model, int width, int height) {
    Multiverse multiverse = model.node().state().multiverse();
    Size size = multiverse.size();
    Extent all = Extent.of(multiverse);
    int rows = Math.max(1, (height - 2) / (size.height() + 3));
    int columns =
        Math.max(1, (width - 9) / ((model.compact() ? size.width() : 2 * size.width() + 1) + 5));
    BoardCoord board = model.board();
    int line = window(board.timeline(), rows, all.minTimeline(), all.maxTimeline());
    int halfTurn = window(board.halfTurn(), columns, all.minHalfTurn(), all.maxHalfTurn());
    TextRenderer renderer =
        TextRenderer.of(model.node())
            .extent(
                all.timelines(line, line + rows - 1).halfTurns(halfTurn, halfTurn + columns - 1))
            .width(width)
            .focus(board);
    renderer = model.compact() ? renderer.compact() : renderer;
    renderer = ascii ? renderer.ascii() : renderer;
    renderer = colors ? renderer.colors() : renderer;
    renderer = model.flipped() ? renderer.flip() : renderer;
    return renderer.render().lines().toList();
  }

  /**
   * Where a window of some size starts so that a place is in its middle, as far as there is room.
   */
  private static int window(int place, int size, int first, int last) {
    return Math.max(first, Math.min(place - size / 2, last - size + 1));
  }

  /** Text from outside, made harmless and cut to a width. */
  private static String cut(String text, int width) {
    StringBuilder out = new StringBuilder();
    int used = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      i += Character.charCount(c);
      int before = out.length();
      used += c == '\n' ? 1 : 0;
      if (c == '\n') {
        out.append(' ');
      } else {
        used += VisibleText.append(out, c);
      }
      if (used > width) {
        out.setLength(before);
        break;
      }
    }
    return out.toString();
  }

  private static String padded(String text, int width) {
    return text + " ".repeat(Math.max(1, width - text.length()));
  }
}
