package fivefold.rules.search;

/**
 * A combination that can't be part of a legal turn: for each listed variable a set of values, not
 * all of them at once. When the domain of every variable but one lies inside its set, that set can
 * be struck from the last one.
 */
final class Nogood {
  final int[] vars;
  final long[][] sets;

  /** Positions of the two conditions that are watched: those expected to hold last. */
  int watchA;

  int watchB;

  /** For both watched conditions a value that broke it when last looked at, or -1. */
  int breaksA = -1;

  int breaksB = -1;

  Nogood(int[] vars, long[][] sets) {
    this.vars = vars;
    this.sets = sets;
    this.watchA = 0;
    this.watchB = Math.min(1, vars.length - 1);
  }
}
