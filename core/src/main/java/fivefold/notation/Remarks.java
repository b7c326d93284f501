package fivefold.notation;

import fivefold.game.Comment;
import fivefold.game.Evaluation;
import fivefold.game.Node;
import fivefold.model.Ply;
import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Comments and evaluations that wait for the action they belong to. */
final class Remarks {
  /** To moves of the action under way, by the order of play. */
  private final List<Note> notes = new ArrayList<>();

  /** Comments that stand before the next action instead of after the last one. */
  private final List<String> ahead = new ArrayList<>();

  private record Note(int move, @Nullable String comment, @Nullable Evaluation evaluation) {}

  /**
   * @param move the number of the move it stands behind, -1 before the first
   */
  void comment(int move, String text) {
    notes.add(new Note(move, text, null));
  }

  void evaluate(int move, Evaluation evaluation) {
    notes.add(new Note(move, null, evaluation));
  }

  void ahead(String text) {
    ahead.add(text);
  }

  /** Keeps the comments of an action without moves for the next one. */
  void putOff() {
    for (Note note : notes) {
      if (note.comment() != null) {
        ahead.add(note.comment());
      }
    }
    notes.clear();
  }

  /** Forgets what was written to the action under way. */
  void drop() {
    notes.clear();
  }

  /** Leaves the comments on the action under way at a node: its moves will have none. */
  void leave(Node node) {
    for (Note note : notes) {
      if (note.comment() != null) {
        node.addComment(note.comment());
      }
    }
    notes.clear();
  }

  /** Leaves the comments for the next action at a node: there is none. */
  void leaveAhead(Node node) {
    ahead.forEach(node::addComment);
    ahead.clear();
  }

  /** Puts everything on the moves it was written to, wherever sorting put them. */
  void attach(Node child, State played) {
    for (String text : ahead) {
      child.addComment(new Comment(Comment.BEFORE, text));
    }
    ahead.clear();
    if (notes.isEmpty()) {
      return;
    }
    List<Ply> asPlayed = played.plies();
    List<Ply> sorted = child.action().plies();
    for (Note note : notes) {
      int move = note.move() < 0 ? Comment.BEFORE : sorted.indexOf(asPlayed.get(note.move()));
      if (note.comment() != null) {
        child.addComment(new Comment(move, note.comment()));
      } else if (move >= 0 && child.evaluation(move).isEmpty()) {
        child.evaluate(move, note.evaluation());
      }
    }
    notes.clear();
  }
}
