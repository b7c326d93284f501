package fivefold.notation.pgn;

import fivefold.game.Comment;
import fivefold.game.CommentData;
import fivefold.game.Evaluation;
import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.game.Result;
import fivefold.model.Color;
import fivefold.notation.CheckSigns;
import fivefold.notation.Feature;
import fivefold.notation.Losses;
import fivefold.notation.MovePattern.Check;
import fivefold.notation.TextInput;
import fivefold.notation.WriteOptions;
import fivefold.notation.WriteOptions.Comments;
import fivefold.notation.WriteOptions.Mark;
import fivefold.notation.WriteOptions.Numbering;
import fivefold.notation.Written;
import fivefold.rules.Action;
import fivefold.rules.State;
import fivefold.rules.Step;
import fivefold.rules.Verdict;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Writes a game in one of the dialects. Trees are walked with a stack of their own. */
final class PgnWriter {
  private final Dialect dialect;
  private final Game game;
  private final WriteOptions options;
  private final Losses losses = new Losses();
  private final MoveWriter moves;
  private final TextFlow out;
  private final Set<Mark> usual;
  private final Comments comments;

  private PgnWriter(Dialect dialect, Game game, WriteOptions options) {
    this.dialect = dialect;
    this.game = game;
    this.options = options;
    this.usual =
        switch (dialect) {
          case SHAD -> EnumSet.complementOf(EnumSet.of(Mark.PRESENT_TURN));
          // Branched dropped the notes on timelines and the present, "compatible" as it is.
          case BRANCHED -> EnumSet.of(Mark.CAPTURE, Mark.CHECK, Mark.EVALUATION);
          case RECORDER -> EnumSet.noneOf(Mark.class);
        };
    this.moves = new MoveWriter(dialect, options, marks(Mark.CAPTURE));
    this.out =
        dialect == Dialect.RECORDER ? new TextFlow(0, " ") : new TextFlow(options.lineWidth(), "");
    this.comments =
        options.comments() != Comments.DEFAULT
            ? options.comments()
            : dialect == Dialect.BRANCHED ? Comments.AT_END : Comments.IN_PLACE;
  }

  static Written write(Dialect dialect, Game game, WriteOptions options) {
    return new PgnWriter(dialect, game, options).write();
  }

  private Written write() {
    String headers = new PgnHeaders(dialect, game, options, losses).write();
    for (Comment comment : game.root().comments()) {
      comment(comment);
    }
    if (dialect == Dialect.BRANCHED) {
      tree();
    } else {
      line();
    }
    String text = headers + "\n" + out.finish();
    return new Written(
        dialect == Dialect.RECORDER ? text.replace("\n", "\r\n") : text, losses.list());
  }

  private boolean marks(Mark mark) {
    return dialect != Dialect.RECORDER && options.marks(mark, usual);
  }

  // The shape of the tree

  /** The main line only: Shad's notation and the recorders know no other. */
  private void line() {
    Node node = game.root();
    while (true) {
      losses.add(Feature.VARIATIONS, node.children().size() - 1, "variations beside the main line");
      ending(node);
      Node next = node.next().orElse(null);
      if (next == null || isCut(next)) {
        return;
      }
      serial(next.turnNumber(), next.player(), next.depth() == 1, false);
      action(next);
      node = next;
    }
  }

  private record Visit(Node node, boolean opens, boolean closes) {}

  private void tree() {
    Deque<Visit> ahead = new ArrayDeque<>();
    pushChildren(game.root(), ahead);
    ending(game.root());
    while (!ahead.isEmpty()) {
      Visit visit = ahead.pop();
      if (visit.closes) {
        out.close();
        continue;
      }
      Node node = visit.node;
      if (isCut(node)) {
        continue;
      }
      Node parent = node.parent().orElseThrow();
      boolean letters = parent.children().size() > 1 || parent.unfinished().isPresent();
      if (visit.opens) {
        out.open();
        ahead.push(new Visit(node, false, true));
      }
      serial(node.turnNumber(), node.player(), node.depth() == 1, letters);
      action(node);
      ending(node);
      pushChildren(node, ahead);
    }
  }

  /** All children but the last stand in parentheses, before it. */
  private static void pushChildren(Node node, Deque<Visit> ahead) {
    List<Node> children = node.children();
    for (int i = children.size() - 1; i >= 0; i--) {
      ahead.push(new Visit(children.get(i), i < children.size() - 1, false));
    }
  }

  /** Passes can't be written, and so nothing after one. */
  private boolean isCut(Node node) {
    boolean cut = node.action().passes() && !options.passes();
    if (cut) {
      losses.add(Feature.PASSES, "a pass and everything after it");
    }
    return cut;
  }

  /** The number before an action. */
  private void serial(int number, Color player, boolean first, boolean letters) {
    boolean white = player == Color.WHITE;
    if (dialect == Dialect.RECORDER) {
      out.serial(white ? number + "." : first ? number + "./" : "/", white || first);
      if (white) {
        out.glueNext();
      }
    } else if (letters || options.numbering() == Numbering.LETTERS) {
      out.serial(number + (white ? "w." : "b."), white || letters || first);
    } else if (white || first) {
      out.serial(number + (white ? "." : "b."), true);
    } else {
      out.serial("/", false);
    }
  }

