/**
 * Games in one SQLite file: what was played from a position, which games match, which are there
 * twice.
 *
 * <ul>
 *   <li>{@link fivefold.db.Database}: opens a file; {@code Schema} describes the tables
 *   <li>{@link fivefold.db.Importer}: adds games that were {@link fivefold.db.Prepared} on any
 *       thread; {@code Popular} keeps the statistics, {@code Containment} notes games in games
 *   <li>{@link fivefold.db.OpeningTree}: what was played
 *   <li>{@link fivefold.db.Query}, {@link fivefold.db.Finder}: which games match
 *   <li>{@link fivefold.db.Drill}: what to practise
 *   <li>{@code MoveCode}, {@code Walk}: moves as bytes, and playing them again
 * </ul>
 *
 * <p>Start reading at {@code Schema}. May use core and JDBC; knows nothing of the command line. The
 * page <a href="../../../../../../docs/database.md">docs/database.md</a> tells how it works.
 */
@NullMarked
package fivefold.db;

import org.jspecify.annotations.NullMarked;
