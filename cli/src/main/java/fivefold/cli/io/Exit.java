package fivefold.cli.io;

/** How a command ended; scripts rely on these numbers. Listed from best to worst. */
public enum Exit {
  DONE(0, "Done, or the answer is yes."),
  NO(1, "The answer is no, or problems were found in the games."),
  UNDECIDED(4, "No answer within the given limit."),
  UNREADABLE(3, "An input cannot be read or contains no game, or the output cannot be written."),
  USAGE(2, "Wrong usage."),
  BUG(70, "A bug in fivefold.");

  private final int code;
  private final String meaning;

  Exit(int code, String meaning) {
    this.code = code;
    this.meaning = meaning;
  }

  public int code() {
    return code;
  }

  public String meaning() {
    return meaning;
  }

  /** The status of a run over several games: that of the one that went worst. */
  public Exit worst(Exit other) {
    return compareTo(other) >= 0 ? this : other;
  }
}
