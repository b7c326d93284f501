/** Games in one SQLite file. Start at {@link fivefold.db.Database}. */
module fivefold.db {
  requires transitive fivefold.core;
  requires transitive java.sql;
  requires static org.jspecify;

  exports fivefold.db;
  exports fivefold.db.pattern;
  exports fivefold.db.explorer;
}
