package fivefold.notation;

/**
 * How much of an input a reader takes before it gives up with a diagnostic, so that no input can
 * eat memory without bound.
 *
 * @param gameChars the length of one game's text
 * @param actions the actions of one game, variations included
 * @param nesting how deep variations may lie in each other
 * @param timelines the timelines of one position
 * @param boards the boards of a start position
 * @param diagnostics how many findings of one game are kept; the rest is counted
 */
public record Limits(
    int gameChars, int actions, int nesting, int timelines, int boards, int diagnostics) {
  public static final Limits DEFAULT =
      new Limits(16_000_000, 2_000_000, 1_000_000, 10_000, 10_000, 1_000);
}
