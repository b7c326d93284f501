/**
 * The command line. May import all of core; nothing imports it.
 *
 * <p>A command is one small class that extends {@link fivefold.cli.CliCommand}, and one line in
 * {@link fivefold.cli.Commands}:
 *
 * <pre>{@code
 * @Command(
 *     name = "count",
 *     description = "Count the lines of texts.",
 *     footer = {"  fivefold count game.5dpgn"})          // the examples that lead the help
 * final class CountCommand extends CliCommand {
 *   @Mixin private InputOptions inputs = new InputOptions();
 *   @Mixin private LabelOptions labels = new LabelOptions();
 *
 *   @Override
 *   Exit run(Context context) throws IOException {
 *     try (LabelledLines lines = labels.lines(context)) {
 *       return inputs.forEach(context, input -> {
 *         lines.print(input.name(), 1, "" + input.text().lines().count());
 *         return Exit.DONE;
 *       });
 *     }
 *   }
 * }
 * }</pre>
 *
 * <ul>
 *   <li>{@link fivefold.cli.CommonOptions} come by themselves: {@code --color --json -o --timing
 *       --help}. The {@link fivefold.cli.Context} shows their effect: {@code out()} for data
 *       (already the file of {@code -o}), {@code err()} for the rest, {@code json()}, {@code
 *       outPaint()}, {@code timing()}, {@code progress()}, {@code columns()}.
 *   <li>{@link fivefold.cli.InputOptions} open files, {@code -} and standard input, and report
 *       those that cannot be read. {@link fivefold.cli.Exit#worst} sums up several games.
 *   <li>{@link fivefold.cli.GameOptions} read games. A command that is worth it works on many at
 *       once: its {@link fivefold.cli.GameOptions.GameWork} computes on any thread and returns what
 *       is to be printed, and how, to the {@link fivefold.cli.Pipeline}, which keeps the order.
 *   <li>{@link fivefold.cli.JsonLine} makes a line of {@code --json}.
 *   <li>Text from outside that is shown goes through {@link fivefold.cli.Terminal#sanitize}; {@code
 *       Context.error}, {@code warn} and {@code note} do so themselves.
 *   <li>A command returns an {@link fivefold.cli.Exit}; it never prints a stack trace and never
 *       ends the JVM. Wrong usage that picocli cannot see is a {@link fivefold.cli.UsageException}.
 *   <li>Tests run commands in the test's own process with {@code CliRunner}.
 * </ul>
 */
@NullMarked
package fivefold.cli;

import org.jspecify.annotations.NullMarked;
