package fivefold.engine;

/**
 * By how many actions less deep an action is searched at first that comes late in the order: those
 * that come late seldom are the best, and one that turns out better is searched again.
 */
final class Reductions {
  /** How many actions are never reduced. */
  private static final int FIRST = 2;

  /** The same where a check is given or answered, as much of it is forced. */
  private static final int FIRST_FORCING = 3;

  /** How much reductions grow with the logarithms of depth and place. */
  private static final double GROWTH = 0.8;

  /** By how much less where the score itself is wanted. */
  private static final int MAIN = 2;

  private static final int DEPTHS = 64;
  private static final int PLACES = 128;
  private static final byte[] QUIET = new byte[DEPTHS * PLACES];

  static {
    for (int depth = 2; depth < DEPTHS; depth++) {
      for (int place = FIRST; place < PLACES; place++) {
        double less = GROWTH * Math.log(depth) * Math.log(place + 1);
        QUIET[depth * PLACES + place] =
            (byte) Math.max(1, Math.min(depth - 1, (int) Math.round(less)));
      }
    }
  }

  private Reductions() {}

  /**
   * @param place how many actions were tried before it
   * @param forcing whether it gives check or answers one
   * @param main whether the score itself is wanted, not only whether it is above another
   */
  static int of(int depth, int place, boolean forcing, boolean main) {
    int less =
        forcing
            ? (depth >= 2 && place >= FIRST_FORCING ? 1 : 0)
            : QUIET[Math.min(depth, DEPTHS - 1) * PLACES + Math.min(place, PLACES - 1)];
    return main ? Math.max(0, less - MAIN) : less;
  }
}
