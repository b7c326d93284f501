package fivefold.cli;

/** How a command ended; scripts rely on these numbers. Listed from best to worst. */
enum Exit {
  /** Done, or the answer is yes. */
  DONE(0),
  /** The answer is no, or problems were found in the games. */
  NO(1),
  /** No answer within the given limit. */
  UNDECIDED(4),
  /** An input could not be read, held no game, or an output could not be written. */
  UNREADABLE(3),
  /** The command line was wrong. */
  USAGE(2),
  /** A bug of ours. */
  BUG(70);

  private final int code;

  Exit(int code) {
    this.code = code;
  }

  int code() {
    return code;
  }

  /** The status of a run over several games: that of the one that went worst. */
  Exit worst(Exit other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
