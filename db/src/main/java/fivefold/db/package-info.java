/**
 * Games in one SQLite file: what was played from a position, which games match, which are there
 * twice.
 *
 * <p>Start reading at {@link fivefold.db.TreeRow}. May use core and JDBC; knows nothing of the
 * command line.
 */
@NullMarked
package fivefold.db;

import org.jspecify.annotations.NullMarked;
