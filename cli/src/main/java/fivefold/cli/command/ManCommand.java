package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.option.Names;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
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
public final class ManCommand extends CliCommand {
  private final Supplier<CommandLine> program;

  @Parameters(
      paramLabel = "COMMAND",
      arity = "0..2",
      description = "The command; without it, the page of fivefold itself.")
  private List<String> names = List.of();

  /**
   * @param program the program with all its commands
   */
  public ManCommand(Supplier<CommandLine> program) {
    this.program = program;
  }

  @Override
  public Exit run(Context context) {
    CommandLine root = program.get();
    CommandLine command = root;
    for (String name : names) {
      Map<String, CommandLine> known = command.getSubcommands();
      command = known.get(name);
      if (command == null) {
        throw Names.unknown(
            "command", name, List.copyOf(known.keySet()), "'fivefold --help' lists them");
      }
    }
    context.out().print(ManPage.of(command.getCommandSpec()));
    return Exit.DONE;
  }
}
