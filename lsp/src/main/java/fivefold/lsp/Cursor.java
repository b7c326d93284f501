package fivefold.lsp;

import fivefold.game.Node;
import fivefold.lsp.Outline.Item;
import fivefold.model.Ply;
import fivefold.notation.WrittenMove;
import fivefold.rules.Attempt;
import fivefold.rules.State;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Where a game stands at a place in its text: what the moves before it, on its own line, lead to.
 *
 * @param node the last place in the game that was reached by whole actions
 * @param turn the state with the moves of the action that is being written
 * @param numbered whether a number or a slash already says that an action begins here
 */
record Cursor(Node node, State turn, boolean numbered) {

  /** Empty where something before the offset could not be played. */
  static Optional<Cursor> at(WrittenGame game, int offset) {
    Node root = game.result().game().map(found -> found.root()).orElse(null);
    return root == null ? Optional.empty() : new Walk(game, root).to(offset);
  }

  /** A walk over the text up to an offset. */
  private static final class Walk {
    private final WrittenGame game;
    private final Deque<Optional<Node>> left = new ArrayDeque<>();

    /** Where whole actions led; null behind an error. */
    private @Nullable Node node;

    private final List<WrittenMove> moves = new ArrayList<>();
    private boolean numbered;

    Walk(WrittenGame game, Node root) {
      this.game = game;
      this.node = root;
    }

    Optional<Cursor> to(int offset) {
      for (Item item : game.outline().items()) {
        if (item.start() >= offset) {
          break;
        }
        step(item);
      }
      Node at = node;
      if (at == null) {
        return Optional.empty();
      }
      State turn = turn(at);
      return turn == null ? Optional.empty() : Optional.of(new Cursor(at, turn, numbered));
    }

    private void step(Item item) {
      switch (item.event()) {
        case MOVE -> {
          WrittenMove move = game.moveFrom(item.start()).orElse(null);
          if (move == null) {
            node = null;
          } else if (node != null) {
            numbered = false;
            Node base = base(move);
            if (!moves.isEmpty() && base(moves.get(0)) != base) {
              // The turn has ended without a sign.
              moves.clear();
            }
            node = base;
            moves.add(move);
          }
        }
        case BROKEN -> node = null;
        case TURN -> {
          submit();
          numbered = true;
        }
        case OPEN -> {
          submit();
          left.push(Optional.ofNullable(node));
          numbered = false;
        }
        case CLOSE -> {
          submit();
          node = left.isEmpty() ? node : left.pop().orElse(null);
          numbered = false;
        }
        case RESULT -> submit();
        default -> {}
      }
    }

    /** The place that a move's action starts from. */
    private static Node base(WrittenMove move) {
      return move.submitted() ? move.node().parent().orElse(move.node()) : move.node();
    }

    private void submit() {
      if (!moves.isEmpty() && node != null) {
        WrittenMove last = moves.get(moves.size() - 1);
        node = last.submitted() ? last.node() : null;
      }
      moves.clear();
    }

    private @Nullable State turn(Node at) {
      State turn = at.state();
      for (WrittenMove move : moves) {
        Ply ply = move.step().ply();
        if (!(turn.play(ply) instanceof Attempt.Ok ok)) {
          return null;
        }
        turn = ok.state();
      }
      return turn;
    }
  }

  /** The number before an action of the node's player to move, with a blank behind it. */
  String serial(boolean letters) {
    boolean white = node.state().mover() == fivefold.model.Color.WHITE;
    if (letters) {
      return node.nextTurnNumber() + (white ? "w. " : "b. ");
    }
    return white ? node.nextTurnNumber() + ". " : node.isRoot() ? "1b. " : "/ ";
  }
}
