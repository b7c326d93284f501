/** Forced mates in 5D chess. Start at {@link fivefold.solve.Solver}. */
module fivefold.engine {
  requires transitive fivefold.core;
  requires static org.jspecify;

  exports fivefold.engine;
  exports fivefold.solve;
}
