package fivefold.cli.command;

import fivefold.cli.io.Terminal;
import fivefold.game.Comment;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Color;
import java.io.PrintStream;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Draws the variations of a game: actions without alternatives run on in a line, and where the game
 * branches every continuation gets a branch.
 */
final class TreeText {
  /** Deeper branches are drawn at this depth with their depth as a number, or lines would burst. */
  private static final int MAX_DEPTH = 24;

  private final PrintStream out;
  private final int width;
  private final boolean comments;

  private final StringBuilder line = new StringBuilder();
  private String hanging = "";
  private boolean empty = true;

  TreeText(PrintStream out, int width, boolean comments) {
    this.out = out;
    this.width = width;
    this.comments = comments;
  }

  /**
   * A run of actions still to be drawn.
   *
   * @param prefix what stands before its first line
   * @param below what stands before everything under that line
   */
  private record Branch(Node first, int depth, String prefix, String below) {}

  void draw(Game game) {
    Deque<Branch> ahead = new ArrayDeque<>();
    begin("", "");
    remarks(game.root());
    run(game.root(), 0, "", ahead);
    while (!ahead.isEmpty()) {
      Branch branch = ahead.pop();
      begin(branch.prefix, branch.below);
      action(branch.first, true);
      run(branch.first, branch.depth, branch.below, ahead);
    }
  }

  /** Draws on from a node as long as there is one continuation, then leaves the branches ahead. */
  private void run(Node from, int depth, String below, Deque<Branch> ahead) {
    Node node = from;
    while (node.children().size() == 1) {
      node = node.children().get(0);
      action(node, false);
    }
    node.result().map(Result::token).ifPresent(this::word);
    end();
    List<Node> children = node.children();
    for (int i = children.size() - 1; i >= 0; i--) {
      boolean last = i == children.size() - 1;
      boolean deep = depth >= MAX_DEPTH;
      String start = deep ? below + "(" + (depth + 1) + ") " : below + (last ? "└─ " : "├─ ");
      String rest = deep ? below : below + (last ? "   " : "│  ");
      ahead.push(new Branch(children.get(i), depth + 1, start, rest));
    }
  }

  private void action(Node node, boolean first) {
    boolean white = node.player() == Color.WHITE;
    String number =
        white
            ? node.turnNumber() + ". "
            : first || node.depth() == 1 ? node.turnNumber() + "b. " : "/ ";
    word(number + node.action());
    remarks(node);
  }

  private void remarks(Node node) {
    if (comments) {
      for (Comment comment : node.comments()) {
        word("{" + Terminal.sanitize(comment.text()) + "}");
      }
    }
  }

  private void begin(String prefix, String below) {
    line.setLength(0);
    line.append(prefix);
    hanging = below;
    empty = true;
  }

  private void word(String word) {
    if (!empty && line.length() + 1 + word.length() > width) {
      out.println(line);
      line.setLength(0);
      line.append(hanging);
      empty = true;
    }
    line.append(empty ? "" : " ").append(word);
    empty = false;
  }

  private void end() {
    if (!empty) {
      out.println(line);
    }
  }
}
