package fivefold.cli;

import fivefold.text.Suggestions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "man",
    description = "Print the manual page of a command.",
    footer = {
      "  fivefold man | man -l -",
      "  fivefold man completion -o ~/.local/share/man/man1/fivefold-completion.1"
    })
final class ManCommand extends CliCommand {
  @Parameters(
      paramLabel = "COMMAND",
      arity = "0..1",
      description = "The command; without it, the page of fivefold itself.")
  private @Nullable String name;

  @Override
  Exit run(Context context) {
    CommandLine root = Cli.tree(Commands.all());
    CommandLine command = name == null ? root : root.getSubcommands().get(name);
    if (command == null) {
      throw new UsageException(unknown(name));
    }
    context.out().print(ManPage.of(command.getCommandSpec()));
    return Exit.DONE;
  }

  private static String unknown(@Nullable String name) {
    String word = String.valueOf(name);
    String hint = Suggestions.didYouMean(Suggestions.nearest(word, Commands.all().keySet(), 3));
    return "unknown command '" + word + "'" + (hint == null ? "" : "; " + hint);
  }
}
