package fivefold.solve;

import fivefold.game.Insertion;
import fivefold.game.Node;
import fivefold.model.Move;
import fivefold.model.Ply;
import fivefold.rules.Action;
import fivefold.rules.search.ActionSource;
import fivefold.rules.search.ActionSource.Answer;
import fivefold.rules.search.TurnSearch.Aim;
import fivefold.solve.MateSearch.Result;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes the proof of a mate into the tree of a game: after each action of the attacker the
 * replies, after each reply the answer. Of the replies that fall to the same answer, with the same
 * continuation where it takes more than one action, one stands for all and tells how many others
 * there are. The longest defence is the main line.
 */
final class ProofWriter {
  private final MateSearch search;
  private final Work work;
  private final boolean full;

  /**
   * @param full whether every reply is written
   */
  ProofWriter(MateSearch search, Work work, boolean full) {
    this.search = search;
    this.work = work;
    this.full = full;
  }

  /** A reply in the tree, its answer, and how many others the same answer meets. */
  private static final class Group {
    final Node reply;
    final Node answer;
    int others;

    Group(Node reply, Node answer) {
      this.reply = reply;
      this.answer = answer;
    }
  }

  /** Adds the proof of a mate in n below a node; false when the work allowed did not suffice. */
  boolean write(Node node, Position position, int n) {
    for (int m = 1; m <= n; m++) {
      Result result = search.attack(position, m);
      if (result == Result.UNKNOWN) {
        return false;
      }
      if (result == Result.YES) {
        List<Move> action = search.found();
        Node child = added(node, action);
        return writeReplies(child, search.afterAttack(position, action), m);
      }
    }
    throw new IllegalStateException("a mate was lost on the way");
  }

  private boolean writeReplies(Node node, Position position, int n) {
    List<Group> groups = new ArrayList<>();
    ActionSource source = position.actions(Aim.LEGAL, work);
    Answer answer = source.next();
    while (answer == Answer.FOUND) {
      List<Move> reply = source.moves();
      Position next = position.play(reply, false);
      Group group = full ? null : covering(groups, next);
      if (group != null) {
        group.others++;
      } else {
        Node child = added(node, reply);
        if (!write(child, next, n - 1)) {
          return false;
        }
        groups.add(new Group(child, child.next().orElseThrow()));
      }
      if (work.isOver()) {
        return false;
      }
      answer = source.next();
    }
    if (answer == Answer.OUT_OF_BUDGET) {
      return false;
    }
    finish(groups);
    return true;
  }

  private static void finish(List<Group> groups) {
    Node longest = null;
    int length = -1;
    for (Group group : groups) {
      if (group.others > 0) {
        group.reply.addComment("and " + group.others + " more");
      }
      int below = length(group.answer);
      if (below > length) {
        length = below;
        longest = group.reply;
      }
    }
    if (longest != null) {
      longest.promote();
    }
  }

  /** How many actions the main line below a node has: the longest, as it was promoted. */
  private static int length(Node node) {
    int length = 0;
    for (Node at = node; !at.isLeaf(); at = at.next().orElseThrow()) {
      length++;
    }
    return length;
  }

  private static Node added(Node node, List<Move> action) {
    return node.play(Action.of(action)) instanceof Insertion.Done done
        ? done.node()
        : notLegal(action);
  }

  private static Node notLegal(List<Move> action) {
    throw new IllegalStateException("not legal after all: " + action);
  }

  private @Nullable Group covering(List<Group> groups, Position position) {
    for (Group group : groups) {
      if (answers(group.answer, position)) {
        return group;
      }
    }
    return null;
  }

  /** Whether an answer given elsewhere mates here, too, with what was written for it there. */
  private boolean answers(Node answer, Position position) {
    Position next = position.tried(moves(answer.action()), false);
    if (next == null || !next.inCheck() && answer.isLeaf()) {
      return false;
    }
    ActionSource source = next.actions(Aim.LEGAL, work);
    Answer reply = source.next();
    if (reply == Answer.NONE) {
      return next.inCheck();
    }
    while (reply == Answer.FOUND && !answer.isLeaf()) {
      Position after = next.play(source.moves(), false);
      boolean met = false;
      for (int i = 0; i < answer.children().size() && !met; i++) {
        met = answers(answer.children().get(i).next().orElseThrow(), after);
      }
      if (!met) {
        return false;
      }
      reply = source.next();
    }
    return reply == Answer.NONE;
  }

  private static List<Move> moves(Action action) {
    List<Move> moves = new ArrayList<>();
    for (Ply ply : action.plies()) {
      moves.add((Move) ply);
    }
    return moves;
  }
}
