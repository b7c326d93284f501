package fivefold.cli;

import picocli.AutoComplete;
import picocli.CommandLine.Command;

@Command(
    name = "completion",
    description = "Print a completion script for bash and zsh.",
    footer = {
      "  source <(fivefold completion)",
      "  fivefold completion -o ~/.local/share/bash-completion/completions/fivefold"
    })
final class CompletionCommand extends CliCommand {
  @Override
  Exit run(Context context) {
    context.out().print(AutoComplete.bash("fivefold", Cli.tree(Commands.all())));
    return Exit.DONE;
  }
}
