package fivefold.cli.command;

import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import picocli.CommandLine.Command;

/**
 * Starts the server of the module {@code lsp}. It is found by its name, so that no other command
 * loads or needs what it is made of.
 */
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
  private static final String SERVER = "fivefold.lsp.LanguageServerProcess";

  private final String version;

  /**
   * @param version what the server tells of itself
   */
  public LspCommand(String version) {
    this.version = version;
  }

  @Override
  public Exit run(Context context) {
    // Only the protocol may be on standard output, whoever else likes to print.
    PrintStream usual = System.out;
    System.setOut(context.err());
    try {
      boolean polite =
          (boolean)
              Class.forName(SERVER)
                  .getMethod("run", InputStream.class, OutputStream.class, String.class)
                  .invoke(null, context.streams().in(), context.out(), version);
      return polite ? Exit.DONE : Exit.NO;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("the language server can't be started", e);
    } finally {
      System.setOut(usual);
    }
  }
}
