package fivefold.engine;

/** What a position of the suite of tactics is about. */
enum Theme {
  /** A forced mate, by the shortest way. */
  MATE,
  /** A quiet action after which whatever the opponent plays lets him be mated; a pass would not. */
  ZUGZWANG,
  /** A mate that only a promotion to something else than a queen begins. */
  UNDERPROMOTION,
  /** All that saves from mate makes a new timeline. */
  BRANCH_TO_ESCAPE,
  /** Whoever makes a new timeline is mated. */
  DO_NOT_BRANCH,
  /** A capture on another board that wins a piece. */
  HANGING,
  /** A move that takes nothing, attacks over several boards, and wins a piece by force. */
  FORK
}
