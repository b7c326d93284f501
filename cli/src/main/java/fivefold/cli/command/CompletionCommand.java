package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

@Command(
    name = "completion",
    description = "Print a completion script for bash and zsh.",
    footer = {
      "  source <(fivefold completion)",
      "  fivefold completion -o ~/.local/share/bash-completion/completions/fivefold"
    })
public final class CompletionCommand extends CliCommand {
  private final Supplier<CommandLine> program;

  /**
   * @param program the program with all its commands
   */
  public CompletionCommand(Supplier<CommandLine> program) {
    this.program = program;
  }

  @Override
  public Exit run(Context context) {
    context.out().print(AutoComplete.bash("fivefold", program.get()));
    return Exit.DONE;
  }
}