  /** What may end a line: moves that were not submitted, and a result. */
  private void ending(Node node) {
    boolean leaf = node.isLeaf();
    State turn = node.unfinished().orElse(null);
    if (turn != null && (leaf || dialect == Dialect.BRANCHED)) {
      unfinished(node, turn.action(), leaf);
    } else if (turn != null) {
      losses.add(Feature.UNFINISHED_TURN, "an unfinished turn beside the main line");
    }
    Result result = node.result().orElse(null);
    if (result == null) {
      return;
    }
    if (dialect == Dialect.RECORDER) {
      losses.add(Feature.RESULT, "the result after the last move");
    } else if (leaf) {
      out.word(result.token());
    } else {
      losses.add(Feature.RESULT, "a result that is not at the end of its line");
    }
  }

  private void unfinished(Node node, Action begun, boolean leaf) {
    if (!leaf) {
      out.open();
    }
    serial(node.nextTurnNumber(), node.state().mover(), node.isRoot(), !leaf);
    for (Step step : node.state().steps(begun)) {
      out.word(moves.write(step));
    }
    if (!leaf) {
      out.close();
    }
  }

  // Actions

  private void action(Node node) {
    List<Step> steps = node.steps();
    Check[] signs = signs(node);
    int last = steps.size() - 1;
    placeComments(node, Comment.BEFORE, last);
    for (int i = 0; i <= last; i++) {
      Step step = steps.get(i);
      String word = moves.write(step) + (signs == null ? "" : signs[i].sign());
      if (marks(Mark.PRESENT) && step.rewinds()) {
        word += "~";
      }
      out.word(word + evaluation(node, i));
      if (step.branches() && marks(Mark.TIMELINE)) {
        int line = step.arrival().timeline();
        out.word(moves.spelled("(>L" + node.state().parity().label(line) + ")"));
      }
      // Also where the present goes to a timeline that the jump made active again.
      if (step.branches()
          && marks(Mark.PRESENT_TURN)
          && step.after().present().compareTo(step.before().present()) < 0) {
        out.word("(~T" + step.after().present().turn() + ")");
      }
      placeComments(node, i, last);
      if (dialect == Dialect.RECORDER && step instanceof Step.Moved m && m.underpromotes()) {
        losses.add(Feature.PROMOTIONS, "a promotion to something else than the default");
      }
    }
  }

  private Check @Nullable [] signs(Node node) {
    if (!marks(Mark.CHECK)) {
      return null;
    }
    Verdict verdict = CheckSigns.verdict(node.state(), options.budget());
    if (verdict == Verdict.UNKNOWN) {
      losses.add(Feature.CHECKS, "marks of checks that could not be told from mate in time");
    }
    return CheckSigns.of(node, verdict);
  }

  private String evaluation(Node node, int move) {
    Evaluation evaluation = node.evaluation(move).orElse(null);
    if (evaluation != null && !marks(Mark.EVALUATION)) {
      losses.add(Feature.EVALUATIONS, "evaluation signs");
      return "";
    }
    return evaluation == null ? "" : evaluation.sign();
  }

  // Comments

  /** Writes the comments that belong behind a move, where they belong. */
  private void placeComments(Node node, int move, int last) {
    for (Comment comment : node.comments()) {
      boolean here = comments == Comments.AT_END ? move == last : comment.move() == move;
      if (!here) {
        continue;
      }
      if (comment.move() != move) {
        losses.add(Feature.COMMENT_PLACES, "the places of comments inside an action");
      }
      comment(comment);
    }
  }

  private void comment(Comment comment) {
    boolean clock = comment.move() == Comment.BEFORE && isClock(comment.text());
    if (comments == Comments.NONE || (dialect == Dialect.RECORDER && !clock)) {
      losses.add(Feature.COMMENTS, "comments");
      if (CommentData.mayBeIn(comment.text())) {
        losses.add(Feature.DATA, Feature.DATA.label());
      }
      return;
    }
    String text = writable(comment.text());
    if (!text.equals(comment.text())) {
      losses.add(Feature.COMMENTS, "braces and outer blanks of comments");
    }
    if (text.isEmpty()) {
      losses.add(Feature.COMMENTS, "empty comments");
    } else {
      out.word("{" + text + "}");
    }
  }

  /** Minutes and seconds left, the only comments the recorders write. */
  private static boolean isClock(String text) {
    int colon = text.indexOf(':');
    if (colon < 1 || colon != text.length() - 3) {
      return false;
    }
    for (int i = 0; i < text.length(); i++) {
      if (i != colon && !TextInput.isDigit(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** There is no escape for a brace: Branched allows balanced ones, the others none. */
  private String writable(String text) {
    int from = 0;
    int to = text.length();
    while (from < to && TextInput.isBlank(text.charAt(from))) {
      from++;
    }
    while (to > from && TextInput.isBlank(text.charAt(to - 1))) {
      to--;
    }
    String stripped = text.substring(from, to);
    if (dialect == Dialect.BRANCHED && isBalanced(stripped)) {
      return stripped;
    }
    return stripped.replace('{', '(').replace('}', ')');
  }

  private static boolean isBalanced(String text) {
    int depth = 0;
    for (int i = 0; i < text.length() && depth >= 0; i++) {
      char c = text.charAt(i);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
    }
    return depth == 0;
  }
}
