package fivefold.cli.watch;

import fivefold.game.Game;
import fivefold.game.Node;
import fivefold.model.BoardCoord;
import fivefold.model.Multiverse;
import fivefold.model.Timeline;
import fivefold.rules.Step;
import java.util.List;

/**
 * A game under a cursor: the action last played, the board looked at, and how it is shown. Keys
 * give a new model; nothing here knows a terminal.
 *
 * @param node the place in the game
 * @param board the board looked at, which exists
 * @param oneBoard whether only that board is shown
 * @param compact whether squares are one column wide
 * @param flipped whether Black's side is below
 * @param help whether the keys are shown instead
 */
record WatchModel(
    Game game,
    Node node,
    BoardCoord board,
    boolean oneBoard,
    boolean compact,
    boolean flipped,
    boolean help) {

  /** A game at one of its nodes. */
  static WatchModel of(Game game, Node node) {
    BoardCoord any = new BoardCoord(0, node.state().present().halfTurn());
    WatchModel model = new WatchModel(game, node, any, false, false, false, false);
    return model.at(node);
  }

  WatchModel press(Key key) {
    if (help) {
      return withHelp(false);
    }
    return switch (key) {
      case PREVIOUS_ACTION -> node.parent().map(this::at).orElse(this);
      case NEXT_ACTION -> node.next().map(this::at).orElse(this);
      case PREVIOUS_VARIATION -> sibling(-1);
      case NEXT_VARIATION -> sibling(1);
      case FIRST -> at(game.root());
      case LAST -> at(last());
      case EARLIER_BOARD -> along(-1);
      case LATER_BOARD -> along(1);
      case UPPER_BOARD -> across(flipped ? 1 : -1);
      case LOWER_BOARD -> across(flipped ? -1 : 1);
      case PRESENT -> nextMandatory();
      case VIEW -> new WatchModel(game, node, board, !oneBoard, compact, flipped, help);
      case COMPACT -> new WatchModel(game, node, board, oneBoard, !compact, flipped, help);
      case FLIP -> new WatchModel(game, node, board, oneBoard, compact, !flipped, help);
      case HELP -> withHelp(true);
      case QUIT, NONE -> this;
    };
  }

  private Multiverse multiverse() {
    return node.state().multiverse();
  }

  private WatchModel withHelp(boolean shown) {
    return new WatchModel(game, node, board, oneBoard, compact, flipped, shown);
  }

  WatchModel flip() {
    return press(Key.FLIP);
  }

  private WatchModel to(BoardCoord coord) {
    return new WatchModel(game, node, coord, oneBoard, compact, flipped, help);
  }

  /** Goes to a place in the game and looks at the board its last move made. */
  private WatchModel at(Node there) {
    BoardCoord seen = there.isRoot() ? present(there) : lastMade(there);
    return new WatchModel(game, there, seen, oneBoard, compact, flipped, help);
  }

  private static BoardCoord present(Node there) {
    return there.state().mandatoryBoards().get(0);
  }

  private static BoardCoord lastMade(Node there) {
    List<Step> steps = there.steps();
    return steps.get(steps.size() - 1).arrival();
  }

  private WatchModel sibling(int step) {
    List<Node> siblings = node.parent().map(Node::children).orElse(List.of(node));
    int wanted = siblings.indexOf(node) + step;
    return wanted < 0 || wanted >= siblings.size() ? this : at(siblings.get(wanted));
  }

  private Node last() {
    Node last = node;
    while (!last.isLeaf()) {
      last = last.next().orElse(last);
    }
    return last;
  }

  private WatchModel along(int step) {
    BoardCoord wanted = new BoardCoord(board.timeline(), board.halfTurn() + step);
    return multiverse().board(wanted) == null ? this : to(wanted);
  }

  /** To the neighbouring timeline, at the same time or as near as it has a board. */
  private WatchModel across(int step) {
    int line = board.timeline() + step;
    if (!multiverse().hasTimeline(line)) {
      return this;
    }
    Timeline timeline = multiverse().timeline(line);
    int halfTurn = Math.max(timeline.start(), Math.min(timeline.end(), board.halfTurn()));
    return to(new BoardCoord(line, halfTurn));
  }

  private WatchModel nextMandatory() {
    List<BoardCoord> boards = node.state().mandatoryBoards();
    return to(boards.get((boards.indexOf(board) + 1) % boards.size()));
  }
}
