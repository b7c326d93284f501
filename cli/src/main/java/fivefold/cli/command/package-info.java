/**
 * The commands, one class each. A command is a small class that extends {@link
 * fivefold.cli.command.CliCommand}, and two lines in {@code fivefold.cli.Commands}:
 *
 * <pre>{@code
 * @Command(
 *     name = "count",
 *     description = "Count the lines of texts.",
 *     footer = {"  fivefold count game.5dpgn"})          // the examples that lead the help
 * public final class CountCommand extends CliCommand {
 *   @Mixin private InputOptions inputs = new InputOptions();
 *   @Mixin private LabelOptions labels = new LabelOptions();
 *
 *   @Override
 *   public Exit run(Context context) throws IOException {
 *     try (LabelledLines lines = labels.lines(context)) {
 *       return inputs.inputs().forEach(context, input -> {
 *         Origin origin = new Origin(input.name(), 1, false);
 *         lines.print(origin, "" + input.text().lines().count());
 *         return Exit.DONE;
 *       });
 *     }
 *   }
 * }
 * }</pre>
 *
 * <ul>
 *   <li>{@link fivefold.cli.option.CommonOptions} come by themselves: {@code --color --json -o
 *       --timing --help}. The {@link fivefold.cli.io.Context} shows their effect: {@code out()} for
 *       data (already the file of {@code -o}), {@code err()} for the rest, {@code json()}, {@code
 *       outPaint()}, {@code timing()}, {@code progress()}, {@code columns()}.
 *   <li>{@link fivefold.cli.option.GameOptions} give a {@link fivefold.cli.io.GameRun}, which reads
 *       the games. A command that is worth it works on many at once: its {@link
 *       fivefold.cli.io.GameRun.GameWork} computes on any thread and returns what is to be printed,
 *       and how, to the {@link fivefold.cli.io.Pipeline}, which keeps the order.
 *   <li>{@link fivefold.cli.io.JsonLine} makes a line of {@code --json}.
 *   <li>Text from outside that is shown goes through {@link fivefold.cli.io.Terminal#sanitize};
 *       {@code Context.error}, {@code warn} and {@code note} do so themselves.
 *   <li>A command returns an {@link fivefold.cli.io.Exit}; it never prints a stack trace and never
 *       ends the JVM. Wrong usage that picocli cannot see is a {@link
 *       fivefold.cli.io.UsageException}.
 *   <li>Tests run commands in the test's own process with {@code CliRunner}.
 * </ul>
 *
 * <p>No command uses another: what two of them need is an option, a part of {@code io}, or, if it
 * is about chess, a part of the library. {@link fivefold.cli.command.FenCommand} is a good one to
 * read first.
 */
@NullMarked
package fivefold.cli.command;

import org.jspecify.annotations.NullMarked;
