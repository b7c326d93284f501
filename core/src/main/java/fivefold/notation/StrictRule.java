package fivefold.notation;

/**
 * What a specification demands of a text beyond being understandable. Strict reading enforces the
 * rules its notation names; lenient reading none of them.
 */
public enum StrictRule {
  /** Moves name their board as soon as there is more than one timeline. */
  BOARD_REQUIRED,
  /** Jumps name their piece, pawns included. */
  JUMP_PIECE,
  /** Jumps name both boards and the whole source square. */
  JUMP_SOURCE,
  /** Promotions are written. */
  PROMOTION,
  /** Turns are numbered one after the other, and {@code /} only introduces Black's part. */
  TURN_NUMBER,
  /** As {@link #TURN_NUMBER}, but {@code /} introduces any action. */
  SERIAL,
  /** Captures and checks are marked. */
  MARKS,
  /** Captures en passant are marked. */
  EN_PASSANT,
  /** The result comes once, after the last action, and agrees with the header. */
  RESULT,
  /** The start is given, by the name of a variant or by boards. */
  START_GIVEN,
  /** Of the headers that say where and who, those present keep their order; boards come last. */
  HEADER_ORDER,
  /** A {@code Mode} header says 5D. */
  MODE,
  /** Games with boards of their own say {@code custom}, their size and their promotions. */
  CUSTOM_HEADERS,
  /** Headers hold only the characters that the notation lists. */
  HEADER_CHARACTERS
}
