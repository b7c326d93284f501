package fivefold.rules.search;

/**
 * Why a choice on one timeline rules out one on another: the ways in which the moves of a turn must
 * fit together. The search notes a reason as a number; only when a conflict is analysed does it
 * become a nogood.
 */
final class TurnReasons {
  private static final int FIELD = 20;

  /** Departures, timelines and jumps must be fewer than this for their numbers to fit. */
  static final int LIMIT = 1 << FIELD;

  private static final int HAS_SOURCE = 1;
  private static final int ONE_ARRIVAL = 2;
  private static final int OTHER_DEPARTURE = 3;
  private static final int NO_DEPARTURE = 4;
  private static final int TARGET_UNUSED = 5;
  private static final int TARGET_LATER = 6;

  private final TurnVars vars;
  private final Turn turn;

  TurnReasons(TurnVars vars) {
    this.vars = vars;
    this.turn = vars.turn;
  }

  private static long code(int kind, int x, int y, int z) {
    return ((((long) kind << FIELD | x) << FIELD) | y) << FIELD | z;
  }

  /** A piece that arrives by a variable's value left its source. */
  static long hasSource(int var, int dep) {
    return code(HAS_SOURCE, var, dep, 0);
  }

  /** A piece from an axis arrives by this variable, so by no other. */
  static long oneArrival(int var, int source) {
    return code(ONE_ARRIVAL, var, source, 0);
  }

  /** Another piece leaves the axis. */
  static long otherDeparture(int dep) {
    return code(OTHER_DEPARTURE, dep, 0, 0);
  }

  /** No piece leaves the axis. */
  static long noDeparture(int axis) {
    return code(NO_DEPARTURE, axis, 0, 0);
  }

  /**
   * A branch aims at the last board of an axis, which is a hop and no branch unless something is
   * played there.
   */
  static long targetUnused(int var, int axis) {
    return code(TARGET_UNUSED, var, axis, 0);
  }

  /** A branch aims at the last board of an axis that only a later branch leaves. */
  static long targetLater(int earlier, int later, int axis) {
    return code(TARGET_LATER, earlier, later, axis);
  }

  /** The nogood behind a reason for a strike on a variable. */
  Nogood explain(long code, int struck) {
    int kind = (int) (code >>> (3 * FIELD));
    int x = (int) (code >>> (2 * FIELD)) & (LIMIT - 1);
    int y = (int) (code >>> FIELD) & (LIMIT - 1);
    int z = (int) code & (LIMIT - 1);
    return switch (kind) {
      case HAS_SOURCE -> {
        int source = TurnVars.axis(turn.depAxis[y]);
        yield pair(x, vars.arrivals(x, y, y + 1), source, vars.allBut(source, turn.depEntry[y]));
      }
      case ONE_ARRIVAL -> pair(x, vars.arrivalsFrom(x, y), struck, vars.arrivalsFrom(struck, y));
      case OTHER_DEPARTURE -> {
        int axis = turn.depAxis[x];
        long[] others = vars.arrivalsFrom(struck, axis);
        long[] mine = vars.arrivals(struck, x, x + 1);
        for (int w = 0; w < others.length; w++) {
          others[w] &= ~mine[w];
        }
        int source = TurnVars.axis(axis);
        yield pair(source, vars.only(source, turn.depEntry[x]), struck, others);
      }
      case NO_DEPARTURE -> {
        long[] staying = new long[vars.words(TurnVars.axis(x))];
        for (int w = 0; w < staying.length; w++) {
          Axis axis = turn.axes[x];
          staying[w] = ~Trail.rangeWord(w, axis.endOfPhysical, axis.endOfDepartures);
        }
        yield pair(TurnVars.axis(x), staying, struck, vars.arrivalsFrom(struck, x));
      }
      case TARGET_UNUSED -> {
        int target = TurnVars.axis(y);
        yield pair(x, turn.jumps.endTargets(y), target, vars.pass(target));
      }
      case TARGET_LATER -> pair(x, turn.jumps.endTargets(z), y, vars.arrivalsFrom(y, z));
      default -> throw new IllegalArgumentException("reason " + kind);
    };
  }

  private static Nogood pair(int x, long[] setX, int y, long[] setY) {
    return new Nogood(new int[] {x, y}, new long[][] {setX, setY});
  }
}
