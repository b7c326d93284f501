/**
 * The work of {@code db} for more games than one machine holds: files are split into games, games
 * replayed, checked, told apart and counted by Apache Spark, and the tree comes out as Parquet and
 * as explorer files.
 *
 * <p>What is counted and how it is written is decided in {@code fivefold.db.explorer}; here is only
 * how the work is spread. Spark, core, engine and the explorer's files may enter. Start reading at
 * {@link fivefold.spark.Job}.
 */
@NullMarked
package fivefold.spark;

import org.jspecify.annotations.NullMarked;
