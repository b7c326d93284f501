/**
 * The program: {@link fivefold.cli.Main} starts it, {@link fivefold.cli.Commands} lists what it can
 * do, {@link fivefold.cli.Cli} parses a command line, runs the command and turns every way this can
 * end into an exit status.
 *
 * <p>What else there is, each package below the ones before it:
 *
 * <ul>
 *   <li>{@code fivefold.cli.command}: one class a command. Start there to add one.
 *   <li>{@code fivefold.cli.option}: the options that commands share.
 *   <li>{@code fivefold.cli.io}: the world outside, such as files, streams, terminals and threads.
 *   <li>{@code fivefold.cli.picture} and {@code fivefold.cli.watch}: bitmaps, and stepping through
 *       a game in a terminal.
 * </ul>
 *
 * <p>Here may only enter what concerns all commands alike. May import all of core and all of the
 * packages below; nothing imports it.
 */
@NullMarked
package fivefold.cli;

import org.jspecify.annotations.NullMarked;
