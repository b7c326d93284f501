package fivefold.game;

/**
 * A remark inside or after an action.
 *
 * @param move the index of the move it follows in the action's standard order, or {@link #BEFORE}
 * @param text the remark itself, without the signs a notation puts around it
 */
public record Comment(int move, String text) {
  /** The place of a remark that stands before the first move, or at the root of a game. */
  public static final int BEFORE = -1;

  public Comment {
    if (move < BEFORE) {
      throw new IllegalArgumentException("no such move: " + move);
    }
  }

  /** What the remark says to people: the text without the commands of {@link CommentData}. */
  public String words() {
    if (!Command.mayBeIn(text)) {
      return text;
    }
    StringBuilder out = new StringBuilder();
    int from = 0;
    for (Command command : Command.in(text)) {
      out.append(text.substring(from, command.start()).stripTrailing());
      out.append(out.length() == 0 ? "" : " ");
      from = command.end();
      while (from < text.length() && Character.isWhitespace(text.charAt(from))) {
        from++;
      }
    }
    return out.append(text, from, text.length()).toString().strip();
  }
}
