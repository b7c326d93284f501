/**
 * The library: read, check, write, convert, hash and draw games of 5D chess. Start at {@link
 * fivefold.Games}.
 */
@SuppressWarnings("module") // these modules are compiled later
module fivefold.core {
  requires static org.jspecify;

  exports fivefold;
  exports fivefold.model;
  exports fivefold.text;
  exports fivefold.rules;
  exports fivefold.fen;
  exports fivefold.variants;
  exports fivefold.game;
  exports fivefold.notation;
  exports fivefold.render;

  // How legal turns are found is nobody's business but our engine's; a database replays moves that
  // were checked before.
  exports fivefold.rules.movement to
      fivefold.engine,
      fivefold.db;
  exports fivefold.rules.search to
      fivefold.engine;

  uses fivefold.rules.TurnReader;

  provides fivefold.rules.TurnReader with
      fivefold.AnyNotation;
}
