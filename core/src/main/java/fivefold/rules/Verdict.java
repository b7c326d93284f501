package fivefold.rules;

/** How a turn stands for the player to move. */
public enum Verdict {
  /** There is a legal action and no check. */
  PLAYING,
  /** In check, and an action that does not rewind the present answers it. */
  CHECK,
  /** In check, and every legal action rewinds the present. */
  SOFTMATE,
  /** In check without a legal action: lost. */
  CHECKMATE,
  /** Not in check and without a legal action: a draw. */
  STALEMATE,
  /** The budget did not suffice. */
  UNKNOWN;

  /** Whether the game is over. */
  public boolean isFinal() {
    return this == CHECKMATE || this == STALEMATE;
  }
}
