package fivefold.cli.command.lsp;

import fivefold.cli.command.CliCommand;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.Version;
import fivefold.lsp.LanguageServerProcess;
import java.io.PrintStream;
import picocli.CommandLine.Command;

@Command(
    name = "lsp",
    description = {
      "Be a language server for editors, on standard input and output.",
      "It tells what is wrong with a game while you type, shows boards, completes moves and more."
    },
    footer = {
      "  fivefold lsp",
    })
public final class LspCommand extends CliCommand {
  @Override
  public Exit run(Context context) {
    // Only the protocol may be on standard output, whoever else likes to print.
    PrintStream usual = System.out;
    System.setOut(context.err());
    try {
      boolean polite =
          LanguageServerProcess.run(context.streams().in(), context.out(), Version.number());
      return polite ? Exit.DONE : Exit.NO;
    } finally {
      System.setOut(usual);
    }
  }
}
