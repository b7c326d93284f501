/**
 * The commands below {@code fivefold db}, one class each: what the user types becomes a call of
 * {@code fivefold.db}, and its answers become lines. Start at {@link
 * fivefold.cli.command.db.DbCommand}, which lists them.
 *
 * <p>Only options and printing may enter here; what is asked of games is found out in the module
 * db.
 */
@NullMarked
package fivefold.cli.command.db;

import org.jspecify.annotations.NullMarked;
