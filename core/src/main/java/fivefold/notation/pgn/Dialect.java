package fivefold.notation.pgn;

/** Which of the related specifications strict reading holds a text to. */
enum Dialect {
  /** Shad's 5DPGN. */
  SHAD,
  /** Branched 5DPGN. */
  BRANCHED,
  /** What the memory recorders write. */
  RECORDER
}
