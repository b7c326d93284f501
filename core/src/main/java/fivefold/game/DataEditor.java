package fivefold.game;

import fivefold.rules.State;
import java.util.ArrayList;
import java.util.List;

/**
 * Changes the data in comments, and nothing else in them: what they say already stays as it is
 * written, the first command of a kind is rewritten in its place, and new ones follow the last.
 */
final class DataEditor {
  private final State state;
  private final List<Comment> comments = new ArrayList<>();

  /** The command that is still to be written; empty when it has found its place. */
  private String pending = "";

  private DataEditor(State state) {
    this.state = state;
  }

  /**
   * Comments with other data.
   *
   * @param lastMove where a comment goes that is made for the data
   */
  static List<Comment> put(List<Comment> comments, State state, CommentData wanted, int lastMove) {
    CommentData present = DataReader.read(comments, state);
    DataEditor editor = new DataEditor(state);
    editor.comments.addAll(comments);
    for (DataKind kind : DataKind.values()) {
      if (!kind.partOf(wanted).equals(kind.partOf(present))) {
        editor.put(kind, kind.text(wanted, state.parity()), lastMove);
      }
    }
    return editor.comments;
  }

  private void put(DataKind kind, String command, int lastMove) {
    pending = command;
    for (int i = 0; i < comments.size(); i++) {
      Comment old = comments.get(i);
      comments.set(i, new Comment(old.move(), replaced(kind, old.text())));
    }
    if (!pending.isEmpty()) {
      append(pending, lastMove);
    }
    comments.removeIf(comment -> comment.text().isBlank());
  }

  /** A comment with the pending command in place of the first of its kind, and without others. */
  private String replaced(DataKind kind, String text) {
    StringBuilder out = new StringBuilder();
    int from = 0;
    for (Command command : Command.in(text)) {
      if (DataKind.of(command) == kind && new DataReader(state).read(kind, command) == null) {
        out.append(text, from, command.start()).append(pending);
        from = command.end();
        boolean blank = from < text.length() && text.charAt(from) == ' ';
        from += pending.isEmpty() && blank ? 1 : 0;
        pending = "";
      }
    }
    return from == 0 ? text : out.append(text, from, text.length()).toString().strip();
  }

  private void append(String command, int lastMove) {
    for (int i = comments.size() - 1; i >= 0; i--) {
      Comment old = comments.get(i);
      if (!Command.in(old.text()).isEmpty()) {
        comments.set(i, new Comment(old.move(), old.text() + " " + command));
        return;
      }
    }
    comments.add(new Comment(lastMove, command));
  }
}
