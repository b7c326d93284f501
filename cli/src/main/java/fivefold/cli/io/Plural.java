package fivefold.cli.io;

/** Counts in words. */
public final class Plural {
  private Plural() {}

  /** {@code 1 game}, {@code 2 games}. */
  public static String of(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }
}
