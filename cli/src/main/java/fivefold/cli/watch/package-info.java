/**
 * Stepping through a game in a terminal, key by key.
 *
 * <ul>
 *   <li>{@link fivefold.cli.watch.WatchModel}: what is shown and what a key does to it, without a
 *       terminal
 *   <li>{@link fivefold.cli.watch.Watch}: the terminal, its keys and its screen
 * </ul>
 *
 * <p>May import all of core; knows no command.
 */
@NullMarked
package fivefold.cli.watch;

import org.jspecify.annotations.NullMarked;
