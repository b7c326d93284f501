package fivefold.cli.command.db;

import fivefold.cli.command.CliCommand;
import fivefold.cli.io.Context;
import fivefold.cli.io.Exit;
import fivefold.cli.io.UsageException;
import picocli.CommandLine.Command;

@Command(
    name = "db",
    description = {
      "Keep games in a database: what was played, who played it, which games match.",
      "A database is one SQLite file. 'fivefold db COMMAND --help' tells more about each command."
    },
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "  fivefold db import games.db archive/ more.zip",
      "  fivefold db tree games.db",
      "  fivefold db find games.db --player Ada --timelines 3.."
    },
    subcommands = {
      ImportCommand.class,
      TreeCommand.class,
      FindCommand.class,
      DupsCommand.class,
      StatsCommand.class,
      ExportCommand.class,
      WatchCommand.class,
      DrillCommand.class
    })
public final class DbCommand extends CliCommand {
  @Override
  public Exit run(Context context) {
    throw new UsageException("name a command, such as 'fivefold db import'");
  }
}
