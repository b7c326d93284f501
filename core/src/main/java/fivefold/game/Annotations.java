package fivefold.game;

import fivefold.rules.Action;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What was said about a node and the moves that led to it: remarks, evaluations, how the game ended
 * there, and a turn begun there. Every change is told to the journal first.
 */
final class Annotations {
  /** Of all nodes nothing was said about, which most are; never written to. */
  static final Annotations NONE = new Annotations(new Journal(), 0);

  private final Journal journal;
  private final int moves;
  private List<Comment> comments = List.of();
  private @Nullable Evaluation @Nullable [] evaluations;
  private @Nullable Result result;
  private @Nullable State unfinished;

  /**
   * @param moves how many moves led to the node
   */
  Annotations(Journal journal, int moves) {
    this.journal = journal;
    this.moves = moves;
  }

  /** In order of the moves they follow. */
  List<Comment> comments() {
    return Collections.unmodifiableList(comments);
  }

  void setComments(List<Comment> replacement) {
    List<Comment> copy = List.copyOf(replacement);
    putComments(List.of());
    copy.forEach(this::addComment);
  }

  /** Adds a remark after those on the same move. */
  void addComment(Comment comment) {
    if (comment.move() >= moves) {
      throw new IllegalArgumentException("no such move: " + comment.move());
    }
    if (comments.isEmpty()) {
      putComments(new ArrayList<>(1));
    } else if (journal.records()) {
      putComments(new ArrayList<>(comments));
    }
    int at = comments.size();
    while (at > 0 && comments.get(at - 1).move() > comment.move()) {
      at--;
    }
    comments.add(at, comment);
  }

  private void putComments(List<Comment> replacement) {
    if (journal.records()) {
      List<Comment> old = comments;
      journal.note(() -> putComments(old));
    }
    comments = replacement;
  }

  @Nullable Evaluation evaluation(int move) {
    return evaluations == null || move >= moves ? null : evaluations[move];
  }

  void evaluate(int move, @Nullable Evaluation evaluation) {
    if (move < 0 || move >= moves) {
      throw new IllegalArgumentException("no such move: " + move);
    }
    if (evaluations == null) {
      if (evaluation == null) {
        return;
      }
      evaluations = new Evaluation[moves];
    }
    if (journal.records()) {
      Evaluation old = evaluations[move];
      journal.note(() -> evaluate(move, old));
    }
    evaluations[move] = evaluation;
  }

  @Nullable Result result() {
    return result;
  }

  void setResult(@Nullable Result replacement) {
    if (journal.records()) {
      Result old = result;
      journal.note(() -> setResult(old));
    }
    result = replacement;
  }

  @Nullable State unfinished() {
    return unfinished;
  }

  void setUnfinished(@Nullable State turn) {
    if (journal.isOpen()) {
      State old = unfinished;
      journal.note(() -> setUnfinished(old));
    }
    unfinished = turn;
  }

  /** Whether they say the same of another node with the same action. */
  boolean sameAs(Annotations other) {
    return comments.equals(other.comments)
        && sameEvaluations(other)
        && result == other.result
        && Objects.equals(movesOf(unfinished), movesOf(other.unfinished));
  }

  private boolean sameEvaluations(Annotations other) {
    for (int i = 0; i < Math.max(moves, other.moves); i++) {
      if (evaluation(i) != other.evaluation(i)) {
        return false;
      }
    }
    return true;
  }

  private static @Nullable Action movesOf(@Nullable State turn) {
    return turn == null ? null : turn.action();
  }
}
