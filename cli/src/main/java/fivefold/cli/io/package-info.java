/**
 * The world outside, as commands see it. {@link fivefold.cli.io.Context} is what a command is
 * given; start there.
 *
 * <ul>
 *   <li>The process: {@link fivefold.cli.io.Streams}, {@link fivefold.cli.io.Terminal}, {@link
 *       fivefold.cli.io.Paint}, {@link fivefold.cli.io.Exit}.
 *   <li>Reading: {@link fivefold.cli.io.Inputs} opens files, {@link fivefold.cli.io.GameRun} reads
 *       their games, each from an {@link fivefold.cli.io.Origin}, and works on many at once in a
 *       {@link fivefold.cli.io.Pipeline}; a {@link fivefold.cli.io.Bookmark} lets a run that was
 *       interrupted go on, {@link fivefold.cli.io.Progress} shows how far it has come.
 *   <li>Writing: {@link fivefold.cli.io.OutputFile} and {@link fivefold.cli.io.FolderOutput} make
 *       files that appear whole or not at all, {@link fivefold.cli.io.LabelledLines} and {@link
 *       fivefold.cli.io.JsonLine} what is printed a line at a time.
 * </ul>
 *
 * <p>May import core. Knows neither options nor commands, and nothing of chess but games as the
 * library reads and writes them.
 */
@NullMarked
package fivefold.cli.io;

import org.jspecify.annotations.NullMarked;
