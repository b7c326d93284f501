package fivefold.rules;

/** What a move does to the multiverse. */
public enum MoveKind {
  /** Stays on its board. */
  PHYSICAL,
  /** Jumps onto the last board of another timeline, {@code >}. */
  HOP,
  /** Jumps onto a past board and makes a new timeline, {@code >>}. */
  BRANCH
}
