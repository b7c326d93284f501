package fivefold.fen;

/** How much a reader of 5DFEN forgives. */
public enum FenMode {
  /** Takes what has only one sensible meaning and warns about it. The default. */
  LENIENT,

  /** Takes only what the specification says. */
  STRICT,

  /**
   * For the program's own catalogue of start positions: strict, but with the run shorthand {@code
   * [rows:line:1w..5w]} and with turns before zero, both of which no game file may use.
   */
  CATALOGUE;

  boolean isLenient() {
    return this == LENIENT;
  }
}
